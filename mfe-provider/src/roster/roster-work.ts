import type { Point } from '@waymark/domain/place/coordinates'
import { distanceKm } from '@waymark/domain/place/distance'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { formatEnd, formatTime, formatWallRange, wallOf } from '@waymark/web-kit/format'
import type { Roster, RosterPerson, RosterSession, RosterVisit } from './roster-query.ts'

/** A visit or a session, as the week and the day draw it. */
export interface Work {
  readonly key: string
  readonly kind: 'visit' | 'session'
  readonly id: number
  /** Whom or what it is for. */
  readonly title: string
  readonly detail: string
  readonly startDateTime: string
  readonly endDateTime: string
  /** Where a visit is; a session is at the location. */
  readonly place: Point | null
}

/** Work to give to somebody, and who does it now; undefined while nobody does. */
export interface Held {
  readonly work: Work
  readonly from: RosterPerson | undefined
}

/** Whether these are the same work of the same person; several can do one. */
export function isSame(one: Held, other: Held | null): boolean {
  return one.work.key === other?.work.key && one.from?.userProfileId === other.from?.userProfileId
}

/** The page of a visit or a session. */
export function workHref({ kind, id }: Work): string {
  return kind === 'visit' ? `/booking/${id}` : `/service-area/activities-events/activity-session/${id}`
}

export interface Span {
  readonly startDateTime: string
  readonly endDateTime: string
}

export function visitWork(visit: RosterVisit): Work {
  const { bookingId: id, clientName: title, serviceName, AddressForService, startDateTime, endDateTime } = visit
  const detail = `${serviceName}, ${AddressForService}`
  const place = { latitude: visit.latitude, longitude: visit.longitude }
  return { key: `visit ${id}`, kind: 'visit', id, title, detail, startDateTime, endDateTime, place }
}

export function sessionWork(session: RosterSession): Work {
  const { activitySessionId: id, activityTitle: title, startDateTime, endDateTime, spacesTaken, maxSpaces } = session
  const detail = `Session, ${spacesTaken} of ${maxSpaces} spaces taken`
  return { key: `session ${id}`, kind: 'session', id, title, detail, startDateTime, endDateTime, place: null }
}

/** What somebody does that week, in order. */
export function workOf({ visits, sessions }: Pick<RosterPerson, 'visits' | 'sessions'>): Work[] {
  return [...visits.map(visitWork), ...sessions.map(sessionWork)].sort((one, other) =>
    one.startDateTime.localeCompare(other.startDateTime),
  )
}

/** The seven days of a roster. */
export function daysOf({ fromDate }: Pick<Roster, 'fromDate'>): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(fromDate, index))
}

/** Why the location is closed on a day; null where it is open. */
export function closedForOn({ closedDays = [] }: Pick<Roster, 'closedDays'>, day: string): string | null {
  return closedDays.find(({ date }) => date === day)?.name ?? null
}

export function isOn(day: string, { startDateTime }: Pick<Span, 'startDateTime'>): boolean {
  return startDateTime.startsWith(day)
}

/** Whether a span touches a day. */
export function touches(day: string, { startDateTime, endDateTime }: Span): boolean {
  return startDateTime < `${addDays(day, 1)}T00:00:00` && endDateTime > `${day}T00:00:00`
}

export function overlaps(one: Span, other: Span): boolean {
  return one.startDateTime < other.endDateTime && other.startDateTime < one.endDateTime
}

/** Whether somebody is away at the time of a piece of work that they have. */
export function isWhileAway({ away }: Pick<RosterPerson, 'away'>, work: Work): boolean {
  return away.some((span) => overlaps(span, work))
}

/** Why somebody cannot do a piece of work that they have; null when they can. */
function absence(
  person: RosterPerson,
  work: Work,
): 'works here no more' | 'does no visits here any more' | 'is away' | null {
  if (!person.isInTeam) return 'works here no more'
  if (work.kind === 'visit' && person.doesVisits === false) return 'does no visits here any more'
  return isWhileAway(person, work) ? 'is away' : null
}

/** Work of a week that is not over, with somebody who cannot do it; in order. */
export function givenToAbsent({ people, timeZone }: Pick<Roster, 'people' | 'timeZone'>) {
  const now = wallOf(new Date().toISOString(), timeZone)
  return people
    .flatMap((from) =>
      workOf(from).flatMap((work) => {
        const why = absence(from, work)
        return why === null || work.endDateTime <= now ? [] : [{ work, from, why }]
      }),
    )
    .sort((one, other) => one.work.startDateTime.localeCompare(other.work.startDateTime))
}

