import type { ProviderStanding } from '@waymark/domain/booking/provider-standing'
import type { AccountId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** Whether an organisation takes bookings, with its name. */
export async function findStanding(
  db: Kysely<BookingDatabase>,
  accountId: AccountId,
): Promise<{ readonly standing: ProviderStanding; readonly name: string }> {
  const { name, is_for_good } = await db
    .selectFrom('identity_api.account as c')
    .leftJoin('provider_api.suspended_account as s', 's.account_id', 'c.id')
    .select(['c.name', 's.is_for_good'])
    .where('c.id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (is_for_good === null) return { standing: 'open', name }
  return { standing: is_for_good ? 'closed' : 'suspended', name }
}
