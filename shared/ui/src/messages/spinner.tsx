import styles from './spinner.module.css'

/** A spinning ring beside text that says what is loading. Still and dotted under reduced motion. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
