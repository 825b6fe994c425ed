import { booking } from '@waymark/contracts/booking'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Split } from '@waymark/ui/split'
import { Stack } from '@waymark/ui/stack'
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
  const known = found.data
  const page = usePage(known && `${known.itemName}, booking ${bookingId}`)
  // One heading for all states, so that it keeps the focus while the booking loads.
  return (
    <Page>
      <PageHeading
        ref={page.ref}
        lead={known && formatRange(known.requestedStartDateTime, known.requestedEndDateTime, known.timeZone)}
        actions={known && <StatusBadge status={bookingStatusNames[known.status]} />}
      >
        {known ? known.itemName : page.title}
      </PageHeading>
      <Loaded
        of={isId ? found : notThere}
        what="the booking"
        shape="form"
        count={6}
        missing={{
          title: 'There is no booking with this number',
          next: 'Look for it in the list.',
          actions: <LinkButton href={bookingsPath}>All bookings</LinkButton>,
        }}
      >
        {(detail) => (
          <Split aside={<BookingActions detail={detail} />}>
            <Stack gap={6}>
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
            </Stack>
          </Split>
        )}
      </Loaded>
    </Page>
  )
}
