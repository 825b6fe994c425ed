/** How many days is kept what nobody needs for ever; `docs/privacy.md` says why. */
export const retentionDays = {
  /** Emails as they were written: long enough to say what was sent, and to whom. */
  email: 90,
  notification: 365,
} as const
