import { once } from '@waymark/domain/once'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './route-days.module.css'
import { Spoken } from './spoken.tsx'

export interface RouteDay {
  /** YYYY-MM-DD. */
  date: string
  /** What the day holds, each a `RouteEntry`. */
  children: ReactNode
}

const parts = once(() => ({
  weekday: new Intl.DateTimeFormat('en-NZ', { weekday: 'short', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-NZ', { month: 'short', timeZone: 'UTC' }),
  whole: new Intl.DateTimeFormat('en-NZ', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
}))

/** Upcoming days on the violet line, in order. */
export function RouteDays({ days }: { days: readonly RouteDay[] }) {
  return (
    <ol className={styles.days}>
      {days.map((day) => {
        const date = new Date(`${day.date}T00:00:00Z`)
        return (
          <li key={day.date} className={styles.day}>
            <p className={styles.date}>
              <VisuallyHidden>{parts().whole.format(date)}</VisuallyHidden>
              <span aria-hidden="true">{parts().weekday.format(date)}</span>
              <b aria-hidden="true">{date.getUTCDate()}</b>
              <span aria-hidden="true">{parts().month.format(date)}</span>
            </p>
            <ul>{day.children}</ul>
          </li>
        )
      })}
    </ol>
  )
}

export interface RouteEntryProps {
  /** "9:15 am". */
  time: string
  /** A `TextLink` to the thing. */
  title: ReactNode
  detail?: ReactNode
  /** A `StatusBadge` at the right edge. */
  status?: ReactNode
}

/** One thing of a `RouteDay`. */
export function RouteEntry({ time, title, detail, status }: RouteEntryProps) {
  return (
    <li className={styles.entry}>
      <span className={styles.time}>{time}</span>
      <span className={styles.what}>
        <b>{title}</b>
        {detail && (
          <span>
            <Spoken>{detail}</Spoken>
          </span>
        )}
      </span>
      {status}
    </li>
  )
}
