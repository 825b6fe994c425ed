import { calendar } from '@waymark/contracts/calendar'
import type { UserProfileId } from '@waymark/domain/ids'
import { signLink, verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { findFeedOf } from '../db/calendar-feeds.ts'

const purpose = 'calendar feed'
/** Calendars keep an address for years; renewing or closing the feed is what ends it. */
const lifeDays = 3650

/**
 * A person's private calendar address, or null without a feed. It carries the row's key, so deleting the row revokes
 * it.
 */
export async function feedAddress(
  context: Context,
  userProfileId: UserProfileId,
): Promise<{ url: string | null; createdAt: string | null; coversLocations: boolean }> {
  const feed = await findFeedOf(context.db, userProfileId)
  if (!feed) return { url: null, createdAt: null, coversLocations: false }
  const expiresAt = new Date(feed.created_at.getTime() + lifeDays * 86_400_000)
  const url = new URL(calendar.calendarFeed.path, context.publicUrl)
  url.searchParams.set('token', signLink(context.secrets.present(), { purpose, subject: feed.feed_key, expiresAt }))
  return { url: url.href, createdAt: feed.created_at.toISOString(), coversLocations: feed.covers_locations }
}

/** The key in an address, or undefined when the address is forged. */
export function feedKeyOf(context: Context, token: string): string | undefined {
  return verifyLink(context.secrets.all(), purpose, token, context.now())
}
