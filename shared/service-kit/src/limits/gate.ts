import PQueue from 'p-queue'
import { Unavailable } from '../calls/refusal.ts'

/**
 * Runs costly work a few at a time, with a bounded queue; beyond it callers get 503. Work `of` the same source takes at most
 * a few places, so that others find theirs.
 */
export interface Gate {
  run<Result>(work: () => Promise<Result>, of?: string): Promise<Result>
}

export function createGate(
  name: string,
  {
    maxRunning,
    maxWaiting,
    maxOfOne = Number.POSITIVE_INFINITY,
  }: { readonly maxRunning: number; readonly maxWaiting: number; readonly maxOfOne?: number },
): Gate {
  const placesOf = new Map<string, number>()
  const queue = new PQueue({ concurrency: maxRunning })
  return {
    run: async (work, of) => {
      const places = of === undefined ? 0 : (placesOf.get(of) ?? 0)
      const isFull = queue.pending >= maxRunning && queue.size >= maxWaiting
      if (isFull || places >= maxOfOne) throw new Unavailable(`Too much ${name} at once.`)
      if (of === undefined) return queue.add(work)
      placesOf.set(of, places + 1)
      try {
        return await queue.add(work)
      } finally {
        const left = (placesOf.get(of) ?? 1) - 1
        if (left > 0) placesOf.set(of, left)
        else placesOf.delete(of)
      }
    },
  }
}
