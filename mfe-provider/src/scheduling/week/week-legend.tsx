import { Icon } from '@waymark/ui/icon'
import { zoneName } from '@waymark/web-kit/format'
import Clock from 'lucide-react/icons/clock'
import { durationText } from '../duration-words.ts'
import styles from './week-legend.module.css'

interface WeekLegendProps {
  readonly timeZone: string
  /** "30 minutes to 1 hour". */
  readonly visit: string
  readonly bufferMinutes: number
}

/** What the edges and fills of the week mean, and its time zone. */
export function WeekLegend({ timeZone, visit, bufferMinutes }: WeekLegendProps) {
  return (
    <div className={styles.legend}>
      <ul className={styles.kinds} aria-label="What the week shows">
        <li className={styles.free}>Free start</li>
        <li className={styles.booked}>Booked</li>
        <li className={styles.extra}>Extra time</li>
        <li className={styles.away}>Away</li>
      </ul>
      <p className={styles.zone}>
        <Icon of={Clock} />
        <span>
          {zoneName(timeZone)}. Each visit takes {visit}
          {bufferMinutes > 0 && `, with ${durationText(bufferMinutes)} after it to travel or write notes`}.
        </span>
      </p>
    </div>
  )
}
