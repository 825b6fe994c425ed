import type { standAloneShortlist } from '@waymark/contracts/stand-alone'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { addToShortlist, listShortlistedIds, removeFromShortlist } from '../../db/shortlists.ts'

export const updateShortlistData: Handler<Context, typeof standAloneShortlist.updateShortlistData> = async (
  { add, remove },
  { context, caller },
) => {
  const { userProfileId } = caller
  // A place that closed since it was chosen takes nothing from the others.
  for (const serviceAreaId of add) await addToShortlist(context.db, userProfileId, serviceAreaId, context.now())
  for (const serviceAreaId of remove) await removeFromShortlist(context.db, userProfileId, serviceAreaId)
  return { serviceAreaIds: await listShortlistedIds(context.db, userProfileId) }
}
