import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { bulkShownMs, bulkWork, useBulk } from './bulk.ts'
import { CallError, networkError } from './call-error.ts'

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const steps = [1, 2, 3].map((id) => ({ id, name: `Booking ${id}`, input: { bookingId: id } }))
const refused = () => new CallError({ name: 'TooClose', message: 'It starts soon.', status: 409 })

function work(key: string, send: (input: { bookingId: number }) => Promise<string>) {
  return bulkWork({ key, sample: { bookingId: 0 }, send, calls: [] })
}
const outcomes = (bulk: ReturnType<typeof useBulk>['bulk']) => bulk?.steps.map(({ state, text }) => `${state} ${text}`)

test('does one after the other, and says what came of each', async () => {
  const cancel = work('each', async ({ bookingId }) => {
    if (bookingId === 2) throw refused()
    return 'Cancelled'
  })
  const { result } = renderHook(() => useBulk(cancel), { wrapper })
  await act(() => result.current.start('Cancel 3 bookings', steps))
  expect(outcomes(result.current.bulk)).toEqual(['done Cancelled', 'failed It starts soon.', 'done Cancelled'])
  expect(result.current.isRunning).toBe(false)
  act(() => result.current.dismiss())
  expect(result.current.bulk).toBeNull()
})

test('waits when the connection is lost, and goes on with the rest alone, also after a reload', async () => {
  const sent: number[] = []
  let isOffline = true
  const send = async ({ bookingId }: { bookingId: number }) => {
    if (bookingId === 2 && isOffline) throw networkError(0)
    sent.push(bookingId)
    return 'Cancelled'
  }
  const first = renderHook(() => useBulk(work('lost', send)), { wrapper })
  await act(() => first.result.current.start('Cancel 3 bookings', steps))
  first.unmount()
  isOffline = false
  // A reload makes the store anew; what waits is read from this tab.
  const reloaded = work('lost', send)
  const { result } = renderHook(() => useBulk(reloaded), { wrapper })
  expect(outcomes(result.current.bulk)).toEqual(['done Cancelled', 'waiting ', 'waiting '])
  await act(() => result.current.goOn())
  expect(sent).toEqual([1, 2, 3])
  expect(outcomes(result.current.bulk)).toEqual(['done Cancelled', 'done Cancelled', 'done Cancelled'])
})

test('a result of which nothing is left to do goes by itself, one with a refusal stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const cancel = work('goes', async ({ bookingId }) => {
    if (bookingId === 2) throw refused()
    return 'Cancelled'
  })
  const { result } = renderHook(() => useBulk(cancel), { wrapper })
  await act(() => result.current.start('Cancel 3 bookings', steps))
  act(() => void vi.advanceTimersByTime(2 * bulkShownMs))
  expect(result.current.bulk).not.toBeNull()
  await act(() => result.current.start('Cancel 1 booking', steps.slice(0, 1)))
  act(() => void vi.advanceTimersByTime(bulkShownMs - 1000))
  expect(result.current.bulk).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current.bulk).toBeNull()
  vi.useRealTimers()
})

test('stops after the one under way', async () => {
  let release = () => {}
  const held = work('held', () => new Promise((resolve) => (release = () => resolve('Cancelled'))))
  const { result } = renderHook(() => useBulk(held), { wrapper })
  act(() => void result.current.start('Cancel 3 bookings', steps))
  await waitFor(() => expect(result.current.isRunning).toBe(true))
  act(() => {
    result.current.stop()
    release()
  })
  await waitFor(() => expect(result.current.isRunning).toBe(false))
  expect(outcomes(result.current.bulk)).toEqual(['done Cancelled', 'waiting ', 'waiting '])
})
