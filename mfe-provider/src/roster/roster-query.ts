import type { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { dayNumber } from '@waymark/domain/schedule/wall-clock'

export type Roster = OutputOf<typeof bookingTeam.getRoster>
export type RosterPerson = Roster['people'][number]
export type RosterVisit = RosterPerson['visits'][number]
export type RosterSession = RosterPerson['sessions'][number]

const rosterPath = '/service-area/roster'

/** The day that the address names; null means this week. */
export function readRosterDay(params: URLSearchParams): string | null {
  const day = params.get('day')
  return day === null || dayNumber(day) === null ? null : day
}

export function rosterHref(day: string | null): string {
  return day === null ? rosterPath : `${rosterPath}?${new URLSearchParams({ day })}`
}
