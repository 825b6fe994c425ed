/** A staff member who is free for the job. */
export interface StaffCandidate {
  readonly staffId: number
  /** Jobs held on the local day of the job. */
  readonly jobsThatDay: number
  /** When this person was last given a job (epoch ms); null for never. */
  readonly lastUsedMs: number | null
}

/**
 * The candidates in the order in which to try them (domain.md, "Booking a service"): those the client prefers first,
 * then fewest jobs that day, then least recently used, last by id. The first that the database accepts gets the job.
 */
export function staffInOrder(
  candidates: readonly StaffCandidate[],
  preferredStaffIds: readonly number[] = [],
): StaffCandidate[] {
  const preferred = new Set(preferredStaffIds)
  const rank = (candidate: StaffCandidate) => (preferred.has(candidate.staffId) ? 0 : 1)
  const lastUsed = (candidate: StaffCandidate) => candidate.lastUsedMs ?? Number.MIN_SAFE_INTEGER
  return candidates.toSorted(
    (a, b) => rank(a) - rank(b) || a.jobsThatDay - b.jobsThatDay || lastUsed(a) - lastUsed(b) || a.staffId - b.staffId,
  )
}
