import { bookingTeam } from '@waymark/contracts/booking-team'
import { notFreeText } from '@waymark/web-kit/not-free-text'
import { useCall } from '@waymark/web-kit/use-call'
import type { Roster, RosterPerson } from './roster-query.ts'
import { overlaps, sessionReason, type Work, workOf } from './roster-work.ts'

/** Somebody of the team, and what stands against giving them a piece of work. */
interface Taker {
  readonly person: RosterPerson
  /** "Free then", "Not at work then", "Away then". */
  readonly words: string
}

/** Who can take a piece of work, free people with the least that week first, and those who cannot. */
export interface Takers {
  readonly can: readonly Taker[]
  readonly cannot: readonly Taker[]
}

/**
 * Asks the server who is free and does the service; for a session, everybody of the team without anything then. The
 * database decides when it is given. Nothing is asked while there is no work to give.
 */
export function useTakers(roster: Roster, work: Work | null) {
  const isVisit = work?.kind === 'visit'
  const asked = useCall(bookingTeam.getStaffForBooking, { bookingId: work?.id ?? 0 }, { enabled: isVisit, staleMs: 0 })
  const data = !work
    ? undefined
    : isVisit
      ? asked.data && visitTakers(roster, asked.data.people)
      : sessionTakers(roster, work)
  return { data, error: isVisit ? asked.error : null, isFetching: isVisit && asked.isFetching, refetch: asked.refetch }
}

type StaffForBooking = Parameters<typeof notFreeText>[0] & { readonly userProfileId: number }

function visitTakers({ people }: Roster, answered: readonly StaffForBooking[]): Takers {
  const standing = new Map(answered.map((one) => [one.userProfileId, one]))
  const team = people.flatMap((person) => {
    const one = standing.get(person.userProfileId)
    return one && person.isInTeam ? [{ person, notFree: one.notFree, words: notFreeText(one) ?? freeThen }] : []
  })
  const least = (of: typeof team) => of.sort((one, other) => one.person.plannedMinutes - other.person.plannedMinutes)
  return {
    // Working hours are advice; the rest is refused.
    can: [
      ...least(team.filter(({ notFree }) => notFree === null)),
      ...least(team.filter(({ notFree }) => notFree === 'notAtWork')),
    ],
    cannot: team.filter(({ notFree }) => notFree !== null && notFree !== 'notAtWork'),
  }
}

const freeThen = 'Free then'

export function sessionTakers({ people }: Roster, work: Work): Takers {
  const others = people.filter((person) => person.isInTeam && !workOf(person).some(({ key }) => key === work.key))
  const isFree = (person: RosterPerson) =>
    ![...workOf(person), ...person.away, ...person.elsewhere].some((span) => overlaps(span, work))
  return {
    can: others
      .filter(isFree)
      .sort((one, other) => one.plannedMinutes - other.plannedMinutes)
      .map((person) => ({ person, words: freeThen })),
    cannot: others
      .filter((person) => !isFree(person))
      .map((person) => ({ person, words: sessionReason(person, work) })),
  }
}
