import type { standAloneShortlist } from '@waymark/contracts/stand-alone'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listShortlistedIds } from '../../db/shortlists.ts'

export const getShortlist: Handler<Context, typeof standAloneShortlist.getShortlist> = async (
  _input,
  { context, caller },
) => ({
  serviceAreaIds: caller.kind === 'person' ? await listShortlistedIds(context.reads, caller.userProfileId) : [],
})
