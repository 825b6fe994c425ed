/** No place is as deep as this. */
const maxDepth = 40

/** A value without its members that are null: many programs write nothing like that, and the schema of A11yJSON breaks at it. */
export function withoutNull(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value
  if (Array.isArray(value)) return value.map((item) => withoutNull(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([key, member]) => [key, withoutNull(member, depth + 1)]),
  )
}
