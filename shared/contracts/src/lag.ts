/** The oldest that an answer of a call that `mayLag` may be, where standbys of the database are read. */
export const maxLagSeconds = 5

/** How long after a change its maker's reads are answered by the primary: longer than any standby that is read lags. */
export const ownChangeSeconds = maxLagSeconds + 1
