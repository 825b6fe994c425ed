import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, ActivityId, BookingId, ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** All that is booked with an organisation, or with a location from an instant on. */
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
    .where('s.starts_at', '>=', fromOf(booked, now))
    .orderBy('s.activity_id')
    .execute()
  return rows.map(({ activity_id }) => activity_id)
}

/** Locks confirmed visits of an organisation or a location that have not begun. */
export async function lockVisitsToCome(
  trx: Transaction<BookingDatabase>,
  booked: BookedWith,
  now: Date,
  count: number,
): Promise<BookingId[]> {
  const rows = await trx
    .selectFrom('booking')
    .select('id')
    .$call((query) =>
      'accountId' in booked
        ? query.where('account_id', '=', booked.accountId)
        : query.where('service_area_id', '=', booked.serviceAreaId),
    )
    .where('starts_at', '>', now)
    .where('starts_at', '>=', fromOf(booked, now))
    .where('status', '=', bookingStatus.Confirmed)
    .where('item_type', '=', 'Service')
    .orderBy('id')
    .limit(count)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
