import type { BookingToReassign } from './free-staff-field.tsx'

type Placed = Pick<
  BookingToReassign,
  'bookingId' | 'requestedStartDateTime' | 'requestedEndDateTime' | 'clientName'
> & {
  readonly freeStaff: readonly { readonly userProfileId: number }[]
}

/**
 * Who could do each booking instead: whoever is free, knows the client from the bookings before, and has least of them;
 * nobody gets two at one time. Null where nobody is left.
 */
export function suggestStaff(bookings: readonly Placed[], exceptId: number | null): ReadonlyMap<number, number | null> {
  const suggested = new Map<number, number | null>()
  const given = new Map<number, Placed[]>()
  for (const booking of bookings) {
    const heldBy = (id: number) => given.get(id) ?? []
    const free = booking.freeStaff
      .map(({ userProfileId }) => userProfileId)
      .filter((id) => id !== exceptId && !heldBy(id).some((other) => overlap(booking, other)))
    const knows = (id: number) => heldBy(id).some(({ clientName }) => clientName === booking.clientName)
    const [best] = free.toSorted(
      (one, other) => Number(knows(other)) - Number(knows(one)) || heldBy(one).length - heldBy(other).length,
    )
    suggested.set(booking.bookingId, best ?? null)
    if (best !== undefined) given.set(best, [...heldBy(best), booking])
  }
  return suggested
}

function overlap(one: Placed, other: Placed): boolean {
  return (
    one.requestedStartDateTime < other.requestedEndDateTime && other.requestedStartDateTime < one.requestedEndDateTime
  )
}
