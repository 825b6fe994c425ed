import type { booking } from '@waymark/contracts/booking'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import type { Context } from '../../context.ts'
import { listUnread } from '../../db/booking-lists.ts'
import { sideOf } from '../../rights/side.ts'

export const getBookingsHaveUnreadMessage: Handler<Context, typeof booking.getBookingsHaveUnreadMessage> = async (
  input,
  { context, caller },
) => {
  const side = await sideOf(context, caller, input)
  if (!side) return refuse('NotYourArea')
  const { pageNumber, pageSize } = input
  const found = await listUnread(context, caller.userProfileId, side, input)
  const items = found.rows.map((row) => ({
    ...bookingRowAnswer(row),
    unreadCount: row.unread_count ?? 0,
    lastMessage: {
      authorName: row.last_author_name ?? '',
      body: row.last_body,
      type: row.last_type ?? ('text' as const),
      sentAt: (row.last_at ?? row.starts_at).toISOString(),
    },
  }))
  return { items, totalCount: found.totalCount, pageNumber, pageSize }
}
