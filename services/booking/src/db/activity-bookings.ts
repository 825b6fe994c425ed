import type { ReliedLimits } from '@waymark/domain/access-fit/relied'
import type { PersonKind, SpacesTaken } from '@waymark/domain/activity/people'
import type { Currency } from '@waymark/domain/booking/price'
import { bookingStatus, type PaymentFlow } from '@waymark/domain/enums'
import type { AccountId, ActivitySessionId, BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** A person of a booking as it is stored, in the order of the booking. */
export interface NewPerson {
  readonly position: number
  readonly kind: PersonKind
  readonly companionOf: number | null
  readonly name: string
  readonly age: number | null
  readonly priceCents: number
  readonly wantsWheelchairSpace: boolean
  readonly wantsHearingReceiver: boolean
  readonly wantsInterpreter: boolean
  readonly wantsQuietPlace: boolean
  readonly sharedAccessibilityOptionIds: readonly number[]
}

/** Who books: a person, for themself or for their location, or a guest. */
export interface Booker {
  readonly userProfileId: UserProfileId | null
  readonly userServiceAreaId: ServiceAreaId | null
  readonly guestId: string | null
  /** Whose idempotency keys these are. */
  readonly keyOwner: string
  readonly name: string
}

export interface NewActivityBooking {
  readonly session: {
    readonly id: ActivitySessionId
    readonly account_id: AccountId
    readonly service_area_id: ServiceAreaId
    readonly max_spaces_per_client: number
    readonly starts_at: Date
    readonly ends_at: Date
  }
  readonly booker: Booker
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string | null }
  readonly people: readonly NewPerson[]
  readonly taken: SpacesTaken
  readonly totalCents: number
  readonly currency: Currency
  readonly refundUntilHours: number | null
  /** What they share as needs and the place meets now. */
  readonly relied: { readonly optionIds: readonly number[]; readonly limits: ReliedLimits }
  readonly notes: string
  /** Until when the spaces are held; null for a booking that is confirmed at once. */
  readonly heldUntil: Date | null
  /** The first line of its history. */
  readonly what: string
  readonly idempotencyKey: string | null
  readonly at: Date
}

export interface AddedActivityBooking {
  readonly id: BookingId
  readonly historyId: number
}

/**
 * Takes spaces of a session: the booking, its people and the counts of the session commit or fail together. Throws the
 * violation of the constraint that refuses it; `takingRefusal` names it.
 */
export async function addActivityBooking(
  db: Kysely<BookingDatabase> | Transaction<BookingDatabase>,
  made: NewActivityBooking,
): Promise<AddedActivityBooking> {
  const { session, booker, contact, taken } = made
  const isHeld = made.heldUntil !== null
  const flow: PaymentFlow = isHeld ? 'NONE' : 'Completed'
  const { rows } = await sql<AddedActivityBooking>`
    with made as (
      insert into booking (item_type, activity_session_id, account_id, service_area_id, client_user_profile_id,
        user_service_area_id, guest_id, status, starts_at, ends_at, placed_at, created_at)
      values ('Activity', ${session.id}, ${session.account_id}, ${session.service_area_id}, ${booker.userProfileId},
        ${booker.userServiceAreaId}, ${booker.guestId}, ${isHeld ? bookingStatus.New : bookingStatus.Confirmed},
        ${session.starts_at}, ${session.ends_at}, ${isHeld ? null : made.at}, ${made.at})
      returning id
    ), holder as (
      insert into activity_booking (booking_id, activity_session_id, contact_name, contact_email, contact_phone, notes,
        spaces, companions, wheelchair_spaces, hearing_receivers, interpreter_places, quiet_places,
        max_spaces_per_client, total_cents, currency, refund_until_hours, relied_option_ids, relied_limits, held_until, payment_flow,
        idempotency_owner, idempotency_key)
      select id, ${session.id}, ${contact.name}, ${contact.email}, ${contact.phone}, ${made.notes},
        ${taken.spaces}, ${taken.companions}, ${taken.wheelchairSpaces}, ${taken.hearingReceivers},
        ${taken.interpreterPlaces}, ${taken.quietPlaces}, ${session.max_spaces_per_client}, ${made.totalCents},
        ${made.currency}, ${made.refundUntilHours}, ${[...made.relied.optionIds]}::int[],
        ${JSON.stringify(made.relied.limits)}::jsonb, ${made.heldUntil}, ${flow}, ${booker.keyOwner}, ${made.idempotencyKey}
      from made returning booking_id
    ), people as (
      insert into activity_booking_person (booking_id, position, kind, companion_of, name, age, price_cents,
        wants_wheelchair_space, wants_hearing_receiver, wants_interpreter, wants_quiet_place, shared_option_ids)
      select holder.booking_id, p.position, p.kind, p."companionOf", p.name, p.age, p."priceCents",
        p."wantsWheelchairSpace", p."wantsHearingReceiver", p."wantsInterpreter", p."wantsQuietPlace",
        p."sharedAccessibilityOptionIds"
      from holder, jsonb_to_recordset(${JSON.stringify(made.people)}::jsonb) as p(position smallint, kind text,
        "companionOf" smallint, name text, age smallint, "priceCents" integer, "wantsWheelchairSpace" boolean,
        "wantsHearingReceiver" boolean, "wantsInterpreter" boolean, "wantsQuietPlace" boolean,
        "sharedAccessibilityOptionIds" integer[])
    ), told as (
      insert into booking_history (booking_id, at, what, by_user_profile_id, by_name)
      select id, ${made.at}, ${made.what}, ${booker.userProfileId}, ${booker.name} from made returning id, booking_id
    )
    select booking_id as id, id as "historyId" from told`.execute(db)
  const [added] = rows
  if (!added) throw new Error('No booking was added.')
  return added
}

