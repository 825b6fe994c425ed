import { maxBookingsNamed } from '@waymark/contracts/envelope'
import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, BookingId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import { catalogueIdSql } from '@waymark/service-kit/catalogue-id-sql'
import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** The services that a person is assigned to in an organisation. */
export async function listAssignedServices(
  db: Kysely<IdentityDatabase>,
  accountId: AccountId,
  userProfileId: UserProfileId,
) {
  return db
    .selectFrom('provider_api.service_staff as t')
    .innerJoin('provider_api.service_area_service as s', 's.id', 't.service_area_service_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select(['a.id as service_area_id', 'a.name as area_name', 's.id', 's.service_id', 's.own_name'])
    .where('t.user_profile_id', '=', userProfileId)
    .where('a.account_id', '=', accountId)
    .orderBy('a.name')
    .orderBy('a.id')
    .orderBy(catalogueIdSql(sql.ref('s.service_id')))
    .orderBy('s.service_id')
    .execute()
}

/** The ids of all services of a location. */
export async function listServiceIdsOfArea(
  db: Kysely<IdentityDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<ServiceAreaServiceId[]> {
  const rows = await db
    .selectFrom('provider_api.service_area_service')
    .select('id')
    .where('service_area_id', '=', serviceAreaId)
    .execute()
  return rows.map(({ id }) => id)
}

/** A person's confirmed bookings to come of these services: how many, and the next by their ids. */
export async function findComingBookings(
  db: Kysely<IdentityDatabase>,
  filter: {
    readonly userProfileId: UserProfileId
    readonly serviceAreaServiceIds: readonly ServiceAreaServiceId[]
    readonly now: Date
  },
): Promise<{ readonly count: number; readonly bookingIds: readonly BookingId[] }> {
  if (filter.serviceAreaServiceIds.length === 0) return { count: 0, bookingIds: [] }
  const { count, ids } = await db
    .selectFrom('booking_api.busy_staff')
    .select((row) => row.fn.countAll<number>().as('count'))
    .select(
      sql<
        BookingId[] | null
      >`(array_agg(booking_id order by starts_at, booking_id))[1:${sql.lit(maxBookingsNamed)}]`.as('ids'),
    )
    .where('user_profile_id', '=', filter.userProfileId)
    .where('service_area_service_id', 'in', [...filter.serviceAreaServiceIds])
    .where('status', '=', bookingStatus.Confirmed)
    .where('starts_at', '>', filter.now)
    .executeTakeFirstOrThrow()
  return { count: Number(count), bookingIds: ids ?? [] }
}

/** Counts the scheduled sessions to come that a person helps with at a location. */
export async function countComingSessions(
  db: Kysely<IdentityDatabase>,
  of: { readonly userProfileId: UserProfileId; readonly serviceAreaId: ServiceAreaId; readonly now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('booking_api.session_staff as t')
    .innerJoin('booking_api.activity_session as s', 's.id', 't.activity_session_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('t.user_profile_id', '=', of.userProfileId)
    .where('s.service_area_id', '=', of.serviceAreaId)
    .where('s.status', '=', 'Active')
    .where('s.starts_at', '>', of.now)
    .executeTakeFirstOrThrow()
  return count
}

/** Counts a person's confirmed bookings and scheduled sessions to come, at all locations. */
export async function countWorkToCome(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId, now: Date) {
  const [booked, helped] = await Promise.all([
    db
      .selectFrom('booking_api.busy_staff')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('user_profile_id', '=', userProfileId)
      .where('status', '=', bookingStatus.Confirmed)
      .where('starts_at', '>', now)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('booking_api.session_staff as t')
      .innerJoin('booking_api.activity_session as s', 's.id', 't.activity_session_id')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('t.user_profile_id', '=', userProfileId)
      .where('s.status', '=', 'Active')
      .where('s.starts_at', '>', now)
      .executeTakeFirstOrThrow(),
  ])
  return { bookingCount: Number(booked.count), sessionCount: Number(helped.count) }
}
