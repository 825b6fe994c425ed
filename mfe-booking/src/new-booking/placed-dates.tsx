import { bookingStatusNames } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatWall } from '@waymark/web-kit/format'
import { allTimesText } from '@waymark/web-kit/viewer-zone'
import { useState } from 'react'
import { OtherTimes } from '../booking-actions/other-times.tsx'
import { staffNames } from '../booking-list/booking-row.ts'
import css from './new-booking.module.css'
import type { PlacedBooking } from './placed-outcome.ts'
import { TakenTime } from './taken-time.tsx'

interface PlacedDatesProps {
  readonly placed: PlacedBooking
  /** For a single date: the booking of the other time that was taken. */
  readonly onPlaced: (bookingId: number) => void
}

/** The dates for which nobody was free, each with its other times; for a series also the state of the rest. */
export function PlacedDates({ placed, onPlaced }: PlacedDatesProps) {
  const dates = placed.bookingDatesSummary
  const allTimes = allTimesText(placed.timeZone)
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
          {allTimes && <p className={css.small}>{allTimes}</p>}
          <ul className={css.dates}>
            {dates.map((date) => (
              <li key={date.bookingId} className={css.date}>
                <span className={css.dateWords}>
                  <TextLink href={`/booking/${date.bookingId}`} isStandalone>
                    {formatWall(date.bookingStartDateTime)}
                  </TextLink>
                  {date.staff.length > 0 && <span className={css.small}>Who comes: {staffNames(date)}</span>}
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
