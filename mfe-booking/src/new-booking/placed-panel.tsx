import { booking } from '@waymark/contracts/booking'
import { providerName } from '@waymark/domain/booking/provider-name'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { DescriptionList } from '@waymark/ui/description-list'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { Spinner } from '@waymark/ui/spinner'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount, formatDateTime, formatRange, zoneName } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useEffect, useState } from 'react'
import { OtherTimes } from '../booking-actions/other-times.tsx'
import { cutOffText } from '../time/cut-offs.ts'
import { namedZone } from '../time/viewer-zone.ts'
import css from './new-booking.module.css'
import { hasNew, maxWaitMs, outcomeOf, outcomeText, type PlacedBooking } from './placed-outcome.ts'
import { TakenTime } from './taken-time.tsx'

interface PlacedPanelProps {
  readonly bookingId: number
  /** For a single date, an alternative time was taken: its booking is followed next. */
  readonly onPlaced: (bookingId: number) => void
}

/** A booking being placed: polled every 2 seconds until each of its dates is Confirmed or Incomplete. */
export function PlacedPanel({ bookingId, onPlaced }: PlacedPanelProps) {
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
  const title = outcomeText[outcome].title
  const { ref } = usePage(title)
  useEffect(() => ref.current?.focus(), [ref])
  useEffect(() => announce(outcomeText[outcome].said), [outcome])

  return (
    <div className={css.page}>
      <PageHeading ref={ref} lead={outcomeText[outcome].lead}>
        {title}
      </PageHeading>
      {placed.isPending && <Skeleton label="Loading your booking" shape="form" count={3} />}
      {placed.isError && (
        <ErrorState
          title="We could not check your booking"
          kept="Your booking was sent and is kept."
          next={placed.error.message}
          requestId={placed.error.requestId}
          onRetry={() => void placed.refetch()}
          isRetrying={placed.isFetching}
        />
      )}
      {placed.data && (
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
          {needsAnswer && <Dates placed={placed.data} onPlaced={onPlaced} />}
          <Answers placed={placed.data} />
          {!needsAnswer && <Dates placed={placed.data} onPlaced={onPlaced} />}
          <div className={css.nextSteps}>
            <LinkButton href={`/booking/${bookingId}`} variant={needsAnswer ? 'secondary' : 'primary'}>
              See the booking
            </LinkButton>
            <LinkButton href="/booking/upcoming">All upcoming bookings</LinkButton>
            <LinkButton href="/booking/book-service" variant="quiet">
              Book another service
            </LinkButton>
          </div>
        </div>
      )}
    </div>
  )
}

function Answers({ placed }: { readonly placed: PlacedBooking }) {
  const { requestedStartDateTime: start, requestedEndDateTime: end, timeZone } = placed
  return (
    <section className={css.card} aria-label="Your booking">
      <StatusBadge status={bookingStatusNames[placed.status]} />
      <DescriptionList
        items={[
          { term: 'What', detail: `${placed.serviceName}, ${placed.sizeOptionName.toLowerCase()}` },
          { term: 'With', detail: providerName(placed) },
          { term: 'When', detail: <b>{formatRange(start, end, namedZone(timeZone))}</b> },
          { term: 'Where', detail: placed.AddressForService },
          ...(placed.staff.length > 0
            ? [{ term: 'Who comes', detail: placed.staff.map((one) => `${one.firstName} ${one.lastName}`).join(', ') }]
            : []),
          { term: 'Price', detail: placed.feeDisplay },
        ]}
      />
      {placed.status === bookingStatus.Confirmed && (
        <p className={css.small}>{cutOffText(start, placed.freeToChangeUntil, placed.freeToCancelUntil)}</p>
      )}
    </section>
  )
}

/** The dates for which nobody was free, each with its other times; for a series also the state of the rest. */
function Dates({ placed, onPlaced }: { readonly placed: PlacedBooking; readonly onPlaced: (id: number) => void }) {
  const dates = placed.bookingDatesSummary
  const zone = namedZone(placed.timeZone)
  const [takenIds, setTakenIds] = useState<ReadonlyMap<number, number>>(new Map())
  // In a series the other dates need an answer too, so the page stays.
  const take = (dateId: number) => (bookingId: number) => {
    if (dates.length === 1) onPlaced(bookingId)
    else setTakenIds((before) => new Map(before).set(dateId, bookingId))
  }
  return (
    <>
      {dates.length > 1 && (
        <section aria-labelledby="placed-dates">
          <h2 id="placed-dates" className={css.partTitle}>
            {formatCount(dates.length, 'date')}
          </h2>
          {zone && <p className={css.small}>All times are {zoneName(zone)}.</p>}
          <ul className={css.dates}>
            {dates.map((date) => (
              <li key={date.bookingId} className={css.date}>
                <span className={css.dateWords}>
                  <TextLink href={`/booking/${date.bookingId}`} isStandalone>
                    {formatDateTime(date.bookingStartDateTime)}
                  </TextLink>
                </span>
                <StatusBadge status={bookingStatusNames[date.status]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {dates
        .filter(({ status }) => status === bookingStatus.Incomplete)
        .map((date) => {
          const { bookingId } = date
          const takenId = takenIds.get(bookingId) ?? date.takenInsteadBookingId
          return takenId === null ? (
            <OtherTimes key={bookingId} date={date} placed={placed} onPlaced={take(bookingId)} />
          ) : (
            <TakenTime
              key={takenId}
              date={date}
              bookingId={takenId}
              isJustTaken={takenIds.has(bookingId)}
              onPlaced={take(bookingId)}
            />
          )
        })}
    </>
  )
}
