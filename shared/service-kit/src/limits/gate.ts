import { Unavailable } from '../calls/refusal.ts'

/** Runs costly work a few at a time, with a bounded queue; beyond it the caller is told to come back (503). */
export interface Gate {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createGate(name: string, atOnce: number, queueLength: number): Gate {
  let running = 0
  const waiting: (() => void)[] = []

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= queueLength) throw new Unavailable(`Too much ${name} at once.`)
    // The place of the one that leaves is handed over, so `running` stays.
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
