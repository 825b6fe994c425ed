import css from './roster.module.css'
import type { RosterPerson } from './roster-query.ts'
import { isOn, minutesOf, type Span, touches, workOf } from './roster-work.ts'

/** The hours that a roster draws; what lies outside stands at its edge. */
const drawnHours = { from: 6, until: 22 } as const
const drawnMinutes = (drawnHours.until - drawnHours.from) * 60

/** Where a span lies on the drawn day, in percent. */
function placeOf(day: string, span: Span): { readonly start: number; readonly width: number } {
  const dayStart = `${day}T${String(drawnHours.from).padStart(2, '0')}:00:00`
  const clamp = (minutes: number) => Math.min(Math.max(minutes, 0), drawnMinutes)
  const from = clamp(minutesOf({ startDateTime: dayStart, endDateTime: span.startDateTime }))
  const until = clamp(minutesOf({ startDateTime: dayStart, endDateTime: span.endDateTime }))
  return { start: (from / drawnMinutes) * 100, width: (Math.max(until - from, 0) / drawnMinutes) * 100 }
}

interface DayStripProps {
  readonly person: RosterPerson
  readonly day: string
}

/** A small picture of somebody's day; its words stand under it. */
export function DayStrip({ person, day }: DayStripProps) {
  const blocked = [...person.away, ...person.elsewhere].filter((span) => touches(day, span))
  const work = workOf(person).filter((one) => isOn(day, one))
  return (
    <svg className={css.strip} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <line x1="0" x2="100" y1="11.5" y2="11.5" className={css.ground} />
      {blocked.map((span) => {
        const { start, width } = placeOf(day, span)
        return (
          <rect key={span.startDateTime} className={css.away} x={start} width={Math.max(width, 1)} y="1" height="10" />
        )
      })}
      {work.map((one) => {
        const { start, width } = placeOf(day, one)
        return (
          <rect
            key={one.key}
            className={one.kind === 'visit' ? css.visit : css.session}
            x={start}
            width={Math.max(width, 1.5)}
            y="1"
            height="10"
          />
        )
      })}
    </svg>
  )
}
