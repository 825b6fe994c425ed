import type { openSession } from '@waymark/contracts/activity-shapes'
import { type Currency, currencyOf } from '@waymark/domain/booking/price'
import type { CountryId } from '@waymark/domain/enums'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type * as z from 'zod/mini'
import type { SessionToBook } from '../db/sessions-to-book.ts'

export type SessionColumns = Pick<
  SessionToBook,
  | 'id'
  | 'status'
  | 'starts_at'
  | 'ends_at'
  | 'time_zone'
  | 'max_spaces'
  | 'max_spaces_per_client'
  | 'price_cents'
  | 'concession_price_cents'
  | 'spaces_taken'
  | 'wheelchair_spaces'
  | 'hearing_receivers'
  | 'interpreter_places'
  | 'quiet_places'
  | 'wheelchair_spaces_taken'
  | 'hearing_receivers_taken'
  | 'interpreter_places_taken'
  | 'quiet_places_taken'
  | 'note'
  | 'closed_for'
>

/** A session as people see it who might book it. */
export function openSessionAnswer(
  session: SessionColumns,
  countryId: CountryId,
  waiting: number,
): z.input<typeof openSession> {
  const wall = (instant: Date) => instantToWall(session.time_zone, instant.getTime())
  const spacesLeft = spacesLeftOf(session)
  const currency: Currency = currencyOf(countryId)
  return {
    activitySessionId: session.id,
    startDateTime: wall(session.starts_at),
    endDateTime: wall(session.ends_at),
    timeZone: session.time_zone,
    status: session.status,
    priceCents: session.price_cents,
    concessionPriceCents: session.concession_price_cents,
    currency,
    spacesLeft,
    maxSpaces: session.max_spaces,
    maxSpacesPerClient: session.max_spaces_per_client,
    accessStock: {
      wheelchairSpaces: stock(session.wheelchair_spaces, session.wheelchair_spaces_taken),
      hearingReceivers: stock(session.hearing_receivers, session.hearing_receivers_taken),
      interpreterPlaces: stock(session.interpreter_places, session.interpreter_places_taken),
      quietPlaces: stock(session.quiet_places, session.quiet_places_taken),
    },
    note: session.note,
    closedFor: session.closed_for,
    waitlistLength: spacesLeft === 0 || waiting > 0 ? waiting : null,
  }
}

export function spacesLeftOf(session: Pick<SessionColumns, 'max_spaces' | 'spaces_taken'>): number {
  return session.max_spaces - session.spaces_taken
}

function stock(total: number, taken: number) {
  return { total, left: total - taken }
}
