import { booking } from '@waymark/contracts/booking'
import { bulkWork } from '@waymark/web-kit/bulk'
import { formatCount } from '@waymark/web-kit/format'
import { send } from '@waymark/web-kit/send'

/** Cancels bookings one by one, each by the rules of its own page. */
export const bulkCancel = bulkWork({
  key: 'cancel-bookings',
  sample: { bookingId: 0, reason: '' },
  send: async (input) => {
    const { cancelledBookingIds } = await send(booking.cancelBooking, input)
    return cancelledBookingIds.length === 1 ? 'Cancelled' : formatCount(cancelledBookingIds.length, 'date')
  },
  calls: [booking.cancelBooking],
})
