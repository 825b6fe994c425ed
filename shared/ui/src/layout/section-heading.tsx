import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

export interface SectionHeadingProps {
  children: ReactNode
  /** For `aria-labelledby` of the section around it. */
  id?: string
  level?: 2 | 3 | 4
  help?: ReactNode
  hint?: ReactNode
  /** A link or buttons at the right edge. */
  actions?: ReactNode
}

/** The head of a part of a screen, with its help and its actions. */
export function SectionHeading({ children, id, level = 2, help, hint, actions }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <div className={styles.title}>
          <Heading id={id} className={level === 2 ? styles.second : undefined}>
            {children}
          </Heading>
          {help}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
