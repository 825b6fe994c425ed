import { standingText } from '@waymark/domain/booking/provider-standing'
import { bookingStatus } from '@waymark/domain/enums'
import { Notice } from '@waymark/ui/notice'
import type { BookingDetail } from './booking-detail.ts'

/** For its client: the organisation takes no bookings, for a while or any more, and what becomes of this one. */
export function StandingPart({ detail }: { readonly detail: BookingDetail }) {
  const { standing = 'open', mySide, accountName } = detail
  if (standing === 'open' || mySide !== 'client') return null
  return (
    <Notice tone="warning" title={`${standingText(standing, accountName)}.`}>
      {whatBecomesOf(detail)}
    </Notice>
  )
}

function whatBecomesOf({ status, standing, cancelRefusal, accountName }: BookingDetail): string {
  const again = standing === 'suspended' ? 'at present' : 'any more'
  if (status === bookingStatus.Incomplete || status === bookingStatus.New)
    return `Nobody can be sent to this visit ${again}. You can book with somebody else.`
  if (status !== bookingStatus.Confirmed) return `You cannot book with them ${again}.`
  const kept = 'This visit stays booked, and cannot be changed.'
  const cancel = cancelRefusal === null ? ' You can still cancel it.' : ''
  return standing === 'closed' ? `${kept}${cancel} Ask ${accountName} whether they still come.` : `${kept}${cancel}`
}
