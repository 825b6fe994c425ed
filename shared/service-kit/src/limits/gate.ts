import PQueue from 'p-queue'
import { Unavailable } from '../calls/refusal.ts'

/** Runs costly work a few at a time, with a bounded queue; beyond it callers get 503. */
export interface Gate {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createGate(name: string, maxRunning: number, maxWaiting: number): Gate {
  const queue = new PQueue({ concurrency: maxRunning })
  return {
    run: async (work) => {
      if (queue.pending >= maxRunning && queue.size >= maxWaiting) throw new Unavailable(`Too much ${name} at once.`)
      return queue.add(work)
    },
  }
}
