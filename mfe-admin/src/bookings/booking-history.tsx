import { SecondLine } from '@waymark/ui/second-line'
import { formatDateTime } from '@waymark/web-kit/format'
import type { AnyBooking } from './booking-words.ts'
import css from './bookings.module.css'

/** Who did what and when, as both sides can read it. */
export function BookingHistory({ of: { history, timeZone } }: { readonly of: AnyBooking }) {
  if (history.length === 0) return null
  return (
    <section className={css.card} aria-labelledby="booking-history">
      <h2 id="booking-history" className={css.cardTitle}>
        What happened so far
      </h2>
      <ol className={css.list}>
        {history.map(({ at, what, byName }) => (
          <li key={`${at} ${what}`}>
            <div>
              <b>{what}</b>
              <SecondLine>
                {formatDateTime(at, timeZone)}, by {byName}
              </SecondLine>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
