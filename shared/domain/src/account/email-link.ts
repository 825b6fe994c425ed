/** How long the single-use links in emails about an account are good for (domain.md, "People"). */
export const emailLinkHours = { activation: 48, reset: 1, team: 14 * 24 } as const
