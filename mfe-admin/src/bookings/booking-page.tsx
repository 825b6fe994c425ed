import { booking } from '@waymark/contracts/booking'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { StatusBadge } from '@waymark/ui/status-badge'
import { formatRange } from '@waymark/web-kit/format'
import { useParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { TrailList } from '../audit-trail/trail-list.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingSeries } from './booking-series.tsx'
import css from './bookings.module.css'
import { bookingsPath } from './bookings-query.ts'
import { StaffPart } from './staff-part.tsx'

/** One booking of any organisation: what was agreed, what happened, and what an administrator can do. */
export function BookingPage() {
  const bookingId = Number(useParams().id)
  const isId = Number.isSafeInteger(bookingId) && bookingId > 0
  const found = useCall(booking.getBookingDetail, { bookingId }, { enabled: isId })
  const detail = found.isError ? undefined : found.data
  const { ref } = usePage(detail ? `${detail.serviceName}, booking ${bookingId}` : 'Booking')
  const isMissing = !isId || found.error?.status === 404
  // One heading for all states: it holds the focus while the booking loads.
  return (
    <div className={css.page}>
      <PageHeading
        ref={ref}
        lead={detail && formatRange(detail.requestedStartDateTime, detail.requestedEndDateTime, detail.timeZone)}
        actions={detail && <StatusBadge status={bookingStatusNames[detail.status]} />}
      >
        {detail ? detail.serviceName : 'Booking'}
      </PageHeading>
      {isMissing || found.isError ? (
        <ErrorState
          title={isMissing ? 'There is no booking of this number' : 'The booking did not load'}
          next={isMissing ? 'Look for it in the list.' : (found.error?.message ?? '')}
          requestId={found.error?.requestId}
          {...(isMissing ? {} : { onRetry: () => void found.refetch() })}
          isRetrying={found.isFetching}
          actions={<LinkButton href={bookingsPath}>All bookings</LinkButton>}
        />
      ) : detail ? (
        <div className={css.split}>
          <div className={css.column}>
            <BookingFacts detail={detail} />
            <StaffPart detail={detail} />
            <BookingSeries detail={detail} />
            <BookingHistory detail={detail} />
            <section className={css.card} aria-labelledby="booking-trail">
              <h2 id="booking-trail" className={css.cardTitle}>
                What administrators did
              </h2>
              <TrailList about={{ bookingId }} empty="No administrator has changed this booking." />
            </section>
          </div>
          <BookingActions detail={detail} />
        </div>
      ) : (
        <Skeleton label="Loading the booking" shape="form" count={6} />
      )}
    </div>
  )
}
