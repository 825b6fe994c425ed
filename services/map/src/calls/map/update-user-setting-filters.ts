import type { map } from '@waymark/contracts/map'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const updateUserSettingFilters: Handler<Context, typeof map.updateUserSettingFilters> = async (
  { filters },
  { context, caller },
) => {
  if (filters === null) {
    await context.db.deleteFrom('saved_filters').where('user_profile_id', '=', caller.userProfileId).execute()
    return { done: true }
  }
  const row = { filters: JSON.stringify(filters), updated_at: context.now() }
  await context.db
    .insertInto('saved_filters')
    .values({ user_profile_id: caller.userProfileId, ...row })
    .onConflict((conflict) => conflict.column('user_profile_id').doUpdateSet(row))
    .execute()
  return { done: true }
}
