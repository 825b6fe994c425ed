/** What a part of the tests counted. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

const nothing: Tally = { passed: 0, failed: 0 }

/** One thing that held or did not. */
export function one(held: boolean): Tally {
  return held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({ passed: total.passed + tally.passed, failed: total.failed + tally.failed }),
    nothing,
  )
}
