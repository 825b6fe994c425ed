import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce, useAnnouncement } from './announcement.ts'
import { useAnnouncedChange } from './use-announced-change.ts'

beforeEach(() => {
  vi.useFakeTimers()
  announce('')
})
afterEach(() => void vi.useRealTimers())

const said = () => useAnnouncement.getState().text.trim()

test('what is shown first is not announced, and of quick changes only the last', () => {
  const { rerender } = renderHook(useAnnouncedChange, { initialProps: 'To pay: $13.00' })
  vi.runAllTimers()
  expect(said()).toBe('')
  rerender('To pay: $11.00')
  rerender('To pay: $24.00')
  vi.runAllTimers()
  expect(said()).toBe('To pay: $24.00')
})

test('what changes back before it was announced is not announced', () => {
  const { rerender } = renderHook(useAnnouncedChange, { initialProps: 'To pay: $13.00' })
  rerender('To pay: $11.00')
  rerender('To pay: $13.00')
  vi.runAllTimers()
  expect(said()).toBe('')
})
