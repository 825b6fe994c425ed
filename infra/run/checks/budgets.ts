/** What a first visit to a screen may load. */
export interface Budget {
  /** Script with gzip, in KiB, rounded up. */
  readonly scriptKib: number
  readonly requests: number
  readonly waves: number
}

/** What every screen should reach (quality.md, "Speed"). */
export const marks: Budget = { scriptKib: 170, requests: 15, waves: 2 }

export const budgets: Readonly<Record<string, Budget>> = {}
