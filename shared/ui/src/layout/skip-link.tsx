import styles from './skip-link.module.css'

/** First stop of the keyboard on every page; shown only while it has focus. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      Skip to the main content
    </a>
  )
}
