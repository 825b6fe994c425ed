import type { booking } from '@waymark/contracts/booking'
import { bookingStatusOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { bookingRowAnswer, publicRowAnswer } from '../../answers/booking-row.ts'
import { filterOf } from '../../availability/list-filter.ts'
import type { Context } from '../../context.ts'
import { listAllBookings } from '../../db/all-bookings.ts'
import { listBookings, sumSessions } from '../../db/booking-lists.ts'
import { sideOf } from '../../rights/side.ts'

export const getBookingList: Handler<Context, typeof booking.getBookingList> = async (input, { context, caller }) => {
  const side = await sideOf(context, caller, input)
  if (!side) return refuse('NotYourArea')
  const { pageNumber, pageSize, sort, isBySession } = input
  const filter = filterOf(input, context.now())
  if (side.kind === 'all') {
    const all = await listAllBookings(context, caller.userProfileId, filter, { sort, pageNumber, pageSize })
    return {
      items: all.rows.map(publicRowAnswer),
      totalCount: all.totalCount,
      isMore: all.isMore,
      pageNumber,
      pageSize,
    }
  }
  const page = { sort, pageNumber, pageSize, isBySession }
  const found = await listBookings(context, caller.userProfileId, side, filter, page)
  const listed = { items: found.rows.map(bookingRowAnswer), totalCount: found.totalCount, pageNumber, pageSize }
  if (!isBySession) return listed
  const sessionIds = found.rows.flatMap((row) => row.activity_session_id ?? [])
  return { ...listed, sessions: sessionsAnswer(await sumSessions(context.reads, side, filter, sessionIds)) }
}

function sessionsAnswer(sums: Awaited<ReturnType<typeof sumSessions>>) {
  const bySession = Map.groupBy(sums, (sum) => sum.activity_session_id)
  return [...bySession].map(([activitySessionId, ofSession]) => ({
    activitySessionId,
    bookingCount: ofSession.reduce((count, sum) => count + sum.booking_count, 0),
    peopleCount: ofSession.reduce((count, sum) => count + sum.people_count, 0),
    statuses: ofSession.map((sum) => ({ status: bookingStatusOf(sum.status), count: sum.booking_count })),
  }))
}
