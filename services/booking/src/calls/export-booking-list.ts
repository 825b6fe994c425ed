import type { booking } from '@waymark/contracts/booking'
import { exportNames } from '@waymark/domain/limits'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { file, refuse } from '@waymark/service-kit/refusal'
import { filterOf } from '../availability/list-filter.ts'
import type { Context } from '../context.ts'
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
  const order = { sort: input.sort, max: mostRows }
  const { rows, totalCount } = await readBookings(context.db, caller.userProfileId, side, filterOf(input, now), order)
  if (totalCount > mostRows) return refuse('TooMany', { count: totalCount, max: mostRows })
  const day = dayAt(rows[0]?.time_zone ?? 'Pacific/Auckland', now.getTime())
  return file({
    buffer: await bookingSheet(rows),
    name: `${exportNames.bookings} ${day}.xlsx`,
    contentType: xlsxContentType,
  })
}
