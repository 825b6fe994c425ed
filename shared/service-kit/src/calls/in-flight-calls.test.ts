import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOverloadLimit, minLimit } from '../limits/overload.ts'
import { createProcessWork, type ProcessWork } from './in-flight-calls.ts'

// Not that of this process, in which other tests have run jobs.
let trackInFlight: ProcessWork['trackInFlight']
let whenNotBusy: ProcessWork['whenNotBusy']
let runInTurn: ProcessWork['runInTurn']
beforeEach(() => {
  vi.useFakeTimers()
  ;({ trackInFlight, whenNotBusy, runInTurn } = createProcessWork())
})
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

describe('whenNotBusy', () => {
  it('starts background work immediately while few calls are in flight', async () => {
    const end = startCalls(3)
    await whenNotBusy()
    end()
  })

  it('delays background work until many concurrent calls have been answered', async () => {
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

  it('never delays background work by more than 400 ms', async () => {
    const end = startCalls(40)
    const waited = whenNotBusy()
    await vi.advanceTimersByTimeAsync(400)
    await waited
    end()
  })

  it('stops counting a call that fails', async () => {
    await Promise.allSettled(
      Array.from({ length: 40 }, () => trackInFlight(() => Promise.reject(new Error('the call failed')))),
    )
    await whenNotBusy()
  })
})

describe('runInTurn', () => {
  function startJobs(count: number) {
    const ends: (() => void)[] = []
    const jobs = Array.from({ length: count }, () => runInTurn(() => new Promise<void>((end) => ends.push(end))))
    return {
      running: () => ends.length,
      end: async () => {
        for (let ended = 0; ended < count; ) {
          for (const end of ends.splice(0)) {
            end()
            ended += 1
          }
          await vi.advanceTimersByTimeAsync(500)
        }
        await Promise.all(jobs)
      },
    }
  }

  it('starts every job at once while few calls are in flight', async () => {
    const jobs = startJobs(30)
    await vi.advanceTimersByTimeAsync(0)
    expect(jobs.running()).toBe(30)
    await jobs.end()
  })

  it('gives way to as few calls as the overload limit lets in when a machine is slow', async () => {
    const end = startCalls(minLimit)
    const jobs = startJobs(30)
    await vi.advanceTimersByTimeAsync(0)
    expect(jobs.running()).toBe(2)
    end()
    await vi.advanceTimersByTimeAsync(0)
    expect(jobs.running()).toBe(30)
    await jobs.end()
  })

  it('starts more of them the longer they wait, and never more than calls have left', async () => {
    const end = startCalls(40)
    const jobs = startJobs(30)
    await vi.advanceTimersByTimeAsync(1100)
    expect(jobs.running()).toBe(4)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(jobs.running()).toBe(minLimit)
    await jobs.end()
    end()
  })

  it('goes on after a job that failed', async () => {
    const end = startCalls(40)
    const failing = Array.from({ length: 10 }, () => runInTurn(() => Promise.reject(new Error('the job failed'))))
    await Promise.allSettled(failing)
    await expect(runInTurn(async () => 'done')).resolves.toBe('done')
    end()
  })
})

interface Work {
  leftMs: number
  readonly end: () => void
}

/** A machine whose cores share all that runs; some of its calls are bookings, which cause jobs. */
class Machine {
  readonly #overload = createOverloadLimit(() => performance.now())
  #running: Work[] = []
  #tookMs: number[] = []
  #calls = 0
  #owed = 0
  jobsLeft = 0

  /** p99 of the calls that were let in, with so many coming each millisecond. */
  async run(seconds: number, arrivals: number): Promise<number> {
    this.#tookMs = []
    for (let ms = 0; ms < seconds * 1000; ms += 1) {
      for (this.#owed += arrivals; this.#owed >= 1; this.#owed -= 1) this.#startCall()
      const share = Math.min(1, cores / Math.max(1, this.#running.length))
      for (const work of this.#running) work.leftMs -= share
      const done = this.#running.filter(({ leftMs }) => leftMs <= 0)
      this.#running = this.#running.filter(({ leftMs }) => leftMs > 0)
      for (const { end } of done) end()
      await vi.advanceTimersByTimeAsync(1)
    }
    const sorted = this.#tookMs.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * 0.99)] ?? 0
  }

  #startCall(): void {
    const leave = this.#overload.admit('list')
    if (!leave) return
    this.#calls += 1
    const isBooking = this.#calls % bookingOneOf === 0
    const startedMs = performance.now()
    void trackInFlight(() => this.#work()).then(() => {
      leave(true)
      this.#tookMs.push(performance.now() - startedMs)
      if (isBooking) for (let job = 0; job < jobsOfBooking; job += 1) this.#startJob()
    })
  }

  #startJob(): void {
    this.jobsLeft += 1
    void runInTurn(() => this.#work()).then(() => {
      this.jobsLeft -= 1
    })
  }

  #work(): Promise<void> {
    return new Promise((end) => this.#running.push({ leftMs: workMs, end }))
  }
}

const cores = 4
const workMs = 10
const bookingOneOf = 14
const jobsOfBooking = 8

describe('calls and jobs of one process', () => {
  it('calls that are let in stay within three times of a calm moment while people book, and every job is done', async () => {
    const machine = new Machine()
    const calmMs = await machine.run(5, 0.05)
    await machine.run(10, 2)
    const pressedMs = await machine.run(10, 2)
    expect(calmMs).toBeLessThanOrEqual(2 * workMs)
    expect(pressedMs).toBeLessThanOrEqual(3 * calmMs)
    await machine.run(5, 0)
    expect(machine.jobsLeft).toBe(0)
  })
})
