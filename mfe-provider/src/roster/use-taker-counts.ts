import { bookingTeam } from '@waymark/contracts/booking-team'
import { useCall } from '@waymark/web-kit/use-call'
import type { Roster } from './roster-query.ts'
import type { Work } from './roster-work.ts'
import { sessionTakers } from './use-takers.ts'

/** The server counts for this many visits at once. */
const maxCounted = 50

/** How many can take each piece of work that nobody does, by its key; without those that are not known yet. */
export function useTakerCounts(
  roster: Roster,
  undone: readonly Work[],
  serviceAreaId: number,
): ReadonlyMap<string, number> {
  const bookingIds = undone.flatMap(({ kind, id }) => (kind === 'visit' ? [id] : [])).slice(0, maxCounted)
  const asked = useCall(
    bookingTeam.getBookingsToReassign,
    { serviceAreaId, bookingIds },
    { enabled: bookingIds.length > 0, staleMs: 0 },
  )
  const free = new Map(asked.data?.map(({ bookingId, freeStaffCount }) => [bookingId as number, freeStaffCount]))
  return new Map(
    undone.flatMap((work) => {
      const count = work.kind === 'session' ? sessionTakers(roster, work).can.length : free.get(work.id)
      return count === undefined ? [] : [[work.key, count] as const]
    }),
  )
}
