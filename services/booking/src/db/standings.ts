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
  return { standing: standingOf(is_for_good), name }
}

/** By the row of its suspension, null where there is none. */
export function standingOf(isForGood: boolean | null): ProviderStanding {
  if (isForGood === null) return 'open'
  return isForGood ? 'closed' : 'suspended'
}
