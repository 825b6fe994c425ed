import type { Tally } from './tally.ts'

/** A file of tests and how long it ran. */
export interface TimedFile {
  readonly file: string
  readonly seconds: number
}

/** What a part of the tests counted, and how long each of its files took. */
export interface TestRun extends Tally {
  readonly files: readonly TimedFile[]
}

/** A part of `npm test` that has ended. */
export interface FinishedPart {
  readonly name: string
  readonly tally: Tally
  readonly seconds: number
  readonly files: readonly TimedFile[]
}

const slowestCount = 10

/** The time of each part and the slowest files, as lines. */
export function summaryOf(parts: readonly FinishedPart[], seconds: number): readonly string[] {
  const slowest = parts
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestCount)
  return [
    `Time: ${seconds.toFixed(0)} s`,
    ...parts.map(({ name, tally, seconds: own }) =>
      line(own, `${name}: ${tally.passed} passed, ${tally.failed} failed`),
    ),
    'Slowest files',
    ...slowest.map(({ file, seconds: own }) => line(own, file)),
  ]
}

function line(seconds: number, text: string): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${text}`
}
