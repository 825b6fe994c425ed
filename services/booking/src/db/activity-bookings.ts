import type { PersonKind } from '@waymark/domain/activity/people'
import type { Currency } from '@waymark/domain/booking/price'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import { closedForOf } from './closed-for.ts'
import { owedCents, refundedCents } from './refunds.ts'
import type { BookingDatabase } from './schema.ts'

interface PersonRow {
  readonly position: number
  readonly name: string
  readonly kind: PersonKind
  readonly companionOf: number | null
  readonly age: number | null
  readonly priceCents: number
  readonly wantsWheelchairSpace: boolean
  readonly wantsHearingReceiver: boolean
  readonly wantsInterpreter: boolean
  readonly wantsQuietPlace: boolean
  readonly sharedAccessibilityOptionIds: number[]
  readonly checkedInAt: string | null
}

const peopleJson = sql<PersonRow[]>`(select json_agg(json_build_object('position', p.position, 'name', p.name,
  'kind', p.kind, 'companionOf', p.companion_of, 'age', p.age, 'priceCents', p.price_cents,
  'wantsWheelchairSpace', p.wants_wheelchair_space, 'wantsHearingReceiver', p.wants_hearing_receiver,
  'wantsInterpreter', p.wants_interpreter, 'wantsQuietPlace', p.wants_quiet_place,
  'sharedAccessibilityOptionIds', p.shared_option_ids, 'checkedInAt', p.checked_in_at) order by p.position)
  from activity_booking_person p where p.booking_id = b.id)`

const staffIds = sql<UserProfileId[]>`array(select w.user_profile_id from staff_time w
  where w.activity_session_id = b.activity_session_id and w.is_live)`

/** The parties and the state of a booking, for rights and changes. */
function activityBookings(db: Kysely<BookingDatabase>) {
  return (
    db
      .selectFrom('booking as b')
      .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
      .innerJoin('activity_session as s', 's.id', 'h.activity_session_id')
      .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
      .leftJoin('identity_api.person as p', 'p.id', 'b.client_user_profile_id')
      .leftJoin('provider_api.suspended_account as x', 'x.account_id', 'b.account_id')
      .select(['b.id', 'b.item_type', 'b.status', 'b.starts_at', 'b.ends_at', 'b.account_id', 'b.service_area_id'])
      .select(['b.client_user_profile_id', 'b.user_service_area_id', 'b.guest_id', 'b.cancel_reason', 'b.adding_error'])
      .select(['h.activity_session_id', 'h.contact_name', 'h.contact_email', 'h.contact_phone', 'h.notes', 'h.spaces'])
      .select(['h.total_cents', 'h.currency', 'h.refund_until_hours', 'h.held_until', 'h.hold_extensions'])
      .select([
        'h.payment_flow',
        'h.relied_option_ids',
        'h.relied_limits',
        'h.agreed_starts_at',
        'h.agreed_ends_at',
        's.activity_id',
        's.time_zone',
        's.status as session_status',
        closedForOf('s', 's.time_zone').as('closed_for'),
        's.cancel_reason as session_cancel_reason',
      ])
      .select(['p.account_id as client_account_id', 'p.kept_by_account_id', 'p.email as client_email'])
      .select(['a.is_active as is_area_active', 'x.is_for_good'])
      .select([staffIds.as('staff_ids'), peopleJson.as('people')])
      .select(
        sql<number>`coalesce((select sum(l.amount_cents) from ledger_entry l where l.booking_id = b.id), 0)::int`.as(
          'balance_cents',
        ),
      )
      // A refund is in the ledger as soon as Stripe has accepted it.
      .select(
        sql<number>`coalesce((select sum(r.amount_cents) from refund r where r.booking_id = b.id
        and r.state = 'asked'), 0)::int`.as('refund_asked_cents'),
      )
      .select(
        sql<number>`coalesce((select sum(l.amount_cents) from ledger_entry l
        where l.booking_id = b.id and l.kind in ('charge', 'cash', 'cash undone')), 0)::int`.as('paid_cents'),
      )
      .select([refundedCents.as('refunded_cents'), owedCents.as('owed_cents')])
      .select(
        sql<number>`coalesce((select sum(l.amount_cents) from ledger_entry l
        where l.booking_id = b.id and l.kind like 'cash%'), 0)::int`.as('cash_cents'),
      )
      .select(
        sql<number>`coalesce((select sum(r.amount_cents) from refund r
        where r.booking_id = b.id and r.payment_id is null and r.state = 'asked'), 0)::int`.as('cash_owed_cents'),
      )
  )
}

