import styles from './spinner.module.css'

/** A turning ring beside words that say what is waited for. Still and dotted under reduced motion. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
