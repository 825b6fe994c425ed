import type { shortlist } from '@waymark/contracts/shortlist'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listShortlistedIds, removeFromShortlist } from '../../db/shortlists.ts'

export const removeShortlist: Handler<Context, typeof shortlist.removeShortlist> = async (
  input,
  { context, caller },
) => {
  await removeFromShortlist(context.db, caller.userProfileId, input.serviceAreaId)
  return { serviceAreaIds: await listShortlistedIds(context.db, caller.userProfileId) }
}
