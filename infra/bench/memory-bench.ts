import { setTimeout as pause } from 'node:timers/promises'
import { startBenchServer } from './bench-world.ts'
import { atMost, count, exactly, type Figure, figure, megabytes, printFigures, say, times } from './figures.ts'
import { closedRun } from './load-runs.ts'
import { memoryOfTree } from './process-tree.ts'
import { isQuick } from './sizes.ts'
import { median } from './statistics.ts'
import { gatherCrowd } from './virtual-people.ts'

const size = { venues: 1000, bookings: 10_000, sessions: 1000 }
const people = 100
const thinkMs = 2000
/** Everybody signs in anew for each part, before their tokens end. */
const parts = 12
const partSeconds = isQuick ? 10 : 300
const sampleMs = isQuick ? 1000 : 15_000
/** What is loaded, compiled and cached with the first requests does not count. */
const warmingParts = 2
const comparedParts = 3
const maxGrowth = 1.1
const suiteName = 'the suite'

/** The memory of the suite and of its database over an hour in which people use them. */
export async function memoryBench(): Promise<void> {
  const database = await startBenchServer()
  try {
    const world = await database.addWorld(size)
    const suite = await world.serveSuite()
    const memory = { [suiteName]: () => totalOf(suite.pid), PostgreSQL: () => totalOf(database.pid()) }
    const samples = Object.keys(memory).map((what) => ({ what, ofPart: [] as number[] }))
    let answered = 0
    let failed = 0
    for (let part = 1; part <= parts; part += 1) {
      const crowd = await gatherCrowd(world, people)
      const watch = watchMemory(Object.values(memory))
      const run = await closedRun(suite.port('suite'), crowd, {
        people,
        thinkMs,
        seconds: partSeconds,
        settleSeconds: 0,
      })
      const bytes = await watch.end()
      for (const [index, { ofPart }] of samples.entries()) ofPart.push(bytes[index] ?? 0)
      answered += run.tookMs.length + run.refused
      failed += run.failed
      say(
        `${part} of ${parts}: ${samples.map(({ what, ofPart }) => `${what} ${megabytes(ofPart.at(-1) ?? 0)}`).join(', ')}`,
      )
    }
    printFigures(
      'bench memory',
      [...samples.map(({ what, ofPart }) => growthOf(what, ofPart, what === suiteName)), failures(failed, answered)],
      [
        `${count(people)} people, ${thinkMs / 1000} s between two things, ${count(answered)} answers in ${count((parts * partSeconds) / 60)} minutes; one process with its jobs.`,
        `PSS, median of ${comparedParts} parts of ${count(partSeconds)} s: the last, against those after the first ${warmingParts}.`,
      ],
    )
  } finally {
    await database.stop()
  }
}

const totalOf = (pid: number) => [...memoryOfTree(pid).values()].reduce((sum, one) => sum + one, 0)

/** Samples until it is ended, which gives the median of each. */
function watchMemory(reads: readonly (() => number)[]): { readonly end: () => Promise<readonly number[]> } {
  const samples: number[][] = reads.map(() => [])
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      for (const [index, read] of reads.entries()) samples[index]?.push(read())
      await pause(sampleMs, undefined, { signal: over.signal }).catch(() => undefined)
    }
  })()
  return {
    end: async () => {
      over.abort()
      await watching
      return samples.map(median)
    },
  }
}

/** PostgreSQL is only shown: it fills its shared buffers, whose size is fixed, with whatever is read. */
function growthOf(what: string, ofPart: readonly number[], isHeld: boolean): Figure {
  const before = median(ofPart.slice(warmingParts, warmingParts + comparedParts))
  const value = median(ofPart.slice(-comparedParts))
  return figure({
    what: `memory of ${what} at the end`,
    value,
    show: megabytes,
    reference: { value: before, name: 'at the beginning' },
    ...(isHeld ? { mark: atMost(value / before, maxGrowth, times) } : {}),
  })
}

function failures(failed: number, answered: number): Figure {
  const mark = exactly(failed, 0)
  return {
    what: `failed, of ${count(answered)}`,
    measured: count(failed),
    reference: '-',
    mustReach: mark.text,
    isReached: mark.isReached,
  }
}
