import { bookingTeam } from '@waymark/contracts/booking-team'
import { useCall } from '@waymark/web-kit/use-call'
import type { Roster, RosterPerson } from './roster-query.ts'
import { overlaps, type Work, workOf } from './roster-work.ts'

/** Who can take a piece of work, who has least that week first, and those who cannot. */
export interface Takers {
  readonly can: readonly RosterPerson[]
  readonly cannot: readonly RosterPerson[]
}

/**
 * Asks the server who is free and does the service; for a session, everybody of the team without anything then. The
 * database decides when it is given. Nothing is asked while there is no work to give.
 */
export function useTakers(roster: Roster, work: Work | null, serviceAreaId: number) {
  const isVisit = work?.kind === 'visit'
  const asked = useCall(
    bookingTeam.getBookingsToReassign,
    { serviceAreaId, bookingIds: [work?.id ?? 0] },
    { enabled: isVisit, staleMs: 0 },
  )
  const data: Takers | undefined = !work
    ? undefined
    : isVisit
      ? asked.data && split(roster, work, new Set(asked.data[0]?.freeStaff.map(({ userProfileId }) => userProfileId)))
      : split(roster, work, null)
  return { data, error: isVisit ? asked.error : null, isFetching: isVisit && asked.isFetching, refetch: asked.refetch }
}

function split({ people }: Roster, work: Work, freeIds: ReadonlySet<number> | null): Takers {
  const others = people.filter((person) => person.isInTeam && !workOf(person).some(({ key }) => key === work.key))
  const isFree = (person: RosterPerson) =>
    freeIds?.has(person.userProfileId) ??
    ![...workOf(person), ...person.away, ...person.elsewhere].some((span) => overlaps(span, work))
  return {
    can: others.filter(isFree).sort((one, other) => one.plannedMinutes - other.plannedMinutes),
    cannot: others.filter((person) => !isFree(person)),
  }
}
