/** A field of an input, whatever it is. */
export function valueAt(input: unknown, field: string): unknown {
  return typeof input === 'object' && input !== null ? new Map(Object.entries(input)).get(field) : undefined
}
