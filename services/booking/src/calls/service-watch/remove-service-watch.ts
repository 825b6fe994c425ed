import type { serviceWatch } from '@waymark/contracts/service-watch'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { removeServiceWatch as remove } from '../../db/service-watches.ts'

export const removeServiceWatch: Handler<Context, typeof serviceWatch.removeServiceWatch> = async (
  { serviceWatchId },
  { context, caller },
) => ((await remove(context.db, caller.userProfileId, serviceWatchId)) ? { done: true } : notFound())
