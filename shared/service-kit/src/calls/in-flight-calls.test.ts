import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackInFlight, whenNotBusy } from './in-flight-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function startCalls(count: number): () => void {
  const ends = Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    void trackInFlight(() => promise)
    return resolve
  })
  return () => {
    for (const end of ends) end()
  }
}

test('starts background work immediately while few calls are in flight', async () => {
  const end = startCalls(3)
  await whenNotBusy()
  end()
})

test('delays background work until many concurrent calls have been answered', async () => {
  const end = startCalls(40)
  let done = false
  const waited = whenNotBusy().then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toBe(false)
  end()
  await waited
  expect(done).toBe(true)
})

test('never delays background work by more than 400 ms', async () => {
  const end = startCalls(40)
  const waited = whenNotBusy()
  await vi.advanceTimersByTimeAsync(400)
  await waited
  end()
})

test('stops counting a call that fails', async () => {
  await Promise.allSettled(
    Array.from({ length: 40 }, () => trackInFlight(() => Promise.reject(new Error('the call failed')))),
  )
  await whenNotBusy()
})
