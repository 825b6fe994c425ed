import { maxBookingsNamed } from '@waymark/contracts/envelope'
import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import type { HeldBooking } from '@waymark/domain/schedule/affected-bookings'
import { type Kysely, sql } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** A booking's held time, with its booking and service. */
export interface BookedVisit extends HeldBooking {
  readonly bookingId: BookingId
  readonly serviceAreaServiceId: ServiceAreaServiceId
}

/** The confirmed bookings of some services that start after `now`, next first. */
export async function listComingBookings(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceIds: readonly ServiceAreaServiceId[],
  now: Date,
): Promise<BookedVisit[]> {
  if (serviceAreaServiceIds.length === 0) return []
  const rows = await db
    .selectFrom('booking_api.booking')
    .select(['id', 'service_area_service_id', 'starts_at', 'ends_at', 'staff_ids'])
    .where('service_area_service_id', 'in', [...serviceAreaServiceIds])
    .where('status', '=', bookingStatus.Confirmed)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    bookingId: row.id,
    serviceAreaServiceId: row.service_area_service_id,
    startMs: row.starts_at.getTime(),
    durationMinutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
    staffIds: row.staff_ids,
  }))
}

/** The confirmed bookings of a person, at any location, that start after `now`, next first. */
export async function listComingBookingsOfPerson(
  db: Kysely<ProviderDatabase>,
  userProfileId: UserProfileId,
  now: Date,
) {
  const rows = await db
    .selectFrom('booking_api.busy_staff as b')
    .innerJoin('service_area_service as s', 's.id', 'b.service_area_service_id')
    .select(['b.booking_id', 's.service_area_id', 'b.starts_at', 'b.ends_at'])
    .where('b.user_profile_id', '=', userProfileId)
    // Matches the index; held time begins at the start of the booking.
    .where(sql<boolean>`lower(b.during) > ${now}`)
    .where('b.status', '=', bookingStatus.Confirmed)
    .orderBy('b.starts_at')
    .execute()
  return rows.map((row) => ({
    bookingId: row.booking_id,
    serviceAreaId: row.service_area_id,
    startMs: row.starts_at.getTime(),
    durationMinutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
  }))
}

/** The scheduled sessions that somebody helps with, at any location, that start after `now`, next first. */
export async function listComingSessionsOfPerson(
  db: Kysely<ProviderDatabase>,
  userProfileId: UserProfileId,
  now: Date,
) {
  const rows = await db
    .selectFrom('booking_api.session_staff as t')
    .innerJoin('booking_api.activity_session as s', 's.id', 't.activity_session_id')
    .select(['s.id', 's.service_area_id', 's.starts_at', 's.ends_at'])
    .where('t.user_profile_id', '=', userProfileId)
    .where(sql<boolean>`lower(t.during) > ${now}`)
    .where('s.status', '=', 'Active')
    .orderBy('s.starts_at')
    .execute()
  return rows.map((row) => ({
    activitySessionId: row.id,
    serviceAreaId: row.service_area_id,
    startMs: row.starts_at.getTime(),
    durationMinutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
  }))
}

/** The scheduled sessions of activities to come at a location on some days of the week (0 is Sunday), next first. */
export async function listComingSessionsOnWeekdays(
  db: Kysely<ProviderDatabase>,
  of: { readonly serviceAreaId: ServiceAreaId; readonly timeZone: string; readonly now: Date },
  weekdays: readonly number[],
) {
  if (weekdays.length === 0) return []
  const rows = await db
    .selectFrom('booking_api.activity_session as s')
    .innerJoin('activity as t', 't.id', 's.activity_id')
    .select(['s.id', 's.starts_at'])
    .where('s.service_area_id', '=', of.serviceAreaId)
    .where('s.status', '=', 'Active')
    .where('s.starts_at', '>', of.now)
    // Amenities are open by hours of their own.
    .where('t.amenity_type_id', 'is', null)
    .where(sql<boolean>`extract(dow from s.starts_at at time zone ${of.timeZone}) = any(${[...weekdays]}::int[])`)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .execute()
  return rows.map(({ id, starts_at }) => ({ activitySessionId: id, startMs: starts_at.getTime() }))
}

/** The bookings of a service that overlap a span, with their staff. */
export async function listBookingsBetween(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  span: { readonly from: Date; readonly until: Date },
) {
  return (
    db
      .selectFrom('booking_api.booking as b')
      .select([
        'b.id',
        'b.starts_at',
        'b.ends_at',
        sql<string[]>`array(select p.first_name || ' ' || p.last_name from identity_api.person p
        where p.id = any(b.staff_ids) order by p.first_name, p.id)`.as('staff_names'),
      ])
      .where('b.service_area_service_id', '=', serviceAreaServiceId)
      .where('b.status', 'in', [bookingStatus.Confirmed, bookingStatus.Completed])
      // No booking lasts a day.
      .where('b.starts_at', '>=', new Date(span.from.getTime() - 86_400_000))
      .where('b.starts_at', '<', span.until)
      .where('b.ends_at', '>', span.from)
      .orderBy('b.starts_at')
      .orderBy('b.id')
      .execute()
  )
}

