import { standingText } from '@waymark/domain/booking/provider-standing'
import { bookingStatus } from '@waymark/domain/enums'
import { Notice } from '@waymark/ui/notice'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

/** For whoever booked spaces that still stand: the organisation takes no bookings, and what becomes of these. */
export function StandingNotice({ detail }: { readonly detail: ActivityBookingDetail }) {
  const { standing = 'open', status, mySide, mayCancel, accountName } = detail
  if (standing === 'open' || status !== bookingStatus.Confirmed || mySide !== 'client') return null
  return (
    <Notice tone="warning" title={`${standingText(standing, accountName)}.`}>
      Your spaces stay booked, and cannot be moved to another session.{mayCancel && ' You can still cancel them.'}
      {standing === 'closed' && ` Ask ${accountName} whether it still takes place.`}
    </Notice>
  )
}