/** The booking that the owner made with this idempotency key. */
export async function findActivityBookingByKey(
  db: Kysely<BookingDatabase>,
  keyOwner: string,
  idempotencyKey: string,
): Promise<BookingId | undefined> {
  const found = await db
    .selectFrom('activity_booking')
    .select('booking_id')
    .where('idempotency_owner', '=', keyOwner)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return found?.booking_id
}

/** Whether somebody holds a live booking of a session already. */
export async function hasLiveBooking(
  db: Kysely<BookingDatabase>,
  activitySessionId: ActivitySessionId,
  booker: Pick<Booker, 'userProfileId' | 'userServiceAreaId' | 'guestId'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('booking')
    .select('id')
    .where('activity_session_id', '=', activitySessionId)
    .where('status', 'in', [bookingStatus.New, bookingStatus.Confirmed])
    .$call((query) =>
      booker.userProfileId === null
        ? query.where('guest_id', '=', booker.guestId)
        : query
            .where('client_user_profile_id', '=', booker.userProfileId)
            .where('user_service_area_id', 'is not distinct from', booker.userServiceAreaId),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

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
function activityBookings(db: Kysely<BookingDatabase> | Transaction<BookingDatabase>) {
  return (
    db
      .selectFrom('booking as b')
      .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
      .innerJoin('activity_session as s', 's.id', 'h.activity_session_id')
      .leftJoin('identity_api.person as p', 'p.id', 'b.client_user_profile_id')
      .select(['b.id', 'b.item_type', 'b.status', 'b.starts_at', 'b.ends_at', 'b.account_id', 'b.service_area_id'])
      .select(['b.client_user_profile_id', 'b.user_service_area_id', 'b.guest_id', 'b.cancel_reason', 'b.adding_error'])
      .select(['h.activity_session_id', 'h.contact_name', 'h.contact_email', 'h.contact_phone', 'h.notes', 'h.spaces'])
      .select(['h.total_cents', 'h.currency', 'h.refund_until_hours', 'h.held_until', 'h.hold_extensions'])
      .select([
        'h.payment_flow',
        'h.relied_option_ids',
        'h.relied_limits',
        's.activity_id',
        's.time_zone',
        's.status as session_status',
        's.cancel_reason as session_cancel_reason',
      ])
      .select(['p.account_id as client_account_id'])
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
      .select(
        sql<number>`coalesce((select sum(r.amount_cents) from refund r
        where r.booking_id = b.id and r.state <> 'failed'), 0)::int`.as('refunded_cents'),
      )
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
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'b.account_id')
    .leftJoin('provider_api.business as o', 'o.account_id', 'b.account_id')
    .select(['t.title', 't.banner_key', 't.banner_alt', 't.preparation', 't.policy_note'])
    .select('o.tax_number')
    .select(['t.contact_name as organiser_name', 't.contact_email as organiser_email'])
    .select(['t.contact_phone as organiser_phone', 'a.name as area_name', 'a.address', 'a.lat', 'a.lng'])
    .select('a.is_active as is_area_active')
    .select(['c.name as account_name', 'o.small_logo_key as logo_key'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

export type ActivityBookingRow = NonNullable<Awaited<ReturnType<typeof findActivityBooking>>>

/** Confirms a booking; the trigger takes its spaces again when they had been released. */
export async function confirmActivityBooking(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  flow: PaymentFlow,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('booking')
    .set((row) => ({
      status: bookingStatus.Confirmed,
      placed_at: now,
      adding_error: null,
      version: row('version', '+', 1),
    }))
    .where('id', '=', bookingId)
    .execute()
  await setPaymentFlow(trx, bookingId, flow, null)
}

/** Ends a booking that was never confirmed; the trigger releases its spaces. */
export async function leaveActivityBookingIncomplete(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  why: string,
): Promise<void> {
  await trx
    .updateTable('booking')
    .set((row) => ({ status: bookingStatus.Incomplete, adding_error: why, version: row('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
  await setPaymentFlow(trx, bookingId, 'Failed', null)
}

/** Where the payment stands; `heldUntil` stays as it is when omitted. */
export async function setPaymentFlow(
  db: Kysely<BookingDatabase> | Transaction<BookingDatabase>,
  bookingId: BookingId,
  flow: PaymentFlow,
  heldUntil?: Date | null,
): Promise<void> {
  await db
    .updateTable('activity_booking')
    .set({ payment_flow: flow, ...(heldUntil === undefined ? {} : { held_until: heldUntil }) })
    .where('booking_id', '=', bookingId)
    .execute()
}

export async function extendHold(trx: Transaction<BookingDatabase>, bookingId: BookingId, until: Date): Promise<void> {
  await trx
    .updateTable('activity_booking')
    .set((row) => ({ held_until: until, hold_extensions: row('hold_extensions', '+', 1) }))
    .where('booking_id', '=', bookingId)
    .execute()
}

/** Takes people out of a booking; the trigger releases their spaces. */
export async function removePeople(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  positions: readonly number[],
  left: SpacesTaken & { readonly totalCents: number },
): Promise<void> {
  await trx
    .deleteFrom('activity_booking_person')
    .where('booking_id', '=', bookingId)
    .where('position', 'in', [...positions])
    .execute()
  await trx
    .updateTable('activity_booking')
    .set({
      spaces: left.spaces,
      companions: left.companions,
      wheelchair_spaces: left.wheelchairSpaces,
      hearing_receivers: left.hearingReceivers,
      interpreter_places: left.interpreterPlaces,
      quiet_places: left.quietPlaces,
      total_cents: left.totalCents,
    })
    .where('booking_id', '=', bookingId)
    .execute()
  await trx
    .updateTable('booking')
    .set((row) => ({ version: row('version', '+', 1), calendar_sequence: row('calendar_sequence', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
}

interface WrittenPeople {
  readonly people: readonly Omit<NewPerson, 'kind' | 'companionOf' | 'priceCents'>[]
  readonly taken: SpacesTaken
  readonly notes: string
}

/** Changes names, ages, wishes and shared needs; the trigger counts the access places anew. */
export async function writePeople(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  { people, taken, notes }: WrittenPeople,
): Promise<void> {
  await sql`
    update activity_booking_person p set name = c.name, age = c.age,
      wants_wheelchair_space = c."wantsWheelchairSpace", wants_hearing_receiver = c."wantsHearingReceiver",
      wants_interpreter = c."wantsInterpreter", wants_quiet_place = c."wantsQuietPlace",
      shared_option_ids = c."sharedAccessibilityOptionIds"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as c(position smallint, name text, age smallint,
      "wantsWheelchairSpace" boolean, "wantsHearingReceiver" boolean, "wantsInterpreter" boolean,
      "wantsQuietPlace" boolean, "sharedAccessibilityOptionIds" integer[])
    where p.booking_id = ${bookingId} and p.position = c.position`.execute(trx)
  await trx
    .updateTable('activity_booking')
    .set({
      notes,
      wheelchair_spaces: taken.wheelchairSpaces,
      hearing_receivers: taken.hearingReceivers,
      interpreter_places: taken.interpreterPlaces,
      quiet_places: taken.quietPlaces,
    })
    .where('booking_id', '=', bookingId)
    .execute()
  await trx
    .updateTable('booking')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
}

/**
 * Moves a Confirmed booking to another session. Both sessions are locked in the order of their ids, so that two people
 * who swap do not deadlock. Its status leaves and returns, which is when the trigger releases and takes the spaces.
 */
export async function moveToSession(
  trx: Transaction<BookingDatabase>,
  { id, activity_session_id: from }: Pick<ActivityBookingState, 'id' | 'activity_session_id'>,
  to: Pick<NewActivityBooking['session'], 'id' | 'max_spaces_per_client' | 'starts_at' | 'ends_at'>,
): Promise<void> {
  await trx
    .selectFrom('activity_session')
    .select('id')
    .where('id', 'in', [from, to.id])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await trx.updateTable('booking').set({ status: bookingStatus.Incomplete }).where('id', '=', id).execute()
  await trx
    .updateTable('activity_booking')
    .set({ activity_session_id: to.id, max_spaces_per_client: to.max_spaces_per_client })
    .where('booking_id', '=', id)
    .execute()
  await trx
    .updateTable('booking')
    .set((row) => ({
      status: bookingStatus.Confirmed,
      activity_session_id: to.id,
      starts_at: to.starts_at,
      ends_at: to.ends_at,
      version: row('version', '+', 1),
      calendar_sequence: row('calendar_sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

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
