import type { booking } from '@waymark/contracts/booking'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { listShortlistedIds, removeFromShortlist } from '../db/shortlists.ts'

export const removeShortlist: Handler<Context, typeof booking.removeShortlist> = async (input, { context, caller }) => {
  await removeFromShortlist(context.db, caller.userProfileId, input.serviceAreaId)
  return { serviceAreaIds: await listShortlistedIds(context.db, caller.userProfileId) }
}
