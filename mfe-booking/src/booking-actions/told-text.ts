import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'

type Client = Pick<OutputOf<typeof booking.getBookingDetail>, 'mySide' | 'clientName' | 'clientReach' | 'clientPhone'>

/** Who hears of a change at once: the other side, or, of a client without any address, whoever rings them. */
export function toldText(detail: Client, otherSide: string): string {
  if (detail.mySide === 'client' || detail.clientReach !== 'phone') return `We tell ${otherSide} at once.`
  return `Ring ${detail.clientName}${detail.clientPhone ? ` on ${detail.clientPhone}` : ''} about it: no email address is known.`
}
