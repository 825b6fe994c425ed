export { openGuestBooking } from './open-guest-booking.ts'
export { openGuestWaitlist } from './open-guest-waitlist.ts'
