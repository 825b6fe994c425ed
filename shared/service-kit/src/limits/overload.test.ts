import { describe, expect, it } from 'vitest'
import { createOverloadLimit, minLimit } from './overload.ts'

const stepMs = 1
const workMs = 10
const cores = 4

/** A machine whose cores share all the calls that are in flight, and people who come `arrivals` times a step. */
function simulate({ seconds, arrivals }: { seconds: number; arrivals: number }) {
  let nowMs = 0
  const overload = createOverloadLimit(() => nowMs)
  const tookMs: number[] = []
  let refused = 0
  let running: { startedMs: number; leftMs: number; end: (isDone: boolean) => void }[] = []
  let owed = 0
  const run = (forSeconds: number, perStep: number) => {
    tookMs.length = 0
    for (const endMs = nowMs + forSeconds * 1000; nowMs < endMs; nowMs += stepMs) {
      owed += perStep
      for (; owed >= 1; owed -= 1) {
        const end = overload.admit('list')
        if (end) running.push({ startedMs: nowMs, leftMs: workMs, end })
        else refused += 1
      }
      const share = Math.min(1, cores / Math.max(1, running.length)) * stepMs
      for (const call of running) call.leftMs -= share
      for (const call of running.filter(({ leftMs }) => leftMs <= 0)) {
        tookMs.push(nowMs + stepMs - call.startedMs)
        call.end(true)
      }
      running = running.filter(({ leftMs }) => leftMs > 0)
    }
    const sorted = tookMs.toSorted((a, b) => a - b)
    return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, answered: tookMs.length }
  }
  const calm = run(5, 0.1)
  const atFirst = [run(1, arrivals), run(1, arrivals)]
  run(seconds - 2, arrivals)
  const pressed = run(5, arrivals)
  return { calm, atFirst, pressed, refused, limit: overload.limit() }
}

describe('createOverloadLimit', () => {
  it('keeps what it lets in within three times of a calm moment, with ten times too many coming', () => {
    const { calm, pressed, refused } = simulate({ seconds: 20, arrivals: 4 })
    expect(calm.p99).toBeLessThanOrEqual(workMs + stepMs)
    expect(pressed.p99).toBeLessThanOrEqual(calm.p99 * 3)
    expect(refused).toBeGreaterThan(0)
    // The machine does as much as it can: four cores, ten milliseconds each.
    expect(pressed.answered).toBeGreaterThan(5 * 400 * 0.9)
  })

  it('finds its place within a second of a rush', () => {
    const { calm, atFirst } = simulate({ seconds: 20, arrivals: 4 })
    expect(atFirst[1]?.p99).toBeLessThanOrEqual(calm.p99 * 3)
  })

  it('refuses nobody whom the machine answers without delay', () => {
    expect(simulate({ seconds: 20, arrivals: 0.3 }).refused).toBe(0)
  })

  it('takes a call that is always slow for no overload', () => {
    let nowMs = 0
    const overload = createOverloadLimit(() => nowMs)
    const before = overload.limit()
    for (let count = 0; count < 200; count += 1) {
      const end = overload.admit(count % 2 === 0 ? 'export' : 'list')
      nowMs += count % 2 === 0 ? 900 : 5
      end?.(true)
    }
    expect(overload.limit()).toBe(before)
  })

  it('takes a machine that is slow with a few calls for no overload', () => {
    let nowMs = 0
    const overload = createOverloadLimit(() => nowMs)
    const before = overload.limit()
    for (let count = 0; count < 400; count += 1) {
      const ends = Array.from({ length: 4 }, () => overload.admit('list'))
      nowMs += count < 100 ? 10 : 200
      for (const end of ends) end?.(true)
    }
    expect(overload.limit()).toBe(before)
  })

  it('learns nothing from calls that were refused', () => {
    let nowMs = 0
    const overload = createOverloadLimit(() => nowMs)
    const before = overload.limit()
    const many = (tookMs: number, isDone: boolean) => {
      const ends = Array.from({ length: 20 }, () => overload.admit('list'))
      nowMs += tookMs
      for (const end of ends) end?.(isDone)
    }
    for (let round = 0; round < 50; round += 1) {
      many(1, false)
      many(40, true)
    }
    expect(overload.limit()).toBe(before)
  })

  it('lets more in again once it is calm', () => {
    let nowMs = 0
    const overload = createOverloadLimit(() => nowMs)
    const many = (count: number, tookMs: number) => {
      const ends = Array.from({ length: count }, () => overload.admit('list'))
      nowMs += tookMs
      for (const end of ends) end?.(true)
    }
    for (let round = 0; round < 20; round += 1) many(10, 10)
    for (let round = 0; round < 30; round += 1) many(200, 400)
    expect(overload.limit()).toBeLessThan(20)
    for (let round = 0; round < 800; round += 1) many(200, 10)
    expect(overload.limit()).toBeGreaterThan(40)
  })

  it('opens the page of each of a few people whole, however slow the machine is, and holds back a crowd', () => {
    let nowMs = 0
    const overload = createOverloadLimit(() => nowMs)
    const page = (client: string, calls: number) =>
      Array.from({ length: calls }, () => overload.admit('list', client)).filter((end) => end !== undefined)
    const endAll = (ends: readonly ((isDone: boolean) => void)[]) => {
      for (const end of ends) end(true)
    }
    for (let round = 0; round < 300; round += 1) {
      const ends = Array.from({ length: 60 }, (_, person) => page(`person ${person}`, 1)).flat()
      nowMs += round < 50 ? 10 : 400
      endAll(ends)
    }
    expect(overload.limit()).toBe(minLimit)
    const few = Array.from({ length: minLimit }, (_, person) => page(`person ${person}`, 12))
    expect(few.map((ends) => ends.length)).toEqual(few.map(() => 12))
    expect(page('one more', 1)).toEqual([])
    endAll(few.flat())
    // One client alone takes the places of all at most.
    const many = page('a script', 100)
    expect(many).toHaveLength(11 + minLimit)
    endAll(many)
    expect(page('one more', 1)).toHaveLength(1)
  })
})
