import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackInFlight, whenNotBusy } from './in-flight-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function crowdOf(count: number): () => void {
  const ends = Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    void trackInFlight(() => promise)
    return resolve
  })
  return () => {
    for (const end of ends) end()
  }
}

test('background work goes on at once while few calls are under way', async () => {
  const end = crowdOf(3)
  await whenNotBusy()
  end()
})

test('background work waits until a crowd of calls has been answered', async () => {
  const end = crowdOf(40)
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

test('background work never waits longer than 400 ms', async () => {
  const end = crowdOf(40)
  const waited = whenNotBusy()
  await vi.advanceTimersByTimeAsync(400)
  await waited
  end()
})

test('a call that fails is under way no more', async () => {
  await Promise.allSettled(
    Array.from({ length: 40 }, () => trackInFlight(() => Promise.reject(new Error('the call failed')))),
  )
  await whenNotBusy()
})
