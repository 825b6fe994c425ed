/** A form after somebody else saved: what it holds now, and the fields that both changed, each to something else. */
export interface Merged<Value> {
  readonly value: Value
  readonly both: readonly string[]
}

/**
 * Joins what is typed with what somebody else saved meanwhile. `base` is what the typing began from: a field that was
 * not touched since takes theirs, a field that was typed in keeps what is typed.
 */
export function mergeEdits<Value extends object>(base: Value, typed: Value, theirs: Value): Merged<Value> {
  const value = { ...theirs }
  const both: string[] = []
  for (const key of keysOf(theirs)) {
    if (isSame(typed[key], base[key])) continue
    value[key] = typed[key]
    if (!isSame(theirs[key], base[key]) && !isSame(theirs[key], typed[key])) both.push(String(key))
  }
  return { value, both }
}

function keysOf<Value extends object>(value: Value): (keyof Value)[] {
  const keys: (keyof Value)[] = []
  for (const key in value) keys.push(key)
  return keys
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
