import { formatDate } from '@waymark/web-kit/format'
import css from './activity.module.css'

/** The day of a session as a calendar leaf. Beside it the date stands in words, so that it is decoration. */
export function SessionDay({ wall }: { readonly wall: string }) {
  const [weekday, day, month] = formatDate(wall).split(' ')
  return (
    <span className={css.day} aria-hidden="true">
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </span>
  )
}
