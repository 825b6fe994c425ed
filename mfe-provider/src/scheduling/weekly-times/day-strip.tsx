import { limits } from '@waymark/domain/limits'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'
import css from './day-rows.module.css'

interface DayStripProps {
  /** Starts, HH:mm. */
  readonly times: readonly string[]
  readonly durationMinutes: number
}

const [first = 0, last = 0] = limits.providerDay.map((time) => minuteOfTime(time) ?? 0)
const quarters = [1, 2, 3].map((part) => ((last - first) / 4) * part)

/** The day drawn from first to last start, a block for each time. The buttons beside it say the same. */
export function DayStrip({ times, durationMinutes }: DayStripProps) {
  return (
    <svg className={css.strip} viewBox={`0 0 ${last - first} 60`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 30H${last - first}`} className={css.stripLine} />
      {quarters.map((x) => (
        <path key={x} d={`M${x} 10V50`} className={css.stripLine} />
      ))}
      {times.map((time) => (
        <rect
          key={time}
          x={(minuteOfTime(time) ?? first) - first}
          y="8"
          width={Math.max(durationMinutes - 6, 20)}
          height="44"
          rx="8"
          className={css.stripTime}
        />
      ))}
    </svg>
  )
}
