import { setTimeout as pause } from 'node:timers/promises'
import { type Answered, Connection } from './connection.ts'
import { quantile } from './statistics.ts'
import type { Ask, Crowd, Step } from './virtual-people.ts'

/** What a run of some seconds saw. */
export interface Run {
  readonly seconds: number
  /** Milliseconds of those that were answered as asked. */
  readonly tookMs: readonly number[]
  /** The same by what was done. */
  readonly tookMsOf: ReadonlyMap<string, readonly number[]>
  /** Refusals with a reason, such as a time that is taken. */
  readonly refused: number
  /** 429 and 503 that say when to come again. */
  readonly turnedAway: number
  /** No answer, 5xx, or turned away without a time. */
  readonly failed: number
}

export const p99 = ({ tookMs }: Run) => quantile(tookMs, 0.99)
/** What took longest, with its p99. */
export function slowest({ tookMsOf }: Run): string {
  const [first] = [...tookMsOf]
    .map(([what, tookMs]) => ({ what, p99Ms: quantile(tookMs, 0.99) }))
    .toSorted((left, right) => right.p99Ms - left.p99Ms)
  return first ? `${first.what} ${first.p99Ms.toFixed(0)} ms` : 'nothing'
}

export const perSecond = ({ tookMs, refused, seconds }: Run) => (tookMs.length + refused) / seconds

class Count {
  readonly #fromMs: number
  readonly tookMs: number[] = []
  readonly tookMsOf = new Map<string, number[]>()
  refused = 0
  turnedAway = 0
  failed = 0

  /** Counts what is answered after the first seconds; one without an answer counts always. */
  constructor(settleSeconds: number) {
    this.#fromMs = performance.now() + settleSeconds * 1000
  }

  take(what: string, answer: Answered | undefined): void {
    if (answer !== undefined && performance.now() < this.#fromMs) return
    if (answer === undefined) this.failed += 1
    else if (answer.status === 200) this.#add(what, answer.elapsedMs)
    else if ((answer.status === 503 || answer.status === 429) && answer.retryAfterSeconds > 0) this.turnedAway += 1
    else if (answer.status >= 500) this.failed += 1
    else this.refused += 1
  }

  #add(what: string, elapsedMs: number): void {
    this.tookMs.push(elapsedMs)
    const of = this.tookMsOf.get(what) ?? []
    of.push(elapsedMs)
    this.tookMsOf.set(what, of)
  }
}

function runOf({ tookMs, tookMsOf, refused, turnedAway, failed }: Count, seconds: number): Run {
  return { tookMs, tookMsOf, refused, turnedAway, failed, seconds }
}

/** One person's connection, opened anew after the server closed it. */
class Line {
  readonly #port: number
  #connection: Connection | undefined

  constructor(port: number) {
    this.#port = port
  }

  async open(): Promise<Connection> {
    if (!this.#connection || this.#connection.isClosed) this.#connection = await Connection.open(this.#port)
    return this.#connection
  }

  async ask(request: Buffer): Promise<Answered | undefined> {
    try {
      const connection = await this.open()
      return await connection.request(request)
    } catch {
      this.#connection = undefined
      return undefined
    }
  }

  close(): void {
    this.#connection?.close()
  }
}

/** The steps in the order of a deck of cards that has each as often as its share says. */
function deckOf(steps: readonly Step[]): (index: number) => Step {
  const deck = steps.flatMap((step) => Array.from({ length: step.share }, () => step))
  return (index) => {
    // 37 has no factor in common with a deck of a hundred, so that the steps are mixed.
    const step = deck[(index * 37) % deck.length]
    if (!step) throw new Error('There are steps.')
    return step
  }
}

/**
 * Closed: so many people, each of whom waits for an answer and then a while, before they do the next thing. Who is turned away comes
 * again when they were told to. Their connections are open before, as those of a proxy are: Node accepts one in each turn of its
 * event loop, so that hundreds of new ones at once wait. Without a while between, the next person of the crowd does the next
 * thing: one alone would soon have done more than the limits of a person allow.
 */
export async function closedRun(
  port: number,
  crowd: Crowd,
  options: {
    readonly people: number
    readonly thinkMs: number
    readonly seconds: number
    readonly settleSeconds: number
  },
): Promise<Run> {
  const stepAt = deckOf(crowd.steps)
  const people = crowd.people.slice(0, options.people).map((person) => ({ person, line: new Line(port) }))
  for (const { line } of people) await line.open()
  const endMs = performance.now() + (options.settleSeconds + options.seconds) * 1000
  const untilEnd = (ms: number) => pause(Math.max(0, Math.min(ms, endMs - performance.now())))
  const count = new Count(options.settleSeconds)
  let turns = 0
  const live = async ({ person, line }: (typeof people)[number], place: number) => {
    await untilEnd((options.thinkMs * place) / options.people)
    for (let turn = place; performance.now() < endMs; turn += 1) {
      let retryMs = 0
      const step = stepAt(turn)
      const next = crowd.people[turns % crowd.people.length] ?? person
      const who = options.thinkMs > 0 ? person : next
      turns += 1
      await step.run(who, async (request) => {
        const answer = await line.ask(request)
        count.take(step.what, answer)
        retryMs = (answer?.retryAfterSeconds ?? 0) * 1000
        return answer
      })
      await untilEnd(Math.max(retryMs, options.thinkMs * (0.5 + Math.random())))
    }
    line.close()
  }
  await Promise.all(people.map(live))
  return runOf(count, options.seconds)
}

const arrivalMs = 10
/** Nobody waits longer; those who are still there then have had no answer. */
const maxWaitMs = 20_000

/** Open: so many things are begun each second, whatever became of those before. */
export async function openRun(
  port: number,
  crowd: Crowd,
  options: { readonly perSecond: number; readonly seconds: number; readonly settleSeconds: number },
): Promise<Run> {
  const count = new Count(options.settleSeconds)
  const stepAt = deckOf(crowd.steps)
  const idle: Line[] = []
  const lines: Line[] = []
  const waiting = new Set<Promise<void>>()
  const begin = (index: number) => {
    const who = crowd.people[index % crowd.people.length]
    if (!who) return
    const line = idle.pop() ?? new Line(port)
    if (!lines.includes(line)) lines.push(line)
    const step = stepAt(index)
    const ask: Ask = async (request) => {
      const answer = await line.ask(request)
      count.take(step.what, answer)
      return answer
    }
    const work = step.run(who, ask).finally(() => {
      idle.push(line)
      waiting.delete(work)
    })
    waiting.add(work)
  }
  const wholeMs = (options.settleSeconds + options.seconds) * 1000
  const startedMs = performance.now()
  for (let begun = 0; performance.now() - startedMs < wholeMs; await pause(arrivalMs)) {
    const due = ((performance.now() - startedMs) / 1000) * options.perSecond
    for (; begun < due; begun += 1) begin(begun)
  }
  const run = runOf(count, options.seconds)
  await Promise.race([Promise.allSettled(waiting), pause(maxWaitMs)])
  count.failed += waiting.size
  for (const line of lines) line.close()
  return { ...run, tookMs: count.tookMs, failed: count.failed }
}
