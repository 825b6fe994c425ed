export { openGuestBooking } from './open-guest-booking.ts'
