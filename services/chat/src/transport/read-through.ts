import type { BookingId, ConversationId, UserProfileId } from '@waymark/domain/ids'
import type { Context } from '../context.ts'
import { markReadThrough } from '../db/participants.ts'

/** Moves a person's read mark, and notifies their other pages. */
export async function readThrough(
  context: Context,
  mark: {
    readonly conversationId: ConversationId
    readonly bookingId: BookingId
    readonly userProfileId: UserProfileId
    readonly index: number
  },
): Promise<{ unreadCount: number }> {
  const unreadCount = await markReadThrough(context.db, mark)
  await context.bus.publish(`messages:${mark.userProfileId}`, mark.bookingId)
  return { unreadCount }
}
