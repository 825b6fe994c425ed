import type { shortlist } from '@waymark/contracts/shortlist'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { addToShortlist, listShortlistedIds } from '../../db/shortlists.ts'

export const addShortlist: Handler<Context, typeof shortlist.addShortlist> = async (input, { context, caller }) => {
  const isAdded = await addToShortlist(context.db, caller.userProfileId, input.serviceAreaId, context.now())
  if (!isAdded) return notFound()
  return { serviceAreaIds: await listShortlistedIds(context.db, caller.userProfileId) }
}
