import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { one, type Tally } from '../checks/tally.ts'
import { ask, type Read } from './ask.ts'

/** What people found who came all at once. */
interface Found {
  /** Of those that were answered as asked, in milliseconds. */
  readonly p99Ms: number
  readonly answered: number
  /** 503 that says when to come again. */
  readonly turnedAway: number
  /** Anything else. */
  readonly failed: number
}

const calmPeople = 2
const rushPeople = 200
const warmUpMs = 4000
const calmMs = 5000
/** The limit finds its place in the first part of a rush, which is not measured. */
const settleMs = 5000
const rushMs = 8000
/** Shorter answers are noise of the clock and of the collector, for the limit too. */
const minCalmMs = 4
const maxSlowdown = 3

/** Asks as fast as it can with few, then with many more than the machine can answer, and compares those that were let in. */
export async function rush(read: Read, say: (line: string) => void): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets: rushPeople })
  try {
    await askAll(agent, read, calmPeople, warmUpMs)
    const calm = await askAll(agent, read, calmPeople, calmMs)
    await askAll(agent, read, rushPeople, settleMs)
    const rushed = await askAll(agent, read, rushPeople, rushMs)
    const slowdown = rushed.p99Ms / Math.max(calm.p99Ms, minCalmMs)
    const held = slowdown <= maxSlowdown && rushed.failed === 0 && calm.failed === 0 && rushed.turnedAway > 0
    say(
      `${rushPeople} people at once: p99 ${rushed.p99Ms.toFixed(0)} ms of ${rushed.answered} answers, ${slowdown.toFixed(1)} x the ${calm.p99Ms.toFixed(0)} ms of a calm moment; ${rushed.turnedAway} asked to come again, ${rushed.failed} failed${held ? '' : '  FAILED'}`,
    )
    return one(held)
  } finally {
    agent.destroy()
  }
}

async function askAll(agent: Agent, read: Read, people: number, forMs: number): Promise<Found> {
  const endMs = performance.now() + forMs
  const tookMs: number[] = []
  let turnedAway = 0
  let failed = 0
  const person = async () => {
    while (performance.now() < endMs) {
      const { status, ms, retryAfterSeconds } = await ask(agent, read)
      if (status === 200) tookMs.push(ms)
      else if (status === 503 && retryAfterSeconds > 0) {
        turnedAway += 1
        await pause(Math.min(retryAfterSeconds * 1000, Math.max(0, endMs - performance.now())))
      } else failed += 1
    }
  }
  await Promise.all(Array.from({ length: people }, person))
  const sorted = tookMs.toSorted((a, b) => a - b)
  return {
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY,
    answered: sorted.length,
    turnedAway,
    failed,
  }
}
