import { checkInput } from '@waymark/contracts/check-input'
import { type map, mapFilters } from '@waymark/contracts/map'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getUserSettingFilters: Handler<Context, typeof map.getUserSettingFilters> = async (_input, request) => {
  const saved = await request.context.reads
    .selectFrom('saved_filters')
    .select('filters')
    .where('user_profile_id', '=', request.caller.userProfileId)
    .executeTakeFirst()
  // Filters of an earlier version that are no longer valid count as none.
  const filters = saved ? checkInput(mapFilters, saved.filters) : null
  return { filters: filters?.ok ? filters.value : null }
}
