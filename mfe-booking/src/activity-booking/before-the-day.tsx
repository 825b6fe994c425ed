import { Notice } from '@waymark/ui/notice'
import { SecondLine } from '@waymark/ui/second-line'
import { formatWall } from '@waymark/web-kit/format'
import { allTimesText } from '@waymark/web-kit/viewer-zone'
import { wallNow } from '../time/wall-now.ts'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

interface DayBefore {
  /** Wall time; null for what has no time. */
  readonly at: string | null
  /** What stands in place of the time. */
  readonly when?: string
  readonly what: string
}

/** The dates until the day, and what to prepare. */
export function BeforeTheDay({ detail }: { readonly detail: ActivityBookingDetail }) {
  const { timeZone, preparation } = detail
  const allTimes = allTimesText(timeZone)
  return (
    <section aria-labelledby="before-the-day">
      <h2 id="before-the-day" className={css.partTitle}>
        Before the day
      </h2>
      <ol className={css.dates}>
        {datesOf(detail).map(({ at, when, what }) => (
          <li key={what} className={at === null ? css.someTime : undefined}>
            <b>{at === null ? when : formatWall(at)}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      {allTimes && <SecondLine>{allTimes}</SecondLine>}
      {preparation !== '' && (
        <Notice tone="info" title="Before you come.">
          {preparation}
        </Notice>
      )}
    </section>
  )
}

function datesOf({
  refundableUntil,
  startDateTime,
  timeZone,
  accountName,
}: ActivityBookingDetail): readonly DayBefore[] {
  const now = wallNow(timeZone, Date.now())
  const ahead: (DayBefore & { readonly wall: string })[] = [
    ...reminders(startDateTime, now),
    ...(refundableUntil === null
      ? []
      : [{ wall: refundableUntil, at: refundableUntil, what: 'Last moment to cancel with all your money back.' }]),
  ]
  return [
    ...ahead.filter(({ wall }) => wall > now).sort((one, other) => one.wall.localeCompare(other.wall)),
    { at: startDateTime, what: 'It starts. Show the code of your ticket at the door, or say it.' },
    { at: null, when: 'If something changes', what: `${accountName} tells you at once, by email.` },
    {
      at: null,
      when: 'If access gets worse',
      what: 'If something that you shared as a need is no longer there, we tell you. You may cancel until it starts.',
    },
  ]
}

/** The next reminder, and the one after it. */
function reminders(startDateTime: string, now: string) {
  const startMs = Date.parse(`${startDateTime}Z`)
  const before = (hours: number) => new Date(startMs - hours * 3_600_000).toISOString().slice(0, 19)
  const isDayAhead = before(24) > now
  return [
    {
      wall: before(isDayAhead ? 24 : 2),
      at: null,
      when: isDayAhead ? '24 hours before' : '2 hours before',
      what: isDayAhead ? 'We send you a reminder, and another one 2 hours before.' : 'We send you a reminder.',
    },
  ]
}
