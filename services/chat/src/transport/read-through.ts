import type { Context } from '../context.ts'
import { markReadThrough } from '../db/participants.ts'

/** Moves a person's read mark, and notifies their other pages. */
export async function readThrough(
  context: Context,
  mark: {
    readonly conversationId: number
    readonly bookingId: number
    readonly userProfileId: number
    readonly index: number
  },
): Promise<{ unreadCount: number }> {
  const unreadCount = await markReadThrough(context.db, mark)
  await context.bus.publish(`messages:${mark.userProfileId}`, mark.bookingId)
  return { unreadCount }
}
