import { sessionAvailability } from '@waymark/domain/enums'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { Notice } from '@waymark/ui/notice'
import { formatWall } from '@waymark/web-kit/format'
import type { SeriesDate } from './series-dates.ts'

/** A date that somebody confirmed and that went meanwhile, with what took its place; null where nothing did. */
interface GoneDate {
  readonly was: WallDateTime
  readonly now: WallDateTime | null
}

/** The dates of a repeat that were sent at a time that they do not have any more. */
export function goneDates(sent: readonly SeriesDate[], present: readonly SeriesDate[]): readonly GoneDate[] {
  const presentOf = new Map(present.map((date) => [date.dateTime, date]))
  return sent.flatMap(({ dateTime, booked: was }) => {
    const date = presentOf.get(dateTime)
    if (was === null || !date || date.booked === was || date.availability === sessionAvailability.Removed) return []
    return [{ was, now: date.booked }]
  })
}

/** Names the dates that went between choosing and confirming: nothing is booked before the person has looked at them. */
export function GoneDates({ dates }: { readonly dates: readonly GoneDate[] }) {
  if (dates.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={
        dates.length === 1
          ? 'A date has gone since you chose it.'
          : `${dates.length} dates have gone since you chose them.`
      }
      isLive
    >
      <ul>
        {dates.map(({ was, now }) => (
          <li key={was}>
            {formatWall(was)}: {now === null ? 'left out, since nothing is free near it.' : `now ${formatWall(now)}.`}
          </li>
        ))}
      </ul>
      Nothing is booked yet. Look at the dates, then confirm.
    </Notice>
  )
}
