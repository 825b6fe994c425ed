import { isReachable } from '@waymark/domain/account/kept-client'
import type { PersonKind } from '@waymark/domain/activity/people'
import { noSpaces, type SpaceCounts } from '@waymark/domain/activity/session-status'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import type { AccountId, ActivitySessionId, BookingId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql, type Transaction } from 'kysely'
import { numberIn } from './booking-search.ts'
import type { BookingDatabase } from './schema.ts'

type Db = Kysely<BookingDatabase>

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

/** The people of a booking `b`; instants as JSON writes them. */
const peopleOfBooking = sql<
  PersonRow[]
>`coalesce((select json_agg(json_build_object('position', p.position, 'name', p.name,
  'kind', p.kind, 'companionOf', p.companion_of, 'age', p.age, 'priceCents', p.price_cents,
  'wantsWheelchairSpace', p.wants_wheelchair_space, 'wantsHearingReceiver', p.wants_hearing_receiver,
  'wantsInterpreter', p.wants_interpreter, 'wantsQuietPlace', p.wants_quiet_place,
  'sharedAccessibilityOptionIds', p.shared_option_ids, 'checkedInAt', p.checked_in_at) order by p.position)
  from activity_booking_person p where p.booking_id = b.id), '[]'::json)`

/** Who comes to a session, by name of the contact; with the total number of matches. */
export async function listSessionBookings(
  db: Db,
  viewerId: UserProfileId,
  asked: {
    readonly activitySessionId: ActivitySessionId
    readonly statuses: readonly BookingStatus[]
    readonly search: string
    readonly pageNumber: number
    readonly pageSize: number
  },
) {
  const matching = db
    .selectFrom('booking as b')
    .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
    .where('b.activity_session_id', '=', asked.activitySessionId)
    .where('b.status', 'in', [...asked.statuses])
    .$if(asked.search !== '', (query) =>
      query.where(
        sql<boolean>`(b.id = ${numberIn(asked.search)}::bigint or ${containsSql('h.contact_name', asked.search)}
          or exists (select from activity_booking_person p where p.booking_id = b.id and ${containsSql('p.name', asked.search)}))`,
      ),
    )
  const [rows, counted] = await Promise.all([
    matching
      .leftJoin('chat_api.unread as u', (join) =>
        join.onRef('u.booking_id', '=', 'b.id').on('u.user_profile_id', '=', viewerId),
      )
      .leftJoin('identity_api.person as c', 'c.id', 'b.client_user_profile_id')
      .select(['c.kept_by_account_id', 'c.email as client_email'])
      .select([
        'b.id',
        'b.status',
        'b.client_user_profile_id',
        'h.contact_name',
        'h.contact_email',
        'h.contact_phone',
        'h.notes',
      ])
      .select(['h.total_cents', 'h.currency', 'u.unread_count', peopleOfBooking.as('people')])
      .select(
        sql<number>`coalesce((select sum(l.amount_cents) from ledger_entry l where l.booking_id = b.id), 0)::int`.as(
          'paid_cents',
        ),
      )
      .select(
        sql<number>`coalesce((select sum(l.amount_cents) from ledger_entry l
          where l.booking_id = b.id and l.kind like 'cash%'), 0)::int`.as('cash_cents'),
      )
      .select(
        sql<number>`coalesce((select sum(r.amount_cents) from refund r
          where r.booking_id = b.id and r.payment_id is null and r.state = 'asked'), 0)::int`.as('cash_owed_cents'),
      )
      .orderBy(sql`lower(h.contact_name)`)
      .orderBy('b.id')
      .limit(asked.pageSize)
      .offset((asked.pageNumber - 1) * asked.pageSize)
      .execute(),
    matching.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: counted.count }
}

export type SessionBookingRow = Awaited<ReturnType<typeof listSessionBookings>>['rows'][number]

/** Locks bookings of sessions, to check their people in. */
export async function lockForCheckIn(trx: Transaction<BookingDatabase>, ids: readonly BookingId[]) {
  if (ids.length === 0) return []
  return trx
    .selectFrom('booking as b')
    .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
    .select(['b.id', 'b.status', 'b.activity_session_id', 'h.contact_name'])
    .where('b.id', 'in', [...ids])
    .orderBy('b.id')
    .forUpdate('b')
    .execute()
}

/** The bookings of a session, whatever became of them. */
export async function listBookingIdsOf(db: Db, activitySessionId: ActivitySessionId): Promise<BookingId[]> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('activity_session_id', '=', activitySessionId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Further back, and of more bookings, no ticket is looked for by the end of its code. */
const daysBack = 30
const maxAround = 5000

/** The bookings of an organisation's sessions that were some days ago or are to come, the latest first. */
export async function listBookingIdsAround(db: Db, accountId: AccountId, now: Date): Promise<BookingId[]> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('account_id', '=', accountId)
    .where('item_type', '=', 'Activity')
    .where('starts_at', '>', new Date(now.getTime() - daysBack * 86_400_000))
    .orderBy('starts_at', 'desc')
    .limit(maxAround)
    .execute()
  return rows.map(({ id }) => id)
}

/** The sessions that bookings of an organisation are for. */
export async function listSessionsOfTickets(db: Db, accountId: AccountId, ids: readonly BookingId[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('booking as b')
    .innerJoin('activity_session as s', 's.id', 'b.activity_session_id')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .select(['b.id', 's.id as activity_session_id', 't.title', 's.starts_at', 's.time_zone'])
    .where('b.id', 'in', [...ids])
    .where('b.account_id', '=', accountId)
    .execute()
}

export type SessionOfTicketRow = Awaited<ReturnType<typeof listSessionsOfTickets>>[number]

/** What is known of the people of bookings. */
export async function listMarks(trx: Transaction<BookingDatabase>, ids: readonly BookingId[]) {
  if (ids.length === 0) return []
  return trx
    .selectFrom('activity_booking_person')
    .select(['booking_id', 'position', 'companion_of', 'checked_in_at', 'check_in_marked_at', 'first_checked_in_at'])
    .where('booking_id', 'in', [...ids])
    .orderBy('booking_id')
    .orderBy('position')
    .execute()
}

/** The people of bookings as answers show them. */
export async function listPeopleOf(db: Db, ids: readonly BookingId[]): Promise<ReadonlyMap<BookingId, PersonRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('booking as b')
    .select(['b.id', peopleOfBooking.as('people')])
    .where('b.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, people }) => [id, people]))
}

export async function writeMark(
  trx: Transaction<BookingDatabase>,
  mark: {
    readonly bookingId: BookingId
    readonly position: number
    readonly checkedInAt: Date | null
    readonly markedAt: Date
    readonly by: UserProfileId
  },
): Promise<void> {
  await trx
    .updateTable('activity_booking_person')
    .set((row) => ({
      checked_in_at: mark.checkedInAt,
      check_in_marked_at: mark.markedAt,
      checked_in_by: mark.by,
      first_checked_in_at: row.fn.coalesce('first_checked_in_at', row.val(mark.checkedInAt)),
    }))
    .where('booking_id', '=', mark.bookingId)
    .where('position', '=', mark.position)
    .execute()
}

/** One booking to write to for each address, of those who come to a session: that of the booking, or of its client. */
export async function listAddressesOf(db: Db, activitySessionId: ActivitySessionId): Promise<BookingId[]> {
  const rows = await db
    .selectFrom('booking as b')
    .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
    .leftJoin('identity_api.person as c', (join) =>
      join.onRef('c.id', '=', 'b.client_user_profile_id').on('c.is_active', '=', true),
    )
    .select('b.id')
    .select(sql<string>`lower(coalesce(nullif(h.contact_email, ''), c.email, ''))`.as('address'))
    .where('b.activity_session_id', '=', activitySessionId)
    .where('b.status', 'in', [bookingStatus.Confirmed, bookingStatus.Completed])
    .orderBy('b.id', 'desc')
    .execute()
  const firstOf = new Map(rows.map(({ id, address }) => [address, id]))
  return [...firstOf].flatMap(([address, id]) => (address !== '' && isReachable(address) ? [id] : []))
}

/** Whether a session is over and its organisation suspended: those who came are not written to any more. */
export async function isOverWhileSuspended(db: Db, activitySessionId: ActivitySessionId, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('activity_session as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select('s.id')
    .where('s.id', '=', activitySessionId)
    .where('s.ends_at', '<=', now)
    .where('a.is_suspended', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** Locks confirmed bookings of a session that has this status. */
export async function lockConfirmedOf(
  trx: Transaction<BookingDatabase>,
  activitySessionId: ActivitySessionId,
  sessionStatus: 'Completed' | 'Cancelled',
  count: number,
): Promise<BookingId[]> {
  const rows = await trx
    .selectFrom('booking as b')
    .innerJoin('activity_session as s', 's.id', 'b.activity_session_id')
    .select('b.id')
    .where('s.id', '=', activitySessionId)
    .where('s.status', '=', sessionStatus)
    .where('b.status', '=', bookingStatus.Confirmed)
    .orderBy('b.id')
    .limit(count)
    .forUpdate('b')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks confirmed bookings of sessions that are over and to which somebody of theirs has come. */
export async function lockAttended(trx: Transaction<BookingDatabase>, now: Date, count: number): Promise<BookingId[]> {
  const { rows } = await sql<{ id: BookingId }>`
    select b.id from activity_session s join booking b on b.activity_session_id = s.id
    where s.status = 'Active' and s.ends_at <= ${now} and b.status = ${bookingStatus.Confirmed}
      and exists (select from activity_booking_person p where p.booking_id = b.id and p.checked_in_at is not null)
    order by b.id limit ${count} for update of b skip locked`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Ends the time that unpaid bookings of a session have: their spaces are released as soon as nothing can be paid. */
export async function endHoldsOf(
  db: Kysely<BookingDatabase>,
  activitySessionId: ActivitySessionId,
  now: Date,
): Promise<void> {
  await db
    .updateTable('activity_booking')
    .set({ held_until: now })
    .where('activity_session_id', '=', activitySessionId)
    .where('held_until', '>', now)
    .where((row) =>
      row.exists(
        row
          .selectFrom('booking as b')
          .select('b.id')
          .whereRef('b.id', '=', 'activity_booking.booking_id')
          .where('b.status', '=', bookingStatus.New),
      ),
    )
    .execute()
}

/** How many bookings of a session are held or confirmed. */
export async function countLive(db: Db, activitySessionId: ActivitySessionId): Promise<number> {
  const { count } = await db
    .selectFrom('booking')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('activity_session_id', '=', activitySessionId)
    .where('status', 'in', [bookingStatus.New, bookingStatus.Confirmed])
    .executeTakeFirstOrThrow()
  return count
}

/** Those of some sessions that somebody has booked, with how many bookings are confirmed. */
export async function listBookedSessions(db: Db, ids: readonly ActivitySessionId[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('activity_session as s')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .innerJoin('booking as b', 'b.activity_session_id', 's.id')
    .select(['s.id', 's.service_area_id as serviceAreaId', 's.account_id as accountId', 't.title'])
    .select(['s.starts_at as startsAt', 's.time_zone as timeZone', 's.cancel_reason as cancelReason'])
    .select(sql<number>`count(*)::int`.as('bookingCount'))
    .where('s.id', 'in', [...ids])
    .where('b.status', '=', bookingStatus.Confirmed)
    .groupBy(['s.id', 't.id', 't.title'])
    .orderBy('s.starts_at')
    .execute()
}

/** What of a session's spaces is held while somebody pays, and what for somebody from the waitlist. */
export async function countHeldSpaces(
  db: Db,
  activitySessionId: ActivitySessionId,
): Promise<{ readonly held: SpaceCounts; readonly offered: SpaceCounts }> {
  const { rows } = await sql<SpaceCounts & { readonly isOffer: boolean }>`
    select exists (select from waitlist_entry o where o.offer_booking_id = b.id) as "isOffer",
      sum(h.spaces + h.companions)::int as spaces,
      sum(h.wheelchair_spaces)::int as "wheelchairSpaces", sum(h.hearing_receivers)::int as "hearingReceivers",
      sum(h.interpreter_places)::int as "interpreterPlaces", sum(h.quiet_places)::int as "quietPlaces"
    from booking b join activity_booking h on h.booking_id = b.id
    where b.activity_session_id = ${activitySessionId} and b.status = ${bookingStatus.New}
    group by 1`.execute(db)
  const of = (isOffer: boolean) => rows.find((row) => row.isOffer === isOffer) ?? noSpaces
  return { held: of(false), offered: of(true) }
}
