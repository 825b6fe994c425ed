import type { standAlone } from '@waymark/contracts/stand-alone'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { saveFilters } from '../../db/saved-filters.ts'

export const updateUserSettingFilters: Handler<Context, typeof standAlone.updateUserSettingFilters> = async (
  { filters },
  { context, caller },
) => {
  await saveFilters(context.db, caller.userProfileId, filters, context.now())
  return { done: true }
}
