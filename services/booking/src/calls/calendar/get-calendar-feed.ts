import type { calendar } from '@waymark/contracts/calendar'
import type { Handler } from '@waymark/service-kit/implement'
import { feedAddress } from '../../calendar/feed-address.ts'
import type { Context } from '../../context.ts'

export const getCalendarFeed: Handler<Context, typeof calendar.getCalendarFeed> = async (_input, { context, caller }) =>
  feedAddress(context, caller.userProfileId)
