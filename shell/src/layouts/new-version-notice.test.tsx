import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useMismatches } from '@waymark/web-kit/check-answer'
import { useFailedSlots } from '@waymark/web-kit/slots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewVersionNotice } from './new-version-notice.tsx'

const pageOf = (script: string) => `<!doctype html><script defer src="${script}"></script>`

beforeEach(() => {
  document.head.innerHTML = pageOf('/main.0123456789.js')
})
afterEach(() => {
  document.head.innerHTML = ''
})

/** Somebody returns to the tab while the server responds with `answer` for the page. */
function comeBack(answer: () => Promise<Response>) {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  render(<NewVersionNotice />)
  document.dispatchEvent(new Event('visibilitychange'))
  return asked
}

test('another version on the server is offered, and left for later', async () => {
  comeBack(async () => new Response(pageOf('/main.9876543210.js')))
  expect((await screen.findByRole('status')).textContent).toBe(
    'A new version of Waymark is ready. Reload the page to use it.',
  )
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  ['the same version', async () => new Response(pageOf('/main.0123456789.js'))],
  ['no answer', () => Promise.reject(new TypeError('no network'))],
  ['a page of something else', async () => new Response('<title>Wi-Fi: please log in</title>')],
])('%s is no news', async (_what, answer) => {
  const asked = comeBack(answer)
  await expect.poll(() => asked.mock.results.length).toBe(1)
  await Promise.allSettled(asked.mock.results.map(({ value }) => value))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a page that met an answer it does not know says that it is out of date', async () => {
  render(<NewVersionNotice />)
  act(() => useMismatches.setState({ mismatches: [{ path: '/api/Booking/get-booking-list', faults: [] }] }))
  expect((await screen.findByRole('status')).textContent).toBe('This part is out of date. Reload the page.')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
  act(() => useMismatches.setState({ mismatches: [] }))
})

test('a part that did not load is named, with a button that loads the page again', async () => {
  render(<NewVersionNotice />)
  act(() => useFailedSlots.setState({ names: ['bookingChat'] }))
  expect((await screen.findByRole('status')).textContent).toBe(
    'Messages did not load. Everything else works. Reload the page to try again.',
  )
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
  act(() => useFailedSlots.setState({ names: [] }))
})
