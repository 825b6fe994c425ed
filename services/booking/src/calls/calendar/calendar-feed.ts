import type { calendar } from '@waymark/contracts/calendar'
import type { Handler } from '@waymark/service-kit/implement'
import { file, notFound } from '@waymark/service-kit/refusal'
import { calendarContentType, calendarFeedText } from '../../calendar/booking-calendar.ts'
import { feedKeyOf } from '../../calendar/feed-address.ts'
import type { Context } from '../../context.ts'
import { listBookingsById } from '../../db/booking-rows.ts'
import { findFeedOwner, listFeedIds, listSessionsOfStaff } from '../../db/calendar-feeds.ts'

const daysBack = 60
const daysAhead = 215
const maxBookings = 2000
const dayMs = 86_400_000

export const calendarFeed: Handler<Context, typeof calendar.calendarFeed> = async (input, { context }) => {
  const feedKey = feedKeyOf(context, input.token)
  const owner = feedKey === undefined ? undefined : await findFeedOwner(context.reads, feedKey)
  if (!owner) return notFound()
  const now = context.now()
  const span = {
    from: new Date(now.getTime() - daysBack * dayMs),
    until: new Date(now.getTime() + daysAhead * dayMs),
    max: maxBookings,
  }
  const [ids, sessions] = await Promise.all([
    listFeedIds(context.reads, owner, span),
    listSessionsOfStaff(context.reads, owner, span),
  ])
  const rows = await listBookingsById(context.plannedReads, owner.id, ids)
  const entries = rows.map((row) => ({ row, isClient: row.client_user_profile_id === owner.id, seesPrivate: true }))
  return file({
    buffer: Buffer.from(calendarFeedText(entries, sessions, { publicUrl: context.publicUrl, now })),
    name: 'waymark.ics',
    contentType: calendarContentType,
    shown: 'inline',
  })
}
