import type { map } from '@waymark/contracts/map'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { findSavedFilters } from '../../db/saved-filters.ts'

export const getUserSettingFilters: Handler<Context, typeof map.getUserSettingFilters> = async (
  _input,
  { context, caller },
) => ({ filters: await findSavedFilters(context.reads, caller.userProfileId) })
