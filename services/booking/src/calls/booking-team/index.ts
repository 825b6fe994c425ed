export { getBookingsToReassign } from './get-bookings-to-reassign.ts'
export { getDaySheet } from './get-day-sheet.ts'
