import styles from './logo.module.css'

/** The class of the link around `LogoLook`. */
export const logoClassName = styles.logo ?? ''

/** What the logo shows: the mark (a route that ends in a ring) and the word. `Logo` is the link with both. */
export function LogoLook({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d="M4 7l8 22 8-15 6.2 12" className={styles.line} />
        <circle cx="30.5" cy="14.5" r="5.5" className={styles.ring} />
      </svg>
      <span className={isCompact ? styles.compact : undefined}>Waymark</span>
    </>
  )
}
