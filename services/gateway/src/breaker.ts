/** Spares people the wait for a part that has just kept several of them waiting. */
export interface Breaker<Part> {
  /** Whether to answer at once that the part is away. One request in a while is let through to see. */
  isOpen(part: Part): boolean
  failed(part: Part): void
  answered(part: Part): void
}

const maxFailures = 3

/** Opens for `pauseMs` after three requests in a row without an answer. */
export function createBreaker<Part>(pauseMs: number, now: () => number = Date.now): Breaker<Part> {
  const troubled = new Map<Part, { readonly failures: number; readonly untilMs: number }>()
  return {
    isOpen: (part) => {
      const known = troubled.get(part)
      if (!known || known.failures < maxFailures) return false
      if (now() < known.untilMs) return true
      troubled.set(part, { ...known, untilMs: now() + pauseMs })
      return false
    },
    failed: (part) => {
      const failures = (troubled.get(part)?.failures ?? 0) + 1
      troubled.set(part, { failures, untilMs: now() + pauseMs })
    },
    answered: (part) => void troubled.delete(part),
  }
}
