import type { booking } from '@waymark/contracts/booking'
import { exportNames } from '@waymark/domain/limits'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { file, refuse } from '@waymark/service-kit/refusal'
import { bookingRowAnswer, publicRowAnswer } from '../answers/booking-row.ts'
import { filterOf } from '../availability/list-filter.ts'
import type { Context } from '../context.ts'
import { readAllBookings } from '../db/all-bookings.ts'
import { readBookings } from '../db/booking-lists.ts'
import { bookingSheet, xlsxContentType } from '../exports/booking-sheet.ts'
import { sideOf } from '../rights/side.ts'

const mostRows = 20_000

export const exportBookingList: Handler<Context, typeof booking.exportBookingList> = async (
  input,
  { context, caller },
) => {
  const side = await sideOf(context, caller, input)
  if (!side) return refuse('NotYourArea')
  const now = context.now()
  const isAll = side.kind === 'all'
  const order = { sort: input.sort, max: mostRows }
  const filter = filterOf(input, now)
  const { rows, totalCount } = isAll
    ? await readAllBookings(context.db, caller.userProfileId, filter, order)
    : await readBookings(context.db, caller.userProfileId, side, filter, order)
  if (totalCount > mostRows)
    return refuse('TooMany', { count: isAll ? `more than ${mostRows}` : totalCount, max: mostRows })
  const day = dayAt(rows[0]?.time_zone ?? 'Pacific/Auckland', now.getTime())
  return file({
    buffer: await bookingSheet(rows.map(isAll ? publicRowAnswer : bookingRowAnswer)),
    name: `${exportNames.bookings} ${day}.xlsx`,
    contentType: xlsxContentType,
  })
}
