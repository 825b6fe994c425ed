/** A form after somebody else saved: what it holds now, and what they saved in the fields that both changed. */
export interface Merged<Values> {
  readonly values: Values
  readonly theirs: Partial<Values>
}

/**
 * Merges a draft with what somebody else saved in the meantime. `base` is what the draft started from: a field
 * left untouched takes their value, an edited field keeps its own.
 */
export function mergeEdits<Values extends object>(base: Values, typed: Values, saved: Values): Merged<Values> {
  const values = { ...saved }
  const theirs: Partial<Values> = {}
  for (const key of keysOf(saved)) {
    if (isSame(typed[key], base[key])) continue
    values[key] = typed[key]
    if (!isSame(saved[key], base[key]) && !isSame(saved[key], typed[key])) theirs[key] = saved[key]
  }
  return { values, theirs }
}

/** The same to a form: as JSON says it, files by which file they are. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || printOf(one) === printOf(other)
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
