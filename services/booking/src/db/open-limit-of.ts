/** The limit that an insert of bookings broke (`booking_open_limit`), or undefined for any other error. */
export function openLimitOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'constraint' in error && error.constraint === 'booking_open_limit')) return undefined
  return 'detail' in error ? Number(error.detail) : undefined
}
