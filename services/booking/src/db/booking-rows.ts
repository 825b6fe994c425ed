import type { BookingId, SeriesId, UserProfileId } from '@waymark/domain/ids'
import { inOrderOf } from '@waymark/service-kit/in-order-of'
import type { Kit } from '@waymark/service-kit/kit'
import { type Kysely, type NotNull, sql } from 'kysely'
import { closedForOf } from './closed-for.ts'
import type { BookingDatabase } from './schema.ts'
import { type StaffRow, staffJson } from './shown-staff.ts'

/** Who comes to a booking `b`, or runs its session. */
export const staffOfBooking = sql<StaffRow[]>`coalesce((
  select json_agg(${staffJson('q')} order by q.first_name, q.id)
  from (select user_profile_id from staff_time where booking_id = b.id and is_live
    union all select user_profile_id from staff_time where activity_session_id = b.activity_session_id and is_live) w
  join identity_api.person q on q.id = w.user_profile_id), '[]'::json)`

/** Bookings of both item types, with every column that a row shows to this viewer. */
function rowsOf(db: Kysely<BookingDatabase>, viewerId: UserProfileId) {
  return db
    .selectFrom('booking as b')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'b.account_id')
    .leftJoin('booking_series as s', 's.id', 'b.series_id')
    .leftJoin('activity_booking as h', 'h.booking_id', 'b.id')
    .leftJoin('activity_session as e', 'e.id', 'b.activity_session_id')
    .leftJoin('provider_api.activity as t', 't.id', 'e.activity_id')
    .leftJoin('identity_api.person as p', 'p.id', 'b.client_user_profile_id')
    .leftJoin('provider_api.business as o', 'o.account_id', 'b.account_id')
    .leftJoin('provider_api.suspended_account as x', 'x.account_id', 'b.account_id')
    .leftJoin('chat_api.conversation as v', 'v.booking_id', 'b.id')
    .leftJoin('chat_api.unread as u', (join) =>
      join.onRef('u.booking_id', '=', 'b.id').on('u.user_profile_id', '=', viewerId),
    )
    .select([
      'b.id',
      'b.item_type',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.adding_error',
      'b.calendar_sequence',
      'b.alternative_starts',
      'b.service_area_id',
      'b.account_id',
      'b.client_user_profile_id',
      'b.user_service_area_id',
      'b.guest_id',
      'h.contact_email',
      sql<SeriesId | null>`coalesce(s.part_of_id, s.id)`.as('series_id'),
      's.id as part_id',
      's.service_area_service_id',
      's.service_id',
      's.own_service_name',
      's.size_option_id',
      's.recipient_name',
      's.recipient_phone',
      's.recipient_notes',
      's.address',
      's.unit_number',
      's.lat',
      's.lng',
      's.distance_km',
      's.fee_display',
      's.pricing_description',
      's.price_cents',
      's.notes',
      's.people_qty',
      's.shared_option_ids',
      's.access_notes',
      's.is_exact_point',
      's.shares_recipient_needs',
      'b.activity_session_id',
      't.title',
      'h.spaces',
      'h.companions',
      'h.total_cents',
      'h.currency',
      'a.name as area_name',
      'a.address as area_address',
      'a.phone as area_phone',
      'a.country_id',
      closedForOf('b', 'a.time_zone').as('closed_for'),
      'c.name as account_name',
      'o.small_logo_key as logo_key',
      'x.is_for_good',
      'v.sid',
      'u.unread_count',
      'u.last_type',
      'u.last_body',
      'u.last_at',
      sql<string>`coalesce(s.time_zone, e.time_zone)`.as('time_zone'),
      // Of spaces the name given with them; of a kept client the one noted, which may have been put right since.
      sql<string>`coalesce(case when p.kept_by_account_id is null then h.contact_name end,
        p.first_name || ' ' || p.last_name, h.contact_name)`.as('client_name'),
      'p.first_name as client_first_name',
      'p.account_id as client_account_id',
      'p.phone as client_phone',
      'p.email as client_email',
      'p.kept_by_account_id',
      sql<
        string | null
      >`(select n.first_name || ' ' || n.last_name from identity_api.person n where n.id = u.last_author_id)`.as(
        'last_author_name',
      ),
      staffOfBooking.as('staff'),
      sql<boolean>`exists (select from feedback f where f.booking_id = b.id)`.as('has_feedback'),
    ])
}

