import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'

/** The booking that a conversation is about. */
export type ChatBooking = OutputOf<typeof booking.getBookingDetail>
