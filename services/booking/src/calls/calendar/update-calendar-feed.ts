import type { calendar } from '@waymark/contracts/calendar'
import type { Handler } from '@waymark/service-kit/implement'
import { feedAddress } from '../../calendar/feed-address.ts'
import type { Context } from '../../context.ts'
import { closeFeed, openFeed } from '../../db/calendar-feeds.ts'

export const updateCalendarFeed: Handler<Context, typeof calendar.updateCalendarFeed> = async (
  { action, coversLocations },
  { context, caller },
) => {
  const { userProfileId } = caller
  if (action === 'close') await closeFeed(context.db, userProfileId)
  else await openFeed(context.db, { userProfileId, isRenewed: action === 'renew', coversLocations, at: context.now() })
  return feedAddress(context, userProfileId)
}
