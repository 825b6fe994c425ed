import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, ActivityId, BookingId, ServiceAreaId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import { isNotOver, isNotTakenInstead } from './booking-list-filter.ts'
import type { BookingDatabase } from './schema.ts'

/** All that is booked with an organisation, or with a location and is held from an instant on, if only in part. */
export type BookedWith =
  | { readonly accountId: AccountId }
  | { readonly serviceAreaId: ServiceAreaId; readonly from: Date }

export const fromOf = (booked: BookedWith, now: Date): Date =>
  'from' in booked && booked.from > now ? booked.from : now

/** The activities and amenities of an organisation or a location with sessions to come that are open for booking. */
export async function listActivitiesToCome(
  db: Kysely<BookingDatabase>,
  booked: BookedWith,
  now: Date,
): Promise<ActivityId[]> {
  const rows = await db
    .selectFrom('activity_session as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select('s.activity_id')
    .distinct()
    .$call((query) =>
      'accountId' in booked
        ? query.where('a.account_id', '=', booked.accountId)
        : query.where('a.id', '=', booked.serviceAreaId),
    )
    .where('s.status', '=', 'Active')
    .where('s.starts_at', '>', now)
    .where('s.ends_at', '>', fromOf(booked, now))
    .orderBy('s.activity_id')
    .execute()
  return rows.map(({ activity_id }) => activity_id)
}

/**
 * Locks visits of an organisation or a location that have not begun: confirmed ones, and those that have nobody and wait
 * for their client.
 */
export async function lockVisitsToCome(
  trx: Transaction<BookingDatabase>,
  booked: BookedWith,
  now: Date,
  count: number,
): Promise<BookingId[]> {
  const rows = await trx
    .selectFrom('booking as b')
    .select('b.id')
    .$call((query) =>
      'accountId' in booked
        ? query.where('b.account_id', '=', booked.accountId)
        : query.where('b.service_area_id', '=', booked.serviceAreaId),
    )
    .where('b.starts_at', '>', now)
    .where('b.ends_at', '>', fromOf(booked, now))
    .where('b.status', 'in', [bookingStatus.Confirmed, bookingStatus.Incomplete])
    .where('b.item_type', '=', 'Service')
    .where(sql<boolean>`${isNotTakenInstead} and ${isNotOver}`)
    .orderBy('b.id')
    .limit(count)
    .forUpdate('b')
    .execute()
  return rows.map(({ id }) => id)
}
