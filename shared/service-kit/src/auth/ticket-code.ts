import { createHmac, timingSafeEqual } from 'node:crypto'
import { type BookingId, idFrom } from '@waymark/domain/ids'

/** What the code on the ticket of a booking says: its id, and a proof that nobody can make up. */
export function ticketCodeOf(secret: string, bookingId: BookingId): string {
  return `WM-${bookingId}-${proofOf(secret, bookingId)}`
}

/** The booking that a ticket was made for; undefined for a code of ours that was altered, or of something else. */
export function bookingOfTicket(secrets: readonly string[], code: string): BookingId | undefined {
  const [, digits, proof] = /^WM-(\d{1,15})-([A-Z2-7]{10})$/.exec(code.trim().toUpperCase()) ?? []
  if (digits === undefined || proof === undefined) return undefined
  const bookingId = idFrom<BookingId>(Number(digits))
  const isOurs = secrets.some((secret) => timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(secret, bookingId))))
  return isOurs ? bookingId : undefined
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Ten letters and digits that are hard to take for each other: read out at a door when no camera is at hand. */
function proofOf(secret: string, bookingId: BookingId): string {
  const mac = createHmac('sha256', secret).update(`ticket.${bookingId}`).digest()
  return Array.from(mac.subarray(0, 10), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}
