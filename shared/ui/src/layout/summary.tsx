import { type ReactNode, type Ref, useId } from 'react'
import styles from './summary.module.css'

export interface SummaryProps {
  title: string
  /** For a title that takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** What a form comes to, with its one button: the `aside` of a `Split`, where it stays in view beside a long form. */
export function Summary({ title, titleRef, children }: SummaryProps) {
  const titleId = useId()
  return (
    <aside className={styles.summary} aria-labelledby={titleId}>
      <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </aside>
  )
}
