import type { booking } from '@waymark/contracts/booking'
import { exportNames } from '@waymark/domain/limits'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { sheetFile } from '@waymark/service-kit/sheet'
import { bookingRowAnswer, priceOf, publicRowAnswer } from '../../answers/booking-row.ts'
import { filterOf } from '../../availability/list-filter.ts'
import type { Context } from '../../context.ts'
import { listAllBookingIds } from '../../db/all-bookings.ts'
import { listBookingIds } from '../../db/booking-lists.ts'
import { listBookingsById } from '../../db/booking-rows.ts'
import { bookingColumns } from '../../exports/booking-sheet.ts'
import { sideOf } from '../../rights/side.ts'

const maxRows = 100_000

export const exportBookingList: Handler<Context, typeof booking.exportBookingList> = async (
  input,
  { context, caller },
) => {
  const side = await sideOf(context, caller, input)
  if (!side) return refuse('NotYourArea')
  const now = context.now()
  const filter = filterOf(input, now)
  const order = { sort: input.sort, max: maxRows }
  const isAll = side.kind === 'all'
  const ids = isAll
    ? await listAllBookingIds(context.db, filter, order)
    : await listBookingIds(context.db, side, filter, order)
  if (!ids) return refuse('TooMany', { max: maxRows.toLocaleString('en-NZ') })
  return sheetFile({
    nameOf: (first) => `${exportNames.bookings} ${dayAt(first?.timeZone ?? 'Pacific/Auckland', now.getTime())}`,
    title: 'Bookings',
    columns: bookingColumns,
    ids,
    read: async (some) =>
      (await listBookingsById(context.db, caller.userProfileId, some)).map((row) => ({
        ...(isAll ? publicRowAnswer(row) : bookingRowAnswer(row)),
        price: priceOf(row),
      })),
  })
}
