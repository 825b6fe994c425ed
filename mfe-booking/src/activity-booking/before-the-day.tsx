import { Notice } from '@waymark/ui/notice'
import { SecondLine } from '@waymark/ui/second-line'
import { formatDateTime, zoneName } from '@waymark/web-kit/format'
import { namedZone } from '../time/viewer-zone.ts'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

interface DayBefore {
  /** Wall time; null for what has no time. */
  readonly at: string | null
  readonly what: string
}

/** The dates until the day, and what to prepare. */
export function BeforeTheDay({ detail }: { readonly detail: ActivityBookingDetail }) {
  const { timeZone, preparation } = detail
  const zone = namedZone(timeZone)
  return (
    <section aria-labelledby="before-the-day">
      <h2 id="before-the-day" className={css.partTitle}>
        Before the day
      </h2>
      <ol className={css.dates}>
        {datesOf(detail).map(({ at, what }) => (
          <li key={what} className={at === null ? css.someTime : undefined}>
            <b>{at === null ? 'If something changes' : formatDateTime(at)}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      {zone && <SecondLine>All times are {zoneName(zone)}.</SecondLine>}
      {preparation !== '' && (
        <Notice tone="info" title="Before you come.">
          {preparation}
        </Notice>
      )}
    </section>
  )
}

function datesOf({ refundableUntil, startDateTime, accountName }: ActivityBookingDetail): readonly DayBefore[] {
  const ahead: DayBefore[] = [
    ...(refundableUntil === null
      ? []
      : [{ at: refundableUntil, what: 'Last moment to cancel with all your money back.' }]),
    { at: startDateTime, what: 'It starts. Show the code of your ticket at the door, or say it.' },
  ]
  return [...ahead, { at: null, what: `${accountName} tells you at once, by email.` }]
}
