import { booking } from '@waymark/contracts/booking'
import { providerName } from '@waymark/domain/booking/provider-name'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { addressWithUnit } from '@waymark/domain/place/unit'
import { Cluster } from '@waymark/ui/cluster'
import { DescriptionList } from '@waymark/ui/description-list'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Spinner } from '@waymark/ui/spinner'
import { StatusBadge } from '@waymark/ui/status-badge'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount, formatMoney, formatRange } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useEffect, useState } from 'react'
import { CalendarButton } from '../booking/calendar-button.tsx'
import { StaffPeople } from '../staff/staff-person.tsx'
import { cutOffText } from '../time/cut-offs.ts'
import css from './new-booking.module.css'
import { PlacedDates } from './placed-dates.tsx'
import { hasNew, maxWaitMs, outcomeOf, outcomeText, type PlacedBooking } from './placed-outcome.ts'

interface PlacedPanelProps {
  readonly bookingId: number
  /** For a single date, an alternative time was taken: its booking is followed next. */
  readonly onPlaced: (bookingId: number) => void
  /** A manager books for a client: where they book for the next one. */
  readonly nextClientHref?: string
}

/** A booking being placed: polled every 2 seconds until each of its dates is Confirmed or Incomplete. */
export function PlacedPanel({ bookingId, onPlaced, nextClientHref }: PlacedPanelProps) {
  const [waitEndsMs] = useState(() => Date.now() + maxWaitMs)
  const [hasEnded, setHasEnded] = useState(false)
  const placed = useCall(
    booking.getBookingDetail,
    { bookingId },
    {
      staleMs: 0,
      refetchMs: (data) => (data && !hasNew(data) ? false : hasEnded ? false : limits.bookingStatusPollMs),
    },
  )
  const isNew = placed.data === undefined || hasNew(placed.data)
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => setHasEnded(true), Math.max(0, waitEndsMs - Date.now()))
    return () => clearTimeout(timer)
  }, [isNew, waitEndsMs])

  const outcome = placed.data ? outcomeOf(placed.data, hasEnded) : 'waiting'
  // Other times come first where they are what the person needs now.
  const needsAnswer = outcome === 'incomplete' || outcome === 'partly'
  const isForClient = nextClientHref !== undefined
  const isMissing = placed.error?.status === 404
  const isFound = placed.data !== undefined && !isMissing
  const { title, lead, said } = outcomeText(outcome, isForClient)
  const page = usePage(isMissing ? 'Booking' : title)
  const { ref } = page
  useEffect(() => ref.current?.focus(), [ref])
  // Before the first answer nobody knows whether there is such a booking.
  useEffect(() => {
    if (isFound) announce(said)
  }, [isFound, said])

  return (
    <Page>
      <PageHeading page={page} lead={isMissing ? undefined : lead} />
      <Loaded
        of={placed}
        what="your booking"
        failed="We could not check your booking"
        shape="form"
        kept="Your booking was sent and is kept."
        missing={{
          title: 'We could not find this booking',
          next: 'It may belong to another location or another person. Look for it in your list.',
          actions: <LinkButton href="/booking/upcoming">Upcoming bookings</LinkButton>,
        }}
      >
        {(known) => (
          <div className={css.placed}>
            {outcome === 'waiting' && (
              <p className={css.waiting}>
                <Spinner /> Looking for somebody who is free. This takes a few seconds.
              </p>
            )}
            {outcome === 'slow' && (
              <Notice tone="info" title="Still looking.">
                We will keep looking and send you an email. You can close this page.
              </Notice>
            )}
            {needsAnswer && <PlacedDates placed={known} onPlaced={onPlaced} />}
            <Answers placed={known} isForClient={isForClient} />
            {!needsAnswer && <PlacedDates placed={known} onPlaced={onPlaced} />}
            <Cluster>
              <LinkButton href={`/booking/${bookingId}`} variant={needsAnswer ? 'secondary' : 'primary'}>
                See the booking
              </LinkButton>
              {known.status === bookingStatus.Confirmed && (
                <CalendarButton bookingId={known.bookingId} isCancelled={false} />
              )}
              <LinkButton href="/booking/upcoming">All upcoming bookings</LinkButton>
              <LinkButton href={nextClientHref ?? '/booking/book-service'} variant="quiet">
                {isForClient ? 'Book for another client' : 'Book another service'}
              </LinkButton>
            </Cluster>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** What the visits that are placed cost together, once none is being placed any more. */
function sumOfSeries({ price, bookingDatesSummary: dates }: PlacedBooking) {
  const placed = dates.filter(({ status }) => status === bookingStatus.Confirmed).length
  if (dates.length < 2 || placed === 0 || price?.cents == null) return []
  if (dates.some(({ status }) => status === bookingStatus.New)) return []
  const sum = `${formatMoney(price.cents * placed)} ${price.currency}`
  return [{ term: `Price of ${formatCount(placed, 'visit')}`, detail: <b>{sum}</b> }]
}

function Answers({ placed, isForClient }: { readonly placed: PlacedBooking; readonly isForClient: boolean }) {
  const { requestedStartDateTime: start, requestedEndDateTime: end, timeZone } = placed
  const isSeries = placed.bookingDatesSummary.length > 1
  return (
    <section className={css.card} aria-label={isForClient ? 'The booking' : 'Your booking'}>
      <StatusBadge status={bookingStatusNames[placed.status]} />
      <DescriptionList
        items={[
          { term: 'What', detail: `${placed.itemName}, ${placed.itemDetail.toLowerCase()}` },
          ...(isForClient ? [{ term: 'Client', detail: placed.clientName }] : []),
          { term: isForClient ? 'At' : 'With', detail: providerName(placed) },
          { term: 'When', detail: <b>{formatRange(start, end, namedZone(timeZone))}</b> },
          { term: 'Where', detail: addressWithUnit(placed.UnitNumberForService, placed.AddressForService) },
          ...(placed.staff.length > 0
            ? [{ term: isForClient ? 'Staff' : 'Who comes', detail: <StaffPeople staff={placed.staff} /> }]
            : []),
          ...(placed.otherRecipient ? [{ term: 'For', detail: placed.otherRecipient.name }] : []),
          { term: isSeries ? 'Price of each visit' : 'Price', detail: placed.feeDisplay },
          ...sumOfSeries(placed),
          ...(placed.pricingDescription ? [{ term: 'About the price', detail: placed.pricingDescription }] : []),
          ...(isSeries ? [] : [{ term: 'Booking number', detail: placed.bookingId }]),
        ]}
      />
      {placed.preparation && (
        <Notice tone="info" title="Before they come.">
          {placed.preparation}
        </Notice>
      )}
      {placed.status === bookingStatus.Confirmed && (
        <p className={css.small}>
          {cutOffText(start, timeZone, {
            changeUntil: placed.freeToChangeUntil,
            cancelUntil: placed.freeToCancelUntil,
          })}
        </p>
      )}
    </section>
  )
}
