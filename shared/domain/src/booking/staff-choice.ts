/** A staff member who is free for the booking. */
export interface StaffCandidate {
  readonly staffId: number
  /** Bookings held on the same local day. */
  readonly bookingsThatDay: number
  /** When this person last got a booking (epoch ms); null for never. */
  readonly lastUsedMs: number | null
}

/**
 * The candidates in the order in which to try them (domain.md, "Booking a service"): the client's preferred staff
 * first, then fewest bookings that day, then least recently used, then by id. The first that the database accepts gets
 * the booking.
 */
export function staffInOrder<Candidate extends StaffCandidate>(
  candidates: readonly Candidate[],
  preferredStaffIds: readonly number[] = [],
): Candidate[] {
  const preferred = new Set(preferredStaffIds)
  const rank = (candidate: StaffCandidate) => (preferred.has(candidate.staffId) ? 0 : 1)
  const lastUsed = (candidate: StaffCandidate) => candidate.lastUsedMs ?? Number.MIN_SAFE_INTEGER
  return candidates.toSorted(
    (a, b) =>
      rank(a) - rank(b) || a.bookingsThatDay - b.bookingsThatDay || lastUsed(a) - lastUsed(b) || a.staffId - b.staffId,
  )
}