/** "3 visits and 1 session are given to somebody who is away". */
export function givenToAbsentText(given: ReturnType<typeof givenToAbsent>): string {
  const work = [...new Map(given.map((one) => [one.work.key, one.work])).values()]
  const reasons = [...new Set(given.map(({ why }) => why))].sort()
  return `${countedText(work)} ${work.length === 1 ? 'is' : 'are'} given to somebody who ${reasons.join(' or ')}`
}

/** "4 visits and 1 session". */
export function countedText(work: readonly Work[]): string {
  const visits = work.filter(({ kind }) => kind === 'visit').length
  const sessions = work.length - visits
  return [
    ...(visits > 0 ? [`${visits} ${visits === 1 ? 'visit' : 'visits'}`] : []),
    ...(sessions > 0 ? [`${sessions} ${sessions === 1 ? 'session' : 'sessions'}`] : []),
  ].join(' and ')
}

/** Minutes of a wall-time span of less than a day. */
export function minutesOf({ startDateTime, endDateTime }: Span): number {
  return Math.round((Date.parse(`${endDateTime}Z`) - Date.parse(`${startDateTime}Z`)) / 60_000)
}

/** "22 h 30", "45 min". */
export function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return rest === 0 ? '0 h' : `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

export function whenText({ startDateTime, endDateTime }: Span): string {
  return formatWallRange(startDateTime, endDateTime)
}

/** What keeps somebody from a session; the most certain reason first. */
export function sessionReason(person: RosterPerson, session: Work): string {
  const held = workOf(person).find((one) => one.key !== session.key && overlaps(one, session))
  if (held)
    return `Has ${held.title}, ${formatTime(held.startDateTime)} to ${formatEnd(held.startDateTime, held.endDateTime)}`
  return person.away.some((span) => overlaps(span, session)) ? 'Away then' : 'At another location then'
}

/** Time in which somebody cannot be sent: away, or at another location. */
export interface Blocked extends Span {
  readonly key: string
  readonly kind: 'away' | 'elsewhere'
}

/** Work, and no blocked time. */
export function isWork(part: Work | Blocked): part is Work {
  return part.kind === 'visit' || part.kind === 'session'
}

/** What somebody has on a day, in order: work, and the time in which they cannot be sent. */
export function dayOf(person: RosterPerson, day: string): (Work | Blocked)[] {
  const blocked = (kind: Blocked['kind']) =>
    person[kind]
      .filter((span) => touches(day, span))
      .map((span): Blocked => ({ ...span, key: `${kind} ${span.startDateTime}`, kind }))
  return [...workOf(person).filter((work) => isOn(day, work)), ...blocked('away'), ...blocked('elsewhere')].sort(
    (one, other) => one.startDateTime.localeCompare(other.startDateTime),
  )
}

/**
 * The gap before each part of a day, in minutes; null before the first, and where somebody is away, which is no gap to
 * fill.
 */
export function gapsOf(parts: readonly (Work | Blocked)[]): (number | null)[] {
  return parts.map((part, index) => {
    const before = parts[index - 1]
    if (!before || part.kind === 'away' || before.kind === 'away') return null
    return minutesOf({ startDateTime: before.endDateTime, endDateTime: part.startDateTime })
  })
}

/** How far each visit of a day is from the visit right before it, in km as the crow flies; null for everything else. */
export function distancesOf(parts: readonly (Work | Blocked)[]): (number | null)[] {
  return parts.map((part, index) => {
    const before = parts[index - 1]
    if (!before || !isWork(before) || !isWork(part) || !before.place || !part.place) return null
    return distanceKm(before.place, part.place)
  })
}

/** "Away", "At another location, 1:00 pm to 3:00 pm": the times where they lie on the day. */
export function blockedText({ kind, startDateTime, endDateTime }: Blocked, day: string): string {
  const words = kind === 'away' ? 'Away' : 'At another location'
  const isWithin = startDateTime.startsWith(day) && endDateTime.startsWith(day)
  return isWithin ? `${words}, ${formatTime(startDateTime)} to ${formatTime(endDateTime)}` : words
}
