import { clockText } from '../clock-words.ts'
import { BlockDoor } from './block-door.tsx'
import { moreText, spanText, stateText } from './block-words.ts'
import type { PlacedBlock, ShownHours } from './week-blocks.ts'
import styles from './week-view.module.css'

const slotMinutes = 15

interface WeekBlockItemProps {
  readonly placed: PlacedBlock
  readonly hours: ShownHours
  /** "Tuesday 24 Nov", for the name of the link. */
  readonly dayWords: string
}

/** One block of a day. In the grid it is placed at its hour, in the list it is a line; the text is the same. */
export function WeekBlockItem({ placed: { block, lane }, hours, dayWords }: WeekBlockItemProps) {
  const from = Math.max(block.startMinute, hours.fromMinute)
  const until = Math.min(block.endMinute, hours.untilMinute)
  const firstRow = Math.floor((from - hours.fromMinute) / slotMinutes) + 1
  const rows = Math.max(1, Math.ceil((until - from) / slotMinutes))
  const more = moreText(block)

  // Its position is data, not style: the style sheet knows no times.
  function place(item: HTMLLIElement | null) {
    item?.style.setProperty('--row', `${firstRow} / span ${rows}`)
    item?.style.setProperty('--lane', String(lane + 1))
  }

  const words = (
    <>
      {block.kind !== 'away' && (
        <b className={styles.start} aria-hidden="true">
          {clockText(block.startMinute)}
        </b>
      )}
      <span className={styles.span}>{spanText(block)}</span>
      <span className={styles.state}>{stateText(block)}</span>
      {more && <span className={styles.more}>{more}</span>}
    </>
  )
  return (
    <li ref={place} className={styles.block} data-kind={block.kind} data-room={roomOf(rows)}>
      <BlockDoor block={block} dayWords={dayWords}>
        {words}
      </BlockDoor>
    </li>
  )
}

/** How many lines of text fit: a quarter of an hour has room for one, an hour and a half for all. */
function roomOf(rows: number): 'one' | 'two' | 'all' {
  if (rows < 2) return 'one'
  return rows < 6 ? 'two' : 'all'
}
