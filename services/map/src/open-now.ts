import { timeZones } from '@waymark/domain/place/time-zones'
import { dayOfWeek, minuteOfTime } from '@waymark/domain/schedule/wall-clock'
import { instantToWall } from '@waymark/domain/schedule/wall-time'

const minutesOfDay = 24 * 60

/** An instant, and the minute of the local week in each time zone. */
export interface OpenAt {
  readonly instant: Date
  readonly minutes: Readonly<Record<string, number>>
}

export const openAt = (instant: Date): OpenAt => ({ instant, minutes: minutesOfWeek(instant) })

/** The minute of the local week, from Sunday 00:00, in every zone at this instant. */
export function minutesOfWeek(now: Date): Readonly<Record<string, number>> {
  return Object.fromEntries(
    timeZones.map(({ id }) => {
      const [day = '', time = ''] = instantToWall(id, now.getTime()).split('T')
      return [id, dayOfWeek(day) * minutesOfDay + (minuteOfTime(time.slice(0, 5)) ?? 0)]
    }),
  )
}
