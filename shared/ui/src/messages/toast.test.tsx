import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from './toast.tsx'
import { showToast, toastQueue } from './toast-queue.ts'
import { useRecentToasts } from './use-recent-toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  for (const toast of toastQueue.visibleToasts) toastQueue.close(toast.key)
})

function showBooked() {
  render(<ToastRegion />)
  act(() => showToast({ tone: 'success', title: 'Booking confirmed.', text: 'Tue 24 Nov, 9:15 am.' }))
  return screen.getByRole('alertdialog')
}

test('a toast closes after 5000 ms', () => {
  showBooked()
  act(() => vi.advanceTimersByTime(4900))
  expect(screen.getByText('Booking confirmed.')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.queryByText('Booking confirmed.')).toBeNull()
})

test('a toast waits while it is focused', () => {
  const toast = showBooked()
  act(() => toast.focus())
  act(() => vi.advanceTimersByTime(20_000))
  expect(screen.getByText('Booking confirmed.')).toBeInTheDocument()
  act(() => toast.blur())
  act(() => vi.advanceTimersByTime(5100))
  expect(screen.queryByText('Booking confirmed.')).toBeNull()
})

test('Close removes a toast at once', () => {
  showBooked()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Booking confirmed.')).toBeNull()
})

test('the page keeps room for the toasts that are shown, and what has the focus is scrolled clear of them', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly look: () => void
      constructor(look: () => void) {
        this.look = look
      }
      observe() {
        this.look()
      }
      disconnect() {}
    },
  )
  const scrolled = vi.fn()
  Object.assign(Element.prototype, { scrollIntoView: scrolled })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 150, 300, 140))
  render(
    <main>
      <button type="button">Save</button>
    </main>,
  )
  act(() => screen.getByRole('button', { name: 'Save' }).focus())
  showBooked()
  const room = () => document.documentElement.style.getPropertyValue('--toast-room')
  expect(room()).toBe('150px')
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  act(() => vi.advanceTimersByTime(5100))
  expect(room()).toBe('')
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('what a closed toast said stays readable, newest first', () => {
  const { result } = renderHook(() => useRecentToasts())
  act(() => showToast({ tone: 'info', title: 'First.' }))
  act(() => showToast({ tone: 'info', title: 'Second.' }))
  act(() => vi.advanceTimersByTime(6000))
  expect(result.current.slice(0, 2).map(({ title }) => title)).toEqual(['Second.', 'First.'])
})
