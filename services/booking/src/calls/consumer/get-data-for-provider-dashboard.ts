import type { consumer } from '@waymark/contracts/consumer'
import { bookingStatus } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import type { Context } from '../../context.ts'
import { findAreaTimeZone, findSetUp } from '../../db/areas.ts'
import { countBookings, listBookings, listUnread } from '../../db/booking-lists.ts'
import { countQuotesToAnswer } from '../../db/quotes.ts'
import { findUnableVisits } from '../../db/unable-visits.ts'
import { managesArea } from '../../rights/books-for-client.ts'
import { sideOf } from '../../rights/side.ts'

const dayMs = 86_400_000
const shownRows = 5
const shownUnplaced = 3
/** How far ahead visits are looked at whose staff cannot go. */
const unableDays = 14

export const getDataForProviderDashboard: Handler<Context, typeof consumer.getDataForProviderDashboard> = async (
  input,
  { context, caller },
) => {
  const side = await sideOf(context, caller, { side: 'provider', serviceAreaId: input.serviceAreaId })
  const timeZone = await findAreaTimeZone(context.reads, input.serviceAreaId)
  if (!side || !timeZone) return refuse('NotYourArea')
  const { reads } = context
  const now = context.now()
  const viewerId = caller.userProfileId
  const today = dayAt(timeZone, now.getTime())
  const midnightMs = wallToInstant(timeZone, `${addDays(today, 1)}T00:00:00`) ?? now.getTime()
  const confirmed = { search: '', searchedServiceIds: [], statuses: [bookingStatus.Confirmed] }
  // Whoever runs activities looks at sessions: their bookings complete by themselves.
  const bookings = { ...confirmed, itemType: 'Service' } as const
  // As the list of upcoming bookings shows them: a session is one row.
  const upcoming = { ...confirmed, statuses: [bookingStatus.New, bookingStatus.Confirmed, bookingStatus.Incomplete] }
  const isManager = await managesArea(context, caller, input.serviceAreaId)
  const page = { sort: 'start', pageNumber: 1, pageSize: shownRows } as const
  const [comingUp, upcomingCount, todayCount, past, unplaced, unread, quotesToAnswer, unable, has] = await Promise.all([
    listBookings(context, viewerId, side, { ...bookings, from: now }, page),
    countBookings(reads, side, { ...upcoming, from: now }, true),
    countBookings(reads, side, { ...bookings, from: now, until: new Date(midnightMs) }),
    listBookings(context, viewerId, side, { ...bookings, endedBy: now }, { ...page, sort: '-start' }),
    listBookings(
      context,
      viewerId,
      side,
      { ...bookings, statuses: [bookingStatus.Incomplete], from: now },
      { ...page, pageSize: shownUnplaced },
    ),
    listUnread(context, viewerId, side, { pageNumber: 1, pageSize: 5 }),
    isManager ? countQuotesToAnswer(reads, input.serviceAreaId) : 0,
    isManager
      ? findUnableVisits(reads, { ...input, from: now, until: new Date(now.getTime() + unableDays * dayMs) })
      : { count: 0, next: null },
    findSetUp(reads, input.serviceAreaId),
  ])
  return {
    comingUp: comingUp.rows.map(bookingRowAnswer),
    todayCount,
    upcomingCount,
    toComplete: past.rows.map(bookingRowAnswer),
    toCompleteCount: past.totalCount,
    unplaced: unplaced.rows.map(bookingRowAnswer),
    unplacedCount: unplaced.totalCount,
    unreadMessageCount: unread.totalCount,
    quotesToAnswer,
    ...(unable.next && { unable: { count: unable.count, firstDay: dayAt(timeZone, unable.next.getTime()) } }),
    missing: [
      ...(has.services ? [] : ['services' as const]),
      ...(has.staff ? [] : ['staff' as const]),
      ...(has.times ? [] : ['weekly times' as const]),
    ],
  }
}
