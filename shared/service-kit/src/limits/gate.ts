import { Unavailable } from '../calls/refusal.ts'

/** Runs costly work a few at a time, with a bounded queue; beyond it callers get 503. */
export interface Gate {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createGate(name: string, maxRunning: number, queueLength: number): Gate {
  let running = 0
  const waiting: (() => void)[] = []

  async function enter(): Promise<void> {
    if (running < maxRunning) {
      running += 1
      return
    }
    if (waiting.length >= queueLength) throw new Unavailable(`Too much ${name} at once.`)
    // The one that finishes hands over its place, so `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
