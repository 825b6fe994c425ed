import { availableParallelism } from 'node:os'

/** Decides how many calls run at once, by how much slower they get together. */
export interface OverloadLimit {
  /**
   * Lets a call begin; the result is called at its end, and says whether it was done as asked: one that was refused took
   * less. Undefined when it would make all of them slow. The calls of one `client` share a place, up to as many as a page
   * makes at once: what opens a page for one person is no crowd, and half a page helps nobody.
   */
  admit(call: string, client?: string): ((isDone: boolean) => void) | undefined
  /** How many calls, or people with theirs, may run at once. */
  readonly limit: () => number
}

/** The fewest calls that run at once, however slow they are: three for each processor, so that each of them is busy. */
export const minLimit = 3 * Math.max(2, availableParallelism())
const startLimit = 48
const maxLimit = 1024
const roundMs = 200
const minRound = 10
/** Calls are slowed to at most 1.75 of their calm time on average, so that the slowest stay within three times. */
const maxSlowdown = 1.75
/** What is left of the limit after a round that was too slow: by how much it was, within these bounds. */
const maxShare = 0.85
const minShare = 0.5
/** Shorter times are noise of the clock and of the collector. */
const minCalmMs = 4
const maxKnownCalls = 500
/** As many as a page makes at once; more of one client take places of their own. */
const callsOfPage = 12

/** The places that so many calls of one client take. */
const placesOf = (calls: number): number => (calls === 0 ? 0 : Math.max(1, calls - callsOfPage + 1))

/**
 * Holds the number of calls in flight near what the machine answers without delay, whatever makes it slow: the processor,
 * the database, the disk. What each call takes in a calm moment is learnt, so that a slow one does not count as overload.
 */
export function createOverloadLimit(now: () => number = () => performance.now()): OverloadLimit {
  const calmMs = new Map<string, number>()
  let limit = startLimit
  let inFlight = 0
  const callsOf = new Map<string, number>()
  let round = { startedMs: now(), count: 0, slowdown: 0, maxInFlight: 0 }

  function finish(call: string, tookMs: number): void {
    const calm = Math.max(calmMs.get(call) ?? tookMs, minCalmMs)
    // Falls quickly and rises slowly: near the fastest, yet it follows a database that grows. A rush teaches nothing.
    const isRush = round.maxInFlight >= limit
    const rise = isRush ? 0 : Math.min(tookMs - calm, calm) / 500
    const learnt = calm + (tookMs < calm ? (tookMs - calm) / 5 : rise)
    if (calmMs.size < maxKnownCalls || calmMs.has(call)) calmMs.set(call, learnt)
    round.count += 1
    round.slowdown += Math.max(tookMs, minCalmMs) / calm
    if (round.count >= minRound && now() - round.startedMs >= roundMs) endRound()
  }

  function endRound(): void {
    const slowdown = round.slowdown / round.count
    // With so few at once, something else is slow.
    const isCrowded = round.maxInFlight > minLimit
    if (slowdown > maxSlowdown && isCrowded) {
      const share = Math.min(maxShare, Math.max(minShare, maxSlowdown / slowdown))
      limit = Math.max(minLimit, Math.floor(Math.min(limit, round.maxInFlight) * share))
    }
    if (slowdown <= maxSlowdown && round.maxInFlight >= limit)
      limit = Math.min(maxLimit, limit + Math.max(1, Math.floor(limit / 16)))
    round = { startedMs: now(), count: 0, slowdown: 0, maxInFlight: inFlight }
  }

  /** How many places come free. */
  function leave(client: string): number {
    const calls = callsOf.get(client) ?? 1
    if (calls === 1) callsOf.delete(client)
    else callsOf.set(client, calls - 1)
    return placesOf(calls) - placesOf(calls - 1)
  }

  return {
    limit: () => limit,
    admit: (call, client = '') => {
      const before = callsOf.get(client) ?? 0
      // Without a name nobody shares a place.
      const added = client === '' ? 1 : placesOf(before + 1) - placesOf(before)
      if (added > 0 && inFlight + added > limit) return undefined
      inFlight += added
      if (client !== '') callsOf.set(client, before + 1)
      round.maxInFlight = Math.max(round.maxInFlight, inFlight)
      const startedMs = now()
      return (isDone) => {
        inFlight -= client === '' ? 1 : leave(client)
        if (isDone) finish(call, now() - startedMs)
      }
    },
  }
}
