import { type SpacesTaken, type StockKind, stockKinds } from '@waymark/domain/activity/people'
import type { ActivitySessionId } from '@waymark/domain/ids'
import { type Refused, refuse } from '@waymark/service-kit/refusal'
import type { Kysely } from 'kysely'
import type { SessionColumns } from '../answers/open-session.ts'
import { spacesLeftOf } from '../answers/open-session.ts'
import { constraintOf } from '../db/constraint-of.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { findSessionToBook } from '../db/sessions-to-book.ts'

type TakingWord = 'SoldOut' | 'StockTaken' | 'TooManySpaces' | 'NotOpen' | 'ClosedDay' | 'AlreadyBooked'

/** The kinds of access places in sentences, one and several. */
const stockNames: Readonly<Record<StockKind, readonly [one: string, several: string]>> = {
  wheelchairSpaces: ['wheelchair space', 'wheelchair spaces'],
  hearingReceivers: ['hearing loop receiver', 'hearing loop receivers'],
  interpreterPlaces: ['place near the interpreter', 'places near the interpreter'],
  quietPlaces: ['quiet place', 'quiet places'],
}

const stockOfConstraint: Readonly<Record<string, StockKind>> = {
  session_wheelchair_spaces_never_oversold: 'wheelchairSpaces',
  session_hearing_receivers_never_oversold: 'hearingReceivers',
  session_interpreter_places_never_oversold: 'interpreterPlaces',
  session_quiet_places_never_oversold: 'quietPlaces',
}

/** What the database meant by refusing to take spaces; undefined when the error is of another kind. */
export async function takingRefusal(
  db: Kysely<BookingDatabase>,
  error: unknown,
  activitySessionId: ActivitySessionId,
): Promise<Refused<TakingWord> | undefined> {
  const constraint = constraintOf(error)
  switch (constraint) {
    case undefined:
      return undefined
    case 'session_open_for_booking':
      return refuse('NotOpen')
    case 'session_on_open_day': {
      const session = await findSessionToBook(db, activitySessionId)
      return refuse('ClosedDay', { reason: session?.closed_for ?? '' })
    }
    case 'booking_session_once':
    case 'booking_session_once_for_guest':
      return refuse('AlreadyBooked')
    case 'session_never_oversold': {
      const session = await findSessionToBook(db, activitySessionId)
      return refuse('SoldOut', { spaces: spacesLeftText(session ? spacesLeftOf(session) : 0) })
    }
    case 'booking_within_client_max': {
      const session = await findSessionToBook(db, activitySessionId)
      return refuse('TooManySpaces', { max: session?.max_spaces_per_client ?? 0 })
    }
  }
  const kind = stockOfConstraint[constraint]
  if (!kind) return undefined
  const session = await findSessionToBook(db, activitySessionId)
  return refuse('StockTaken', { stock: stockLeftText(kind, session ? stockLeftOf(session)[kind] : 0) })
}

/**
 * Why a session has no room for this now, as a screen is told before the database decides; null when it has. `own` is
 * what a booking already holds of it.
 */
export function roomRefusal(
  session: SessionColumns,
  wanted: SpacesTaken,
  own?: SpacesTaken,
): Refused<'SoldOut' | 'StockTaken' | 'TooManySpaces'> | null {
  if (wanted.spaces > session.max_spaces_per_client)
    return refuse('TooManySpaces', { max: session.max_spaces_per_client })
  const left = spacesLeftOf(session) + (own ? own.spaces + own.companions : 0)
  if (wanted.spaces + wanted.companions > left) return refuse('SoldOut', { spaces: spacesLeftText(left) })
  const stockLeft = stockLeftOf(session)
  const leftOf = (kind: StockKind) => stockLeft[kind] + (own?.[kind] ?? 0)
  const missing = stockKinds.find((kind) => wanted[kind] > leftOf(kind))
  return missing ? refuse('StockTaken', { stock: stockLeftText(missing, leftOf(missing)) }) : null
}

const stockLeftOf = (session: SessionColumns): Readonly<Record<StockKind, number>> => ({
  wheelchairSpaces: session.wheelchair_spaces - session.wheelchair_spaces_taken,
  hearingReceivers: session.hearing_receivers - session.hearing_receivers_taken,
  interpreterPlaces: session.interpreter_places - session.interpreter_places_taken,
  quietPlaces: session.quiet_places - session.quiet_places_taken,
})

function stockLeftText(kind: StockKind, left: number): string {
  const [one, several] = stockNames[kind]
  if (left <= 0) return `There is no ${one}`
  return left === 1 ? `There is only 1 ${one}` : `There are only ${left} ${several}`
}

function spacesLeftText(left: number): string {
  if (left === 0) return 'No spaces are'
  return left === 1 ? 'Only 1 space is' : `Only ${left} spaces are`
}
