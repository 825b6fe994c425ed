import styles from './top-progress.module.css'

/** The 3 px line on top while a page loads. It shows after 200 ms and nears its end within 5 s (section 9). */
export function TopProgress({ isLoading }: { isLoading: boolean }) {
  if (!isLoading) return null
  return (
    <div className={styles.track} role="progressbar" aria-label="Loading the page">
      <span className={styles.fill} />
    </div>
  )
}