/** Bookings to come: how many, the start of the next, and their ids, next first. */
export interface ComingBookings {
  readonly count: number
  readonly next: Date | null
  readonly bookingIds: readonly BookingId[]
  /** Sessions that are in the count. */
  readonly sessionCount?: number
}

const noBookings: ComingBookings = { count: 0, next: null, bookingIds: [] }

const firstOf = (column: string) =>
  sql.raw(`(array_agg(${column} order by starts_at, ${column}))[1:${maxBookingsNamed}]`)

/** The confirmed bookings that a location has to come, of services and of sessions. */
export async function countComingBookingsOfArea(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  now: Date,
): Promise<ComingBookings> {
  const comingOf = (view: 'booking_api.booking' | 'booking_api.activity_booking') =>
    db
      .selectFrom(view)
      .select(['id', 'starts_at'])
      .where('service_area_id', '=', serviceAreaId)
      .where('starts_at', '>', now)
      .where('status', '=', bookingStatus.Confirmed)
  const row = await db
    .selectFrom(comingOf('booking_api.booking').unionAll(comingOf('booking_api.activity_booking')).as('coming'))
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('starts_at').as('next')])
    .select(sql<BookingId[] | null>`${firstOf('id')}`.as('booking_ids'))
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), next: row.next, bookingIds: row.booking_ids ?? [] }
}

/** `countComingBookingsOfArea` for some of its services. */
export async function countComingBookingsOfServices(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceIds: readonly ServiceAreaServiceId[],
  now: Date,
): Promise<ComingBookings> {
  if (serviceAreaServiceIds.length === 0) return noBookings
  const row = await db
    .selectFrom('booking_api.booking')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('starts_at').as('next')])
    .select(sql<BookingId[] | null>`${firstOf('id')}`.as('booking_ids'))
    .where('service_area_service_id', 'in', [...serviceAreaServiceIds])
    .where('starts_at', '>', now)
    .where('status', '=', bookingStatus.Confirmed)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), next: row.next, bookingIds: row.booking_ids ?? [] }
}

/** The confirmed bookings to come that these people have with these services; one with two of them counts once. */
export async function countComingBookingsOfPeople(
  db: Kysely<ProviderDatabase>,
  userProfileIds: readonly UserProfileId[],
  serviceAreaServiceIds: readonly ServiceAreaServiceId[],
  now: Date,
): Promise<ComingBookings> {
  if (userProfileIds.length === 0 || serviceAreaServiceIds.length === 0) return noBookings
  const row = await db
    .selectFrom('booking_api.busy_staff')
    .select((row) => [row.fn.count<number>('booking_id').distinct().as('count'), row.fn.min('starts_at').as('next')])
    .select(sql<BookingId[] | null>`${firstOf('booking_id')}`.as('booking_ids'))
    .where('user_profile_id', 'in', [...userProfileIds])
    // Matches the index; held time begins at the start of the booking.
    .where(sql<boolean>`lower(during) > ${now}`)
    .where('status', '=', bookingStatus.Confirmed)
    .where('service_area_service_id', 'in', [...serviceAreaServiceIds])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), next: row.next, bookingIds: [...new Set(row.booking_ids ?? [])] }
}

/** `bookings`, and the scheduled sessions to come that somebody helps with at a location. */
export async function withComingSessions(
  db: Kysely<ProviderDatabase>,
  bookings: ComingBookings,
  of: { readonly userProfileId: UserProfileId; readonly serviceAreaId: ServiceAreaId; readonly now: Date },
): Promise<ComingBookings> {
  const { count, next } = await db
    .selectFrom('booking_api.session_staff as t')
    .innerJoin('booking_api.activity_session as s', 's.id', 't.activity_session_id')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('s.starts_at').as('next')])
    .where('t.user_profile_id', '=', of.userProfileId)
    .where('s.service_area_id', '=', of.serviceAreaId)
    .where('s.status', '=', 'Active')
    .where('s.starts_at', '>', of.now)
    .executeTakeFirstOrThrow()
  const isEarlier = next !== null && (bookings.next === null || next < bookings.next)
  return {
    count: bookings.count + Number(count),
    next: isEarlier ? next : bookings.next,
    bookingIds: bookings.bookingIds,
    sessionCount: Number(count),
  }
}
