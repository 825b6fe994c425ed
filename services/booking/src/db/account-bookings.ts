import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, ActivityId, BookingId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** The activities and amenities of an organisation with sessions to come that are open for booking. */
export async function listActivitiesToCome(
  db: Kysely<BookingDatabase>,
  accountId: AccountId,
  now: Date,
): Promise<ActivityId[]> {
  const rows = await db
    .selectFrom('activity_session as s')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select('s.activity_id')
    .distinct()
    .where('a.account_id', '=', accountId)
    .where('s.status', '=', 'Active')
    .where('s.starts_at', '>', now)
    .orderBy('s.activity_id')
    .execute()
  return rows.map(({ activity_id }) => activity_id)
}

/** Locks confirmed visits of an organisation that have not begun. */
export async function lockVisitsToCome(
  trx: Transaction<BookingDatabase>,
  accountId: AccountId,
  now: Date,
  count: number,
): Promise<BookingId[]> {
  const rows = await trx
    .selectFrom('booking')
    .select('id')
    .where('account_id', '=', accountId)
    .where('starts_at', '>', now)
    .where('status', '=', bookingStatus.Confirmed)
    .where('item_type', '=', 'Service')
    .orderBy('id')
    .limit(count)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
