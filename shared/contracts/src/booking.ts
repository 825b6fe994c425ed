import { bookingChanges } from './booking/booking-changes.ts'
import { bookingLists } from './booking/booking-lists.ts'
import { newBooking } from './booking/new-booking.ts'

/** Booking (calls.md, /api/Booking/). Which bookings a person may see or act on is decided in `domain/rights/booking-rights`. */
export const booking = { ...newBooking, ...bookingLists, ...bookingChanges } as const
