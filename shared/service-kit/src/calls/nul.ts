/** Whether any text or field name inside a parsed value contains U+0000, which PostgreSQL cannot store. */
export function holdsNul(value: unknown): boolean {
  // Iterative: a hostile body may be nested deeper than the stack.
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') {
      if (next.includes('\0')) return true
    } else if (Array.isArray(next)) {
      for (const item of next) waiting.push(item)
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) {
        if (key.includes('\0')) return true
        waiting.push(item)
      }
    }
  }
  return false
}
