import { formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '../time/viewer-zone.ts'
import css from './booking.module.css'
import type { BookingDetail } from './booking-detail.ts'

/** Who did what and when, as both sides can read it. */
export function BookingHistory({ detail: { history, timeZone } }: { readonly detail: BookingDetail }) {
  if (history.length === 0) return null
  return (
    <section className={css.card} aria-labelledby="booking-history">
      <h2 id="booking-history" className={css.cardTitle}>
        What happened so far
      </h2>
      <ol className={css.history}>
        {history.map(({ at, what, byName }) => (
          <li key={`${at} ${what}`}>
            <b>{what}</b>
            <span className={css.second}>
              {formatDateTime(at, namedZone(timeZone))}, by {byName}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
