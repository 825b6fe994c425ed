import type { standAlone } from '@waymark/contracts/stand-alone'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { findSavedFilters } from '../../db/saved-filters.ts'

export const getUserSettingFilters: Handler<Context, typeof standAlone.getUserSettingFilters> = async (
  _input,
  { context, caller },
) => ({ filters: caller.kind === 'person' ? await findSavedFilters(context.reads, caller.userProfileId) : null })
