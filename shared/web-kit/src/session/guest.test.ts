import { expect, test, vi } from 'vitest'
import { forgetGuestDetails, keepGuest, useGuest } from './guest.ts'

const ana = {
  token: 'guest-token',
  expires: '2099-01-01T00:00:00Z',
  firstName: 'Ana',
  lastName: 'Reid',
  email: 'ana@example.org',
  phone: '021 555 0142',
}

test('the details of a guest are kept in their tab alone, and forgotten once they have booked', () => {
  keepGuest(ana)
  expect(Object.keys(localStorage)).toEqual([])
  expect(JSON.parse(sessionStorage.getItem('waymark:guest') ?? '')).toEqual(ana)
  forgetGuestDetails()
  const left = { ...ana, firstName: '', lastName: '', email: '', phone: '' }
  expect([useGuest.getState().guest, JSON.parse(sessionStorage.getItem('waymark:guest') ?? '')]).toEqual([left, left])
})

test('a new tab starts without them, and takes away what an earlier release kept for all tabs', async () => {
  localStorage.setItem('waymark:guest', JSON.stringify(ana))
  vi.resetModules()
  const opened = await import('./guest.ts')
  expect(opened.useGuest.getState().guest).toBeNull()
  expect(localStorage.getItem('waymark:guest')).toBeNull()
})
