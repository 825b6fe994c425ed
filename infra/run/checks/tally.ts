/** The test counts of one part. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

const nothing: Tally = { passed: 0, failed: 0 }

/** The tally of a single check. */
export function one(held: boolean): Tally {
  return held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({ passed: total.passed + tally.passed, failed: total.failed + tally.failed }),
    nothing,
  )
}
