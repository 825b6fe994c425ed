import styles from './tick-box.module.css'

/** The drawn box of a checkbox; the checkbox around it says whether it is ticked. */
export function TickBox() {
  return (
    <svg className={styles.box} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <rect x="2" y="2" width="16" height="16" rx="4" className={styles.frame} />
      <path d="M5.6 10.3l3 3 5.8-6.4" className={styles.tick} />
      <path d="M6 10h8" className={styles.dash} />
    </svg>
  )
}
