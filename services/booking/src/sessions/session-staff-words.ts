import { timeZoneText } from '@waymark/domain/place/time-zones'
import { dayText, startText, timeText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { sentenceOf } from '@waymark/domain/text/sentence'
import type { ToldSession } from '../db/session-staff.ts'

/** What became of a session for somebody who helps with it, or does not any more. */
export type StaffChangeKind = 'given' | 'moved' | 'taken' | 'draft again' | 'cancelled'

export interface StaffChange {
  readonly kind: StaffChangeKind
  readonly session: ToldSession
  /** The times before, of a session that moved. */
  readonly before: ToldSession
}

/** More dates of an activity, and more activities, are counted. */
const maxNamed = 6
const maxActivities = 2

const titles: Readonly<Record<StaffChangeKind, (count: number) => string>> = {
  given: (count) => `You have been given ${sessionsText(count)}`,
  moved: (count) => (count === 1 ? 'A session of yours has a new time' : `${count} sessions of yours have new times`),
  taken: (count) => `You are not on ${sessionsText(count)} any more`,
  'draft again': (count) => (count === 1 ? 'A session of yours is a draft' : `${count} sessions of yours are drafts`),
  cancelled: (count) => (count === 1 ? 'A session of yours is cancelled' : `${count} sessions of yours are cancelled`),
}

const deeds: Readonly<Record<StaffChangeKind, string>> = {
  given: 'put you on',
  moved: 'moved',
  taken: 'took you off',
  'draft again': 'made a draft again of',
  cancelled: 'cancelled',
}

/** The news of one person: a title that names nothing, since it becomes a subject line, and who did what to which sessions. */
export function sessionStaffNews(changes: readonly StaffChange[], byName: string): { title: string; text: string } {
  const kinds = [...Map.groupBy(changes, ({ kind }) => kind)]
  const [[kind] = ['given' as const]] = kinds
  const title = kinds.length === 1 ? titles[kind](changes.length) : 'Your sessions have changed'
  const isTimeFree = kinds.some(([one]) => one !== 'given' && one !== 'draft again')
  const sentences = kinds.flatMap(([one, of]) => {
    const activities = [...Map.groupBy(of, ({ session }) => session.activityId).values()]
    const others = activities.slice(maxActivities).flat().length
    return [
      ...activities
        .slice(0, maxActivities)
        .map((together) => `${byName} ${deeds[one]} ${whichText(together)}.${reasonText(one, together)}`),
      ...(others > 0 ? [`The same goes for ${sessionsText(others)} of other activities.`] : []),
    ]
  })
  return {
    title,
    text: [...sentences, ...(isTimeFree ? ['The time that you had for it is free again.'] : [])].join(' '),
  }
}

/** "Swim at Newtown: Tue 1 Dec 2026, 10:00 am to 12:00 pm; and 3 more (Auckland time)". */
function whichText(changes: readonly StaffChange[]): string {
  const [first] = changes
  if (!first) return ''
  const { title, areaName, timeZone } = first.session
  const named = changes
    .slice(0, maxNamed)
    .map(({ kind, session, before }) =>
      kind === 'moved' ? `${spanText(before)} is now ${spanText(session)}` : spanText(session),
    )
  const more = changes.length > maxNamed ? [`and ${changes.length - maxNamed} more`] : []
  return `${title} at ${areaName}: ${[...named, ...more].join('; ')} (${timeZoneText(timeZone)})`
}

function reasonText(kind: StaffChangeKind, [first]: readonly StaffChange[]): string {
  const reason = kind === 'cancelled' ? first?.session.cancelReason : null
  return reason ? ` The reason given: ${sentenceOf(reason)}` : ''
}

function spanText({ startsAt, endsAt, timeZone }: ToldSession): string {
  const [start, end] = [startsAt, endsAt].map((at) => instantToWall(timeZone, at.getTime()))
  if (start === undefined || end === undefined) return ''
  return `${startText(start)} to ${dayText(start) === dayText(end) ? timeText(end) : startText(end)}`
}

const sessionsText = (count: number) => (count === 1 ? 'a session' : `${count} sessions`)
