import { cleanText } from '@waymark/contracts/clean-text'

/** A form after somebody else saved. */
export interface Merged<Values> {
  /** What it holds now. */
  readonly values: Values
  /** What its draft starts from now: what is saved; a field that both changed keeps its base, so that it is still reported. */
  readonly base: Values
  /** What they saved in the fields that both changed, by their paths: `name`, or `sizes.0.dollars` in a row of a list. */
  readonly theirs: Readonly<Record<string, unknown>>
}

/**
 * Merges a draft with what somebody else saved in the meantime. `base` is what the draft started from: a field
 * left untouched takes their value, an edited field keeps its own. So do the fields of a list's rows that have ids.
 */
export function mergeEdits<Values extends object>(base: Values, typed: Values, saved: Values): Merged<Values> {
  const merged = { values: { ...saved }, base: { ...saved } }
  const theirs: Record<string, unknown> = {}
  for (const key of keysOf(saved)) {
    const field = mergeField(base[key], typed[key], saved[key])
    merged.values[key] = field.values
    merged.base[key] = field.base
    for (const [path, value] of Object.entries(field.theirs)) theirs[pathIn(String(key), path)] = value
  }
  return { ...merged, theirs }
}

/** One value; the path of itself is empty. */
function mergeField<Value>(base: Value, typed: Value, saved: Value): Merged<Value>
function mergeField(base: unknown, typed: unknown, saved: unknown): Merged<unknown> {
  if (isSame(typed, base)) return { values: saved, base: saved, theirs: {} }
  if (isSame(saved, base)) return { values: typed, base: saved, theirs: {} }
  if (isSameOnceSaved(saved, typed)) return { values: saved, base: saved, theirs: {} }
  return mergeRows(base, typed, saved) ?? { values: typed, base, theirs: { '': saved } }
}

/** Lists of rows that have ids; undefined where the values are no such lists, or their order was changed here. */
function mergeRows(base: unknown, typed: unknown, saved: unknown): Merged<unknown> | undefined {
  const [before, mine, theirs] = rowsById([base, typed, saved])
  if (!before || !mine || !theirs) return undefined
  if (!isSame(idsIn(mine, before), idsIn(before, mine))) return undefined
  const rows: unknown[] = []
  const baseRows: unknown[] = []
  const conflicts: Record<string, unknown> = {}
  for (const id of new Set([...theirs.keys(), ...mine.keys(), ...before.keys()])) {
    const row = mergeRow(before.get(id), mine.get(id), theirs.get(id))
    for (const [path, value] of Object.entries(row.theirs)) {
      // A row that one changed and the other took away is told of the list.
      if (path === '') conflicts[''] = saved
      else conflicts[pathIn(String(rows.length), path)] = value
    }
    if (row.values) rows.push(row.values)
    if (row.base) baseRows.push(row.base)
  }
  return { values: rows, base: baseRows, theirs: conflicts }
}

/** A row, undefined in a list that does not have it. */
function mergeRow(base: Row | undefined, typed: Row | undefined, saved: Row | undefined): Merged<Row | undefined> {
  return base && typed && saved ? mergeEdits(base, typed, saved) : mergeField(base, typed, saved)
}

type Row = Readonly<Record<string, unknown>>

/** The rows of each list by the id that all of them have, each once; nothing without one. */
function rowsById(lists: readonly unknown[]): readonly ReadonlyMap<unknown, Row>[] {
  if (!lists.every(isRows)) return []
  const names = Object.keys(lists.flat()[0] ?? {}).filter((name) => /^id$|Id$/.test(name))
  const name = names.find((one) => lists.every((rows) => new Set(idsOf(rows, one)).size === rows.length))
  return name === undefined ? [] : lists.map((rows) => new Map(rows.map((row) => [row[name], row])))
}

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && !(one instanceof File))
}

function idsOf(rows: readonly Row[], name: string): unknown[] {
  return rows.map((row) => row[name]).filter((id) => id !== null && id !== undefined)
}

/** The ids of `rows` that `others` have too, in their order. */
function idsIn(rows: ReadonlyMap<unknown, Row>, others: ReadonlyMap<unknown, Row>): unknown[] {
  return [...rows.keys()].filter((id) => others.has(id))
}

function pathIn(name: string, path: string): string {
  return path === '' ? name : `${name}.${path}`
}

/** The same to a form: as JSON says it, files by which file they are. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || printOf(one) === printOf(other)
}

/** The same once saved: the contract takes the spaces off the ends of texts, so what was typed may come back without them. */
export function isSameOnceSaved(one: unknown, other: unknown): boolean {
  return isSame(one, other) || isSame(withCleanTexts(one), withCleanTexts(other))
}

function withCleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(withCleanTexts)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withCleanTexts(part)]))
}

/** JSON of a form's values or of an input; two of the same say the same. */
export function printOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof File ? `${part.name} ${part.size} ${part.lastModified}` : part,
  )
}

/** A copy that shares no list or object with `value`; files stay what they are. */
export function plainCopy<Value>(value: Value): Value
export function plainCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => plainCopy(one))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainCopy(part)]))
}

function keysOf<Values extends object>(values: Values): (keyof Values)[] {
  const keys: (keyof Values)[] = []
  for (const key in values) keys.push(key)
  return keys
}