/** The columns that a booking of one item type has; a check of the table holds them. */
interface OfService {
  item_type: 'Service'
  client_user_profile_id: NotNull
  client_account_id: NotNull
  series_id: NotNull
  service_area_service_id: NotNull
  service_id: NotNull
  size_option_id: NotNull
  address: NotNull
  lat: NotNull
  lng: NotNull
  distance_km: NotNull
  fee_display: NotNull
  pricing_description: NotNull
  notes: NotNull
  people_qty: NotNull
  shared_option_ids: NotNull
  access_notes: NotNull
  is_exact_point: NotNull
  shares_recipient_needs: NotNull
}
interface OfActivity {
  item_type: 'Activity'
  activity_session_id: NotNull
  title: NotNull
  spaces: NotNull
  companions: NotNull
  total_cents: NotNull
  currency: NotNull
}

export function bookingRows(db: Kysely<BookingDatabase>, viewerId: UserProfileId) {
  return rowsOf(db, viewerId).$narrowType<OfService | OfActivity>()
}

export function serviceBookingRows(db: Kysely<BookingDatabase>, viewerId: UserProfileId) {
  return rowsOf(db, viewerId).where('b.item_type', '=', 'Service').$narrowType<OfService>()
}

export type BookingRow = Awaited<ReturnType<ReturnType<typeof bookingRows>['executeTakeFirstOrThrow']>>
export type ServiceBookingRow = Awaited<ReturnType<ReturnType<typeof serviceBookingRows>['executeTakeFirstOrThrow']>>

export async function findBooking(
  db: Kysely<BookingDatabase>,
  viewerId: UserProfileId,
  bookingId: BookingId,
): Promise<BookingRow | undefined> {
  return bookingRows(db, viewerId).where('b.id', '=', bookingId).executeTakeFirst()
}

/** A booking of a service; undefined for one of an activity, which has calls of its own. */
export async function findServiceBooking(db: Kysely<BookingDatabase>, viewerId: UserProfileId, bookingId: BookingId) {
  return serviceBookingRows(db, viewerId)
    .select(['s.instead_of_booking_id', 'b.cancel_reason', 'b.cancelled_at'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

/**
 * How a list is read: what matches by a plan for what is asked, since the best one depends on it; the rows of a page, by
 * their ids, by one plan for all. Planning their dozen tables takes 12 ms, reading them less than 1 ms.
 */
export type ListReads = Pick<Kit<BookingDatabase>, 'reads' | 'plannedReads'>

/** The bookings with these ids, in the order given. */
export async function listBookingsById(
  plannedReads: Kysely<BookingDatabase>,
  viewerId: UserProfileId,
  ids: readonly BookingId[],
): Promise<BookingRow[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await bookingRows(plannedReads, viewerId).where(isOneOf(ids)).execute())
}

/** The bookings of services with these ids, in the order given; those of activities are left out. */
export async function listServiceBookingsById(
  plannedReads: Kysely<BookingDatabase>,
  viewerId: UserProfileId,
  ids: readonly BookingId[],
): Promise<ServiceBookingRow[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await serviceBookingRows(plannedReads, viewerId).where(isOneOf(ids)).execute())
}

/** One parameter, however many there are, so that the statement stays the same. */
function isOneOf(ids: readonly BookingId[]) {
  return sql<boolean>`b.id = any(${[...ids]}::bigint[])`
}
