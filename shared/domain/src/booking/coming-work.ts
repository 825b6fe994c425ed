/** What somebody has still to do, in words: "15 bookings and 4 sessions"; a bare number where there are bookings alone. */
export function comingWorkText(bookings: number, sessions: number): string {
  if (sessions === 0) return String(bookings)
  const sessionText = sessions === 1 ? '1 session' : `${sessions} sessions`
  if (bookings === 0) return sessionText
  return `${bookings === 1 ? '1 booking' : `${bookings} bookings`} and ${sessionText}`
}
