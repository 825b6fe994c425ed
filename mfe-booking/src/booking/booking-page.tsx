import { booking } from '@waymark/contracts/booking'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { StatusBadge } from '@waymark/ui/status-badge'
import { formatRange } from '@waymark/web-kit/format'
import { useNavigate, useParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { newBookingHref } from '../new-booking/new-booking-query.ts'
import { namedZone } from '../time/viewer-zone.ts'
import css from './booking.module.css'
import { BookingActions } from './booking-actions.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import { FeedbackPart } from './feedback-part.tsx'
import { nextLookMs } from './next-look.ts'
import { SeriesPart } from './series-part.tsx'
import { StaffPart } from './staff-part.tsx'
import { UnplacedPart } from './unplaced-part.tsx'

/** One booking: what was agreed, what can still be done, and what happened so far. */
export function BookingPage() {
  const bookingId = Number(useParams().id)
  const isId = Number.isSafeInteger(bookingId) && bookingId > 0
  const found = useCall(
    booking.getBookingDetail,
    { bookingId },
    { enabled: isId, refetchMs: (data) => nextLookMs(data, Date.now()) },
  )
  const detail = found.isError ? undefined : found.data
  const { ref } = usePage(detail ? detail.serviceName : 'Booking')
  const navigate = useNavigate()

  const isMissing = !isId || found.error?.status === 404
  // One heading for all states: it holds the focus while the booking loads.
  return (
    <div className={css.page}>
      <PageHeading
        ref={ref}
        lead={
          detail && formatRange(detail.requestedStartDateTime, detail.requestedEndDateTime, namedZone(detail.timeZone))
        }
        actions={detail && <StatusBadge status={bookingStatusNames[detail.status]} />}
      >
        {detail ? detail.serviceName : 'Booking'}
      </PageHeading>
      {isMissing || found.isError ? (
        <ErrorState
          title={isMissing ? 'This booking is not here' : 'The booking did not load'}
          next={
            isMissing
              ? 'It may belong to another location or another person. Look for it in your list.'
              : (found.error?.message ?? '')
          }
          requestId={found.error?.requestId}
          {...(isMissing ? {} : { onRetry: () => void found.refetch() })}
          isRetrying={found.isFetching}
          actions={<LinkButton href="/booking/upcoming">Upcoming bookings</LinkButton>}
        />
      ) : detail ? (
        <div className={css.split}>
          <div className={css.column}>
            {detail.status === bookingStatus.Incomplete && detail.mySide === 'client' && (
              <UnplacedPart
                detail={detail}
                onPlaced={(placedId) => void navigate(newBookingHref({ bookingId: placedId }))}
              />
            )}
            <BookingFacts detail={detail} />
            <FeedbackPart detail={detail} />
            <StaffPart detail={detail} />
            <SeriesPart detail={detail} />
            <BookingHistory detail={detail} />
          </div>
          <BookingActions detail={detail} />
        </div>
      ) : (
        <Skeleton label="Loading the booking" shape="form" count={6} />
      )}
    </div>
  )
}
