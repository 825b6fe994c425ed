import type { bookingTeam } from '@waymark/contracts/booking-team'
import { maxBookingsNamed } from '@waymark/contracts/envelope'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listWorkToCome } from '../../db/sessions-to-reassign.ts'

export const getWorkToCome: Handler<Context, typeof bookingTeam.getWorkToCome> = (
  { userProfileId },
  { context, caller: { accountId } },
) => listWorkToCome(context.reads, { accountId, userProfileId, now: context.now(), maxNamed: maxBookingsNamed })
