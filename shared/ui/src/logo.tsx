import { Link } from 'react-aria-components/Link'
import styles from './logo.module.css'

export interface LogoProps {
  href?: string
  /** Leaves the word for screen readers only, where a phone has no room. */
  isCompact?: boolean
}

/** The mark (a route that ends in a ring) and the word, as the link home. */
export function Logo({ href = '/', isCompact = false }: LogoProps) {
  return (
    <Link className={styles.logo ?? ''} href={href}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d="M4 7l8 22 8-15 6.2 12" className={styles.line} />
        <circle cx="30.5" cy="14.5" r="5.5" className={styles.ring} />
      </svg>
      <span className={isCompact ? styles.compact : undefined}>Waymark</span>
    </Link>
  )
}
