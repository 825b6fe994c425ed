import { useId } from 'react'
import { clockText } from '../clock-words.ts'
import { dayName } from '../week-days.ts'
import { WeekBlockItem } from './week-block.tsx'
import { placeBlocks, type ShownHours, shownHours, type Week, type WeekBlock, weekBlocks } from './week-blocks.ts'
import { shortDate } from './week-dates.ts'
import styles from './week-view.module.css'

const shortMinutes = 30

interface WeekGridProps {
  readonly title: string
  readonly days: Week['days']
  /** Today in the time zone of the service area. */
  readonly today: string
  /** Another week is loading. */
  readonly isLoading: boolean
}

/** Seven days beside their hours, in a frame that scrolls; on narrow screens the same days are stacked as lists. */
export function WeekGrid({ title, days, today, isLoading }: WeekGridProps) {
  const blocksByDay = days.map(({ entries }) => weekBlocks(entries))
  const hours = shownHours(blocksByDay)
  const hourCount = (hours.untilMinute - hours.fromMinute) / 60
  const hasShort = blocksByDay.flat().some(({ startMinute, endMinute }) => endMinute - startMinute <= shortMinutes)
  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard. */}
      <section className={styles.frame} aria-label={`Calendar, ${title}`} aria-busy={isLoading} tabIndex={0}>
        <div className={styles.week} data-scale={hasShort ? 'fine' : 'plain'}>
          <div className={styles.hours} aria-hidden="true">
            {Array.from({ length: hourCount }, (_, index) => hours.fromMinute + index * 60).map((minute) => (
              <span key={minute} className={styles.hour}>
                {clockText(minute).replace(':00', '')}
              </span>
            ))}
          </div>
          {days.map(({ date }, index) => (
            <DayColumn
              key={date}
              date={date}
              blocks={blocksByDay[index] ?? []}
              hours={hours}
              hourCount={hourCount}
              isToday={date === today}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

interface DayColumnProps {
  readonly date: string
  readonly blocks: readonly WeekBlock[]
  readonly hours: ShownHours
  readonly hourCount: number
  readonly isToday: boolean
}

function DayColumn({ date, blocks, hours, hourCount, isToday }: DayColumnProps) {
  const id = useId()
  const name = dayName(new Date(`${date}T00:00:00Z`).getUTCDay())
  const dayWords = `${name} ${shortDate(date)}`
  const placed = placeBlocks(blocks)
  const laneCount = Math.max(1, ...placed.map(({ lane }) => lane + 1))

  function setSize(track: HTMLElement | null) {
    track?.style.setProperty('--slots', String(hourCount * 4))
    track?.style.setProperty('--lanes', String(laneCount))
  }

  return (
    <section className={styles.day} aria-labelledby={id}>
      <h3 id={id} className={styles.dayHead} data-today={isToday}>
        <b>
          {name.slice(0, 3)}
          <span className={styles.restOfName}>{name.slice(3)}</span>
        </b>{' '}
        {shortDate(date)} {isToday && <span className={styles.todayWord}>Today</span>}
      </h3>
      {placed.length === 0 ? (
        <div ref={setSize} className={styles.track}>
          <p className={styles.nothing}>No times</p>
        </div>
      ) : (
        <ul ref={setSize} className={styles.track}>
          {placed.map((one) => (
            <WeekBlockItem
              key={`${one.block.kind} ${one.block.startMinute} ${one.lane}`}
              placed={one}
              hours={hours}
              dayWords={dayWords}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
