import type { earlierTime } from '@waymark/contracts/earlier-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findEarlierWatch, removeEarlierWatch } from '../../db/earlier-watches.ts'

export const stopWatchingEarlierTime: Handler<Context, typeof earlierTime.stopWatchingEarlierTime> = async (
  { bookingId },
  { context, caller },
) => {
  if (!(await findEarlierWatch(context.db, bookingId, caller.userProfileId))) return notFound()
  await removeEarlierWatch(context.db, bookingId)
  return { done: true }
}
