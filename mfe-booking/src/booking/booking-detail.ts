import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'

export type BookingDetail = OutputOf<typeof booking.getBookingDetail>
