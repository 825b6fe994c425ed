import { classNames } from '../layout/class-names.ts'
import styles from './seat-bar.module.css'

export interface SeatBarProps {
  /** Spaces that are booked or held. */
  taken: number
  /** How many of them are held while somebody pays. */
  held?: number
  /** How many more are offered to somebody from the waitlist. */
  offered?: number
  total: number
  /** The numbers stand beside it already. */
  hasNoWords?: boolean
}

/** The most spaces that get a mark each; above, a plain bar says as much. */
const maxMarks = 20

/** How full something is: "7 of 12" and one mark for each space, booked, held or free. */
export function SeatBar({ taken, held = 0, offered = 0, total, hasNoWords = false }: SeatBarProps) {
  const booked = Math.max(0, taken - held - offered)
  return (
    <span className={styles.seats}>
      {!hasNoWords && (
        <span className={styles.words}>
          {taken} of {total}
        </span>
      )}
      {total <= maxMarks ? (
        <Marks booked={booked} taken={taken} total={total} />
      ) : (
        <Bar booked={booked} taken={taken} total={total} />
      )}
      {held > 0 && <span className={styles.held}>{held} held while they pay</span>}
      {offered > 0 && <span className={styles.held}>{offered} offered to the waitlist</span>}
    </span>
  )
}

interface DrawnProps {
  booked: number
  taken: number
  total: number
}

function Marks({ booked, taken, total }: DrawnProps) {
  const lookAt = (place: number) => (place < booked ? styles.booked : place < taken ? styles.waiting : undefined)
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: total }, (_, place) => place).map((place) => (
        <span key={place} className={classNames(styles.mark, lookAt(place))} />
      ))}
    </span>
  )
}

function Bar({ booked, taken, total }: DrawnProps) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.barTaken} width={taken} height="1" />
      <rect className={styles.barBooked} width={booked} height="1" />
    </svg>
  )
}
