import type { activitySession } from '@waymark/contracts/activity-session'
import type { InputOf } from '@waymark/contracts/define-call'
import { addDays, daysBetween } from '@waymark/domain/schedule/wall-clock'
import type { FormInput } from '@waymark/web-kit/use-form'
import type { SessionDetail } from './session-detail.ts'

/** A session as it is typed. */
export interface SessionDraft {
  readonly scope: 'one' | 'later'
  readonly date: string | null
  readonly starts: string | null
  readonly ends: string | null
  readonly maxSpaces: number | null
  readonly maxSpacesPerClient: number | null
  readonly wheelchairSpaces: number | null
  readonly hearingReceivers: number | null
  readonly interpreterPlaces: number | null
  readonly quietPlaces: number | null
  readonly priceDollars: number | null
  readonly concessionDollars: number | null
  readonly note: string
}

export function sessionDraftOf(session: SessionDetail): SessionDraft {
  const { startDateTime, endDateTime, accessStock, priceCents, concessionPriceCents } = session
  return {
    scope: 'one',
    date: startDateTime.slice(0, 10),
    starts: startDateTime.slice(11, 16),
    ends: endDateTime.slice(11, 16),
    maxSpaces: session.maxSpaces,
    maxSpacesPerClient: session.maxSpacesPerClient,
    wheelchairSpaces: accessStock.wheelchairSpaces.total,
    hearingReceivers: accessStock.hearingReceivers.total,
    interpreterPlaces: accessStock.interpreterPlaces.total,
    quietPlaces: accessStock.quietPlaces.total,
    priceDollars: priceCents === 0 ? null : priceCents / 100,
    concessionDollars: concessionPriceCents === null ? null : concessionPriceCents / 100,
    note: session.note,
  }
}

/** Whether what is typed puts one session at another time. */
export function movesTime(saved: SessionDraft, { scope, date, starts, ends }: SessionDraft): boolean {
  return scope === 'one' && (date !== saved.date || starts !== saved.starts || ends !== saved.ends)
}

/** What the call takes. All later sessions keep their own dates and times; one over midnight keeps its number of days. */
export function sessionToSend(
  session: SessionDetail,
  draft: SessionDraft,
): FormInput<InputOf<typeof activitySession.updateActivitySession>> {
  const { date, starts, ends, priceDollars, concessionDollars, scope, ...rest } = draft
  const days = daysBetween(session.startDateTime.slice(0, 10), session.endDateTime.slice(0, 10))
  return {
    activitySessionId: session.activitySessionId,
    version: session.version,
    scope,
    ...rest,
    priceCents: Math.round((priceDollars ?? 0) * 100),
    concessionPriceCents: concessionDollars === null ? null : Math.round(concessionDollars * 100),
    ...(scope === 'one'
      ? {
          startDateTime: date === null || starts === null ? null : `${date}T${starts}:00`,
          endDateTime: date === null || ends === null ? null : `${addDays(date, days)}T${ends}:00`,
        }
      : {}),
  }
}

/** The field of the form that a path of the call is about. */
export function fieldOfSession(path: string, { date }: SessionDraft): string {
  if (path === 'startDateTime') return date === null ? 'date' : 'starts'
  return path === 'endDateTime' ? 'ends' : path
}
