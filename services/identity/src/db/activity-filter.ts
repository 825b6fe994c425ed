import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** The kinds of activity that a person prefers. */
export async function listActivityFilter(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
): Promise<number[]> {
  const rows = await db
    .selectFrom('activity_filter')
    .select('activity_kind_id')
    .where('user_profile_id', '=', userProfileId)
    .orderBy('activity_kind_id')
    .execute()
  return rows.map((row) => row.activity_kind_id)
}

export async function replaceActivityFilter(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  kindIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('activity_filter').where('user_profile_id', '=', userProfileId).execute()
  if (kindIds.length === 0) return
  await trx
    .insertInto('activity_filter')
    .values(kindIds.map((id) => ({ user_profile_id: userProfileId, activity_kind_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
