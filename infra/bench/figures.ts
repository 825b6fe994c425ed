import { availableParallelism, cpus, loadavg } from 'node:os'

/** One row of a benchmark's result. */
export interface Figure {
  readonly what: string
  readonly measured: string
  /** The reference measured in the same run, with the ratio; a dash for counts. */
  readonly reference: string
  /** The target; a dash for figures that only explain others. */
  readonly mustReach: string
  readonly isReached: boolean | null
}

/** A measured value with its reference. */
export interface Measured {
  readonly what: string
  readonly value: number
  readonly show: (value: number) => string
  readonly reference?: { readonly value: number; readonly name: string }
  /** The target: its text, and whether the value reaches it. */
  readonly mark?: { readonly text: string; readonly isReached: boolean }
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const seconds = (value: number) => `${value.toFixed(1)} s`
export const microseconds = (value: number) => `${value.toFixed(1)} µs`
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
export const percent = (share: number) => `${Math.round(share * 100)} %`
export const times = (ratio: number) => `${ratio.toFixed(2)} x`
export const count = (value: number) => value.toLocaleString('en-NZ')

/** The target of a value with an upper bound. */
export function atMost(value: number, most: number, show: (value: number) => string) {
  return { text: `<= ${show(most)}`, isReached: value <= most }
}

/** What bare Fastify took for a request on the machine on which targets in milliseconds were set (docs/decisions/0135). */
const bareMsOfTargets = 0.04

/** The target of a time in milliseconds, as the multiple of bare Fastify that it was where it was set. */
export function atMostMs(value: number, most: number, bare: number) {
  const ratio = most / bareMsOfTargets
  return { text: `<= ${Math.round(ratio)} x (${ms(most)} of ${ms(bareMsOfTargets)})`, isReached: value / bare <= ratio }
}

/** The target of an exact value. */
export function exactly(value: number, target: number) {
  return { text: count(target), isReached: value === target }
}

export function figure({ what, value, show, reference, mark }: Measured): Figure {
  return {
    what,
    measured: show(value),
    reference: reference ? `${times(value / reference.value)} ${reference.name} (${show(reference.value)})` : '-',
    mustReach: mark?.text ?? '-',
    isReached: mark?.isReached ?? null,
  }
}

const columns = ['what', 'measured', 'reference', 'must reach', 'reached'] as const

/** Prints a benchmark's figures as a Markdown table. */
export function printFigures(title: string, figures: readonly Figure[], notes: readonly string[] = []): void {
  const rows = figures.map((one) => [
    one.what,
    one.measured,
    one.reference,
    one.mustReach,
    one.isReached === null ? '' : one.isReached ? 'yes' : 'NO',
  ])
  const widths = columns.map((name, place) => Math.max(name.length, ...rows.map((row) => row[place]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const lines = [`\n## ${title}`, machine(), ...notes, '', line(columns), rule, ...rows.map(line), '']
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The facts about the machine that are needed to judge a figure. */
function machine(): string {
  const [load = 0] = loadavg()
  return `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}, load ${load.toFixed(1)}, Node ${process.versions.node}`
}

/** Reports progress on stderr, apart from the figures. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
