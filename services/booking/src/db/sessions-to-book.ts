import type { ActivitySessionId } from '@waymark/domain/ids'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { closedForOf } from './closed-for.ts'
import type { BookingDatabase } from './schema.ts'

/** A session with all that booking it depends on: its activity, location and organisation. */
export async function findSessionToBook(db: Kysely<BookingDatabase>, activitySessionId: ActivitySessionId) {
  return sessionsToBook(db).where('s.id', '=', activitySessionId).executeTakeFirst()
}

export type SessionToBook = NonNullable<Awaited<ReturnType<typeof findSessionToBook>>>

function sessionsToBook(db: Kysely<BookingDatabase>) {
  return db
    .selectFrom('activity_session as s')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 's.account_id')
    .leftJoin('provider_api.card_account as k', 'k.account_id', 's.account_id')
    .select(sessionColumns)
    .select(closedFor.as('closed_for'))
    .select(['s.activity_id', 's.account_id', 's.service_area_id'])
    .select(['t.status as activity_status', 't.title', 't.min_age', 't.max_age', 't.has_free_companion'])
    .select(['t.refund_until_hours', 'a.is_private', 'a.is_active as is_area_active', 'a.country_id'])
    .select('c.name as account_name')
    .select(sql<boolean>`a.is_active and ${isBeforeClosing}`.as('is_active'))
    .select(['k.stripe_account_id', 'k.card_status'])
}

/** The columns of a session `s` that people see who might book it. */
export const sessionColumns = [
  's.id',
  's.status',
  's.starts_at',
  's.ends_at',
  's.time_zone',
  's.max_spaces',
  's.max_spaces_per_client',
  's.price_cents',
  's.concession_price_cents',
  's.spaces_taken',
  's.wheelchair_spaces',
  's.hearing_receivers',
  's.interpreter_places',
  's.quiet_places',
  's.wheelchair_spaces_taken',
  's.hearing_receivers_taken',
  's.interpreter_places_taken',
  's.quiet_places_taken',
  's.note',
] as const

/** Why the location of a session `s` is closed on one of its days; null where it is open. */
export const closedFor = closedForOf('s', 's.time_zone')

/** A session `s` is over before its location closes for good, or that has no closing date. */
export const isBeforeClosing = sql<boolean>`not exists (select from provider_api.location_closing x
  where x.service_area_id = s.service_area_id and x.closes_at < s.ends_at)`

/** How many groups wait for spaces of a session. */
export async function countWaiting(db: Kysely<BookingDatabase>, activitySessionId: ActivitySessionId): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('activity_session_id', '=', activitySessionId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

const heldBookings = (whatElse: RawBuilder<unknown>) => sql<number>`(select coalesce(sum(h.spaces + h.companions), 0)
  from booking b join activity_booking h on h.booking_id = b.id
  where b.activity_session_id = s.id and b.item_type = 'Activity' and b.status = 0 and ${whatElse})::int`

const isOffer = sql`exists (select from waitlist_entry o where o.offer_booking_id = b.id)`

/** How many spaces of a session `s` are held while somebody pays. */
export const heldCount = heldBookings(sql`not ${isOffer}`)

/** How many spaces of a session `s` are held for somebody from the waitlist, who has not taken them yet. */
export const offeredCount = heldBookings(isOffer)

export async function countHeld(db: Kysely<BookingDatabase>, activitySessionId: ActivitySessionId) {
  const found = await db
    .selectFrom('activity_session as s')
    .select([heldCount.as('held'), offeredCount.as('offered')])
    .where('s.id', '=', activitySessionId)
    .executeTakeFirst()
  return found ?? { held: 0, offered: 0 }
}

/** How many groups wait for spaces of a session `s`. */
export const waitingCount = sql<number>`(select count(*) from waitlist_entry w
  where w.activity_session_id = s.id and w.state = 'waiting')::int`
