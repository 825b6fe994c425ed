import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatWall } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useEffect, useRef } from 'react'
import { OtherTimes } from '../booking-actions/other-times.tsx'
import { ownDate } from '../booking-actions/own-date.ts'
import { useHasWaited } from '../time/use-has-waited.ts'
import css from './new-booking.module.css'
import { maxWaitMs, type PlacedBooking } from './placed-outcome.ts'

interface TakenTimeProps {
  /** The date for which nobody was free. */
  readonly date: PlacedBooking['bookingDatesSummary'][number]
  /** What was booked for it instead. */
  readonly bookingId: number
  /** Taken during this page visit: it takes over the focus of the pressed button. */
  readonly isJustTaken: boolean
  readonly onPlaced: (bookingId: number) => void
}

/** The time taken for a date of a series, followed until it is confirmed; the other dates stay visible. */
export function TakenTime({ date, bookingId, isJustTaken, onPlaced }: TakenTimeProps) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isJustTaken) part.current?.focus()
  }, [isJustTaken])
  const hasEnded = useHasWaited(maxWaitMs)
  const taken = useCall(
    booking.getBookingDetail,
    { bookingId },
    {
      staleMs: 0,
      refetchMs: (data) =>
        (data && data.status !== bookingStatus.New) || hasEnded ? false : limits.bookingStatusPollMs,
    },
  )
  const placed = taken.data
  const own = placed && ownDate(placed)
  // Nobody was free at that time either, and the next one was taken.
  if (own?.takenInsteadBookingId)
    return (
      <TakenTime
        key={own.takenInsteadBookingId}
        date={date}
        bookingId={own.takenInsteadBookingId}
        isJustTaken={isJustTaken}
        onPlaced={onPlaced}
      />
    )
  return (
    <div ref={part} tabIndex={-1} className={css.taken}>
      {placed && own?.status === bookingStatus.Incomplete ? (
        <OtherTimes date={own} placed={placed} onPlaced={onPlaced} />
      ) : (
        <Notice
          tone={placed?.status === bookingStatus.Confirmed ? 'success' : 'info'}
          title={`Instead of ${formatWall(date.bookingStartDateTime)}:`}
          isLive
          actions={
            <LinkButton size="small" href={`/booking/${bookingId}`}>
              See this booking <VisuallyHidden>instead of {formatWall(date.bookingStartDateTime)}</VisuallyHidden>
            </LinkButton>
          }
        >
          {placed ? `${formatWall(placed.requestedStartDateTime)}. ${wordsOf(placed)}` : 'Your request is sent.'}
        </Notice>
      )}
    </div>
  )
}

function wordsOf({ status }: Pick<PlacedBooking, 'status'>): string {
  return status === bookingStatus.New ? 'We are finding a person for you.' : 'Confirmed.'
}
