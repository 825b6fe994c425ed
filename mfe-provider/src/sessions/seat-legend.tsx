import styles from './sessions.module.css'

/** What the marks of a seat bar mean; each row says its numbers in words too. */
export function SeatLegend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <span className={styles.booked} /> Booked
      </li>
      <li>
        <span className={styles.held} /> Held while paying
      </li>
      <li>
        <span className={styles.free} /> Free
      </li>
    </ul>
  )
}
