import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { OtherTimes } from '../booking-actions/other-times.tsx'
import { ownDate } from '../booking-actions/own-date.ts'
import type { BookingDetail } from './booking-detail.ts'

interface UnplacedPartProps {
  readonly detail: BookingDetail
  readonly onPlaced: (bookingId: number) => void
}

/** A booking for which nobody was free: its other times, or what was booked at one of them. */
export function UnplacedPart({ detail, onPlaced }: UnplacedPartProps) {
  const date = ownDate(detail)
  if (!date?.takenInsteadBookingId) {
    if (!date || (detail.standing ?? 'open') !== 'open') return null
    return <OtherTimes date={date} placed={detail} onPlaced={onPlaced} />
  }
  return (
    <Notice
      tone="info"
      title={`${formatDateTime(date.bookingStartDateTime, namedZone(detail.timeZone))}.`}
      actions={
        <LinkButton size="small" href={`/booking/${date.takenInsteadBookingId}`}>
          See the other booking
        </LinkButton>
      }
    >
      Nobody was free. You booked another time instead, so this one is not in your lists any more.
    </Notice>
  )
}

/** The same for the provider, where nobody can be sent any more. */
export function SettledPart({ detail }: Pick<UnplacedPartProps, 'detail'>) {
  const insteadId = ownDate(detail)?.takenInsteadBookingId ?? null
  return (
    <Notice
      tone="info"
      title="Nobody was free for this visit."
      actions={
        insteadId !== null && (
          <LinkButton size="small" href={`/booking/${insteadId}`}>
            See the other booking
          </LinkButton>
        )
      }
    >
      {insteadId === null
        ? `It is not to be placed any more: its time is over, or ${detail.clientName} has put it aside.`
        : `${detail.clientName} booked another time instead.`}
    </Notice>
  )
}
