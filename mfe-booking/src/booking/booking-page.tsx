import { booking } from '@waymark/contracts/booking'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Split } from '@waymark/ui/split'
import { Stack } from '@waymark/ui/stack'
import { StatusBadge } from '@waymark/ui/status-badge'
import { ask } from '@waymark/web-kit/ask'
import { formatRange } from '@waymark/web-kit/format'
import { useNavigate, useParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useBookingSide } from '../booking-list/booking-side.ts'
import { listOfStatus } from '../booking-list/list-of-status.ts'
import { FeedbackPart } from '../feedback/feedback-part.tsx'
import { newBookingHref } from '../new-booking/new-booking-query.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { EarlierPart } from './earlier-part.tsx'
import { FavouritePart } from './favourite-part.tsx'
import { MissedNotice } from './missed-notice.tsx'
import { nextLookMs } from './next-look.ts'
import { SeriesPart } from './series-part.tsx'
import { StaffPart } from './staff-part.tsx'
import { StandingPart } from './standing-part.tsx'
import { SettledPart, UnplacedPart } from './unplaced-part.tsx'

/** One booking: what was agreed, what can still be done, and what happened so far. */
export function BookingPage() {
  const bookingId = Number(useParams().id)
  const isId = Number.isSafeInteger(bookingId) && bookingId > 0
  const found = useCall(
    booking.getBookingDetail,
    { bookingId },
    { enabled: isId, refetchMs: (data) => nextLookMs(data, Date.now()) },
  )
  const known = found.data
  const hasCancelled = useBookingSide()?.side !== 'provider'
  const page = usePage(known?.itemName, { above: [listOfStatus(known?.status, { hasCancelled })] })
  const navigate = useNavigate()
  // One heading for all states, so that it keeps the focus while the booking loads.
  return (
    <Page>
      <PageHeading
        page={page}
        lead={known && formatRange(known.requestedStartDateTime, known.requestedEndDateTime, namedZone(known.timeZone))}
        actions={known && <StatusBadge status={bookingStatusNames[known.status]} />}
      />
      <Loaded
        of={isId ? found : notThere}
        what="the booking"
        shape="form"
        count={6}
        missing={{
          title: 'We could not find this booking',
          next: 'It may belong to another location or another person. Look for it in your list.',
          actions: <LinkButton href="/booking/upcoming">Upcoming bookings</LinkButton>,
        }}
      >
        {(detail) => (
          <Split aside={<BookingActions key={detail.bookingId} detail={detail} />}>
            <Stack gap={6}>
              <ClosedNotice closedFor={detail.closedFor} />
              <StandingPart detail={detail} />
              <MissedNotice detail={detail} />
              {detail.status === bookingStatus.Incomplete && detail.mySide === 'client' && (
                <UnplacedPart
                  detail={detail}
                  onPlaced={(placedId) => void navigate(newBookingHref({ bookingId: placedId }))}
                />
              )}
              {detail.status === bookingStatus.Incomplete && detail.mySide === 'provider' && !detail.mayAssignStaff && (
                <SettledPart detail={detail} />
              )}
              <BookingFacts detail={detail} />
              <FeedbackPart detail={detail} />
              <EarlierPart key={detail.requestedStartDateTime} detail={detail} />
              <FavouritePart detail={detail} />
              <StaffPart detail={detail} />
              <SeriesPart detail={detail} />
              <BookingHistory detail={detail} />
            </Stack>
          </Split>
        )}
      </Loaded>
    </Page>
  )
}

BookingPage.asks = (bookingId: number) => [ask(booking.getBookingDetail, { bookingId })]
