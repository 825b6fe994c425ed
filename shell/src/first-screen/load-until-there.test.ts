import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadUntilThere } from './load-until-there.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the script that starts the page', () => {
  it('is loaded again until it comes', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('timeout')).mockRejectedValueOnce(new Error('timeout'))
    load.mockResolvedValue('page')
    const loading = loadUntilThere(load)
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await loading).toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is loaded at once when the connection is back', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('page')
    const loading = loadUntilThere(load)
    await vi.advanceTimersByTimeAsync(0)
    dispatchEvent(new Event('online'))
    expect(await loading).toBe('page')
  })

  it('is given up after some minutes', async () => {
    const load = vi.fn().mockRejectedValue(new Error('gone'))
    const given = expect(loadUntilThere(load)).rejects.toThrow('gone')
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    await given
    expect(load).toHaveBeenCalledTimes(12)
  })
})
