import { checkInput } from '@waymark/contracts/check-input'
import { mapFilters } from '@waymark/contracts/map/venues-in-view'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { MapDatabase } from './schema.ts'

/** The filters that a person saved; those of an earlier version that are no longer valid count as none. */
export async function findSavedFilters(reads: Kysely<MapDatabase>, userProfileId: UserProfileId) {
  const saved = await reads
    .selectFrom('saved_filters')
    .select('filters')
    .where('user_profile_id', '=', userProfileId)
    .executeTakeFirst()
  const filters = saved ? checkInput(mapFilters, saved.filters) : null
  return filters?.ok ? filters.value : null
}

/** Saves a person's filters; null forgets them. */
export async function saveFilters(
  db: Kysely<MapDatabase>,
  userProfileId: UserProfileId,
  filters: object | null,
  now: Date,
): Promise<void> {
  if (filters === null) {
    await db.deleteFrom('saved_filters').where('user_profile_id', '=', userProfileId).execute()
    return
  }
  const row = { filters: JSON.stringify(filters), updated_at: now }
  await db
    .insertInto('saved_filters')
    .values({ user_profile_id: userProfileId, ...row })
    .onConflict((conflict) => conflict.column('user_profile_id').doUpdateSet(row))
    .execute()
}
