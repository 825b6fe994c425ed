import type { booking } from '@waymark/contracts/booking'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { bookingRowAnswer, publicRowAnswer } from '../../answers/booking-row.ts'
import { filterOf } from '../../availability/list-filter.ts'
import type { Context } from '../../context.ts'
import { listAllBookings } from '../../db/all-bookings.ts'
import { listBookings } from '../../db/booking-lists.ts'
import { sideOf } from '../../rights/side.ts'

export const getBookingList: Handler<Context, typeof booking.getBookingList> = async (input, { context, caller }) => {
  const side = await sideOf(context, caller, input)
  if (!side) return refuse('NotYourArea')
  const { pageNumber, pageSize, sort } = input
  const filter = filterOf(input, context.now())
  if (side.kind === 'all') {
    const all = await listAllBookings(context.db, caller.userProfileId, filter, { sort, pageNumber, pageSize })
    return {
      items: all.rows.map(publicRowAnswer),
      totalCount: all.totalCount,
      isMore: all.isMore,
      pageNumber,
      pageSize,
    }
  }
  const found = await listBookings(context.reads, caller.userProfileId, side, filter, { sort, pageNumber, pageSize })
  return { items: found.rows.map(bookingRowAnswer), totalCount: found.totalCount, pageNumber, pageSize }
}
