import { stripVTControlCharacters } from 'node:util'
import type { Tally } from './tally.ts'

/** A file of tests and how long it ran. */
export interface TimedFile {
  readonly file: string
  readonly seconds: number
}

/** What a part of the tests counted, how long each of its files took, and what did not pass at once. */
export interface TestRun extends Tally {
  readonly files: readonly TimedFile[]
  /** File, name and error of each test that failed. */
  readonly failures: readonly string[]
  /** The same of each that passed at its second try. */
  readonly flaky: readonly string[]
}

/** A part of `npm test` that has ended. */
export interface FinishedPart {
  readonly name: string
  readonly run: TestRun
  readonly seconds: number
}

const slowestCount = 10
const maxFailureLength = 1200

/** The time of each part, the slowest files, and last, where a reader looks first, what did not pass. */
export function summaryOf(parts: readonly FinishedPart[], seconds: number): readonly string[] {
  const slowest = parts
    .flatMap(({ run }) => run.files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestCount)
  return [
    `Time: ${seconds.toFixed(0)} s`,
    ...parts.map(({ name, run, seconds: own }) => line(own, `${name}: ${run.passed} passed, ${run.failed} failed`)),
    'Slowest files',
    ...slowest.map(({ file, seconds: own }) => line(own, file)),
    ...listed(
      'Passed at the second try',
      parts.flatMap(({ run }) => run.flaky),
    ),
    ...listed('Failed', parts.flatMap(failuresOf)),
  ]
}

function failuresOf({ name, run }: FinishedPart): readonly string[] {
  const unnamed = run.failed - run.failures.length
  return unnamed > 0 ? [...run.failures, `${name}: ${unnamed}, told where it ran`] : run.failures
}

function listed(title: string, entries: readonly string[]): readonly string[] {
  return entries.length === 0
    ? []
    : [title, ...entries.map((entry) => `- ${shortened(entry).replaceAll('\n', '\n  ')}`)]
}

function shortened(text: string): string {
  const plain = stripVTControlCharacters(text)
  return plain.length > maxFailureLength ? `${plain.slice(0, maxFailureLength)} ...` : plain
}

function line(seconds: number, text: string): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${text}`
}
