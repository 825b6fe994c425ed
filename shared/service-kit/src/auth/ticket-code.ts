import { createHmac, timingSafeEqual } from 'node:crypto'
import { codeAlphabet, proofLength, readTicketCode } from '@waymark/domain/activity/ticket-code'
import { type BookingId, idFrom } from '@waymark/domain/ids'

/** What the code on the ticket of a booking says: its id, and a proof that nobody can make up. */
export function ticketCodeOf(secret: string, bookingId: BookingId): string {
  return `WM-${bookingId}-${proofOf(secret, bookingId)}`
}

/** The booking that the whole code of a ticket names; undefined for one that was altered, or of something else. */
export function bookingOfTicket(secrets: readonly string[], code: string): BookingId | undefined {
  const read = readTicketCode(code)
  if (read === null || read.bookingId === null) return undefined
  const bookingId = idFrom<BookingId>(read.bookingId)
  const proof = Buffer.from(read.proof)
  const isOurs = secrets.some((secret) => timingSafeEqual(proof, Buffer.from(proofOf(secret, bookingId))))
  return isOurs ? bookingId : undefined
}

/** The one of these bookings whose code ends as it was typed; undefined for none, and for several. */
export function bookingOfCodeEnd(
  secrets: readonly string[],
  bookingIds: readonly BookingId[],
  code: string,
): BookingId | undefined {
  const read = readTicketCode(code)
  if (read === null || read.bookingId !== null) return undefined
  const [found, ...others] = bookingIds.filter((id) =>
    secrets.some((secret) => proofOf(secret, id).endsWith(read.proof)),
  )
  return others.length === 0 ? found : undefined
}

/** Letters and digits that are hard to take for each other: read out at a door when no camera is at hand. */
function proofOf(secret: string, bookingId: BookingId): string {
  const mac = createHmac('sha256', secret).update(`ticket.${bookingId}`).digest()
  return Array.from(mac.subarray(0, proofLength), (byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('')
}
