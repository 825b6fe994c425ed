/** Lifetime of the single-use links in account emails (domain.md, "People"). */
export const emailLinkHours = { activation: 48, reset: 1, team: 14 * 24, 'new address': 48 } as const