export type ActivityBookingState = Awaited<ReturnType<ReturnType<typeof activityBookings>['executeTakeFirstOrThrow']>>

export async function findActivityBookingState(
  db: Kysely<BookingDatabase>,
  bookingId: BookingId,
): Promise<ActivityBookingState | undefined> {
  return activityBookings(db).where('b.id', '=', bookingId).executeTakeFirst()
}

/** Locks a booking until the transaction ends. */
export async function lockActivityBooking(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
): Promise<ActivityBookingState | undefined> {
  // First alone: what is read beside it must be as new as the lock.
  const locked = await trx
    .selectFrom('booking')
    .select('id')
    .where('id', '=', bookingId)
    .where('item_type', '=', 'Activity')
    .forUpdate()
    .executeTakeFirst()
  return locked && activityBookings(trx).where('b.id', '=', bookingId).executeTakeFirst()
}

export async function findActivityBookingTitle(
  db: Kysely<BookingDatabase>,
  bookingId: BookingId,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('activity_booking as h')
    .innerJoin('activity_session as s', 's.id', 'h.activity_session_id')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .select('t.title')
    .where('h.booking_id', '=', bookingId)
    .executeTakeFirst()
  return found?.title
}

/** A booking with everything that its page shows. */
export async function findActivityBooking(db: Kysely<BookingDatabase>, bookingId: BookingId) {
  return activityBookings(db)
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .innerJoin('identity_api.account as c', 'c.id', 'b.account_id')
    .leftJoin('provider_api.business as o', 'o.account_id', 'b.account_id')
    .select(['t.title', 't.banner_key', 't.banner_alt', 't.preparation', 't.policy_note'])
    .select(['o.tax_number', 'o.legal_name', 'o.nzbn', 'o.billing_address'])
    .select(['t.contact_name as organiser_name', 't.contact_email as organiser_email'])
    .select(['t.contact_phone as organiser_phone', 'a.name as area_name', 'a.address', 'a.lat', 'a.lng'])
    .select(['c.name as account_name', 'o.small_logo_key as logo_key'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

export type ActivityBookingRow = NonNullable<Awaited<ReturnType<typeof findActivityBooking>>>

/** Bookings whose hold is over, the longest over first. */
export async function listOverdueHolds(db: Kysely<BookingDatabase>, now: Date, count: number): Promise<BookingId[]> {
  const rows = await db
    .selectFrom('activity_booking')
    .select('booking_id')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(count)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/** The bookings that guests made with this address and have not started yet. */
export async function listGuestBookings(db: Kysely<BookingDatabase>, email: string, now: Date): Promise<BookingId[]> {
  const rows = await db
    .selectFrom('activity_booking as h')
    .innerJoin('booking as b', 'b.id', 'h.booking_id')
    .select('b.id')
    .where(sql<string>`lower(h.contact_email)`, '=', email.toLowerCase())
    .where('b.guest_id', 'is not', null)
    .where('b.client_user_profile_id', 'is', null)
    .where('b.ends_at', '>', now)
    .orderBy('b.starts_at')
    .limit(20)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Gives the bookings that guests made with a person's address to that person. One that would be their second live
 * booking of a session stays the guest's.
 */
export async function adoptGuestBookings(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
): Promise<BookingId[]> {
  const { rows } = await sql<{ id: BookingId }>`
    update booking b set client_user_profile_id = ${userProfileId}
    where b.id in (
      select distinct on (case when g.status in (0, 1) then g.activity_session_id else -g.id end) g.id
      from booking g join activity_booking h on h.booking_id = g.id
      join identity_api.person p on p.id = ${userProfileId} and lower(p.email) = lower(h.contact_email)
      where g.client_user_profile_id is null and g.guest_id is not null
        and not exists (select from booking own where own.activity_session_id = g.activity_session_id
          and own.client_user_profile_id = ${userProfileId} and own.user_service_area_id is null
          and own.status in (0, 1) and g.status in (0, 1))
      order by case when g.status in (0, 1) then g.activity_session_id else -g.id end, g.id
    )
    returning b.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** In which a booking of a session is paid. */
export async function findCurrency(db: Kysely<BookingDatabase>, bookingId: BookingId): Promise<Currency> {
  const { currency } = await db
    .selectFrom('activity_booking')
    .select('currency')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return currency
}
