import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './summary.module.css'

export interface SummaryProps {
  title: string
  /** For a title that takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  /** False for what is read through, such as a receipt: it goes with the page, and never scrolls by itself. */
  isSticky?: boolean
  children: ReactNode
}

/** What a form comes to, with its one button: the `aside` of a `Split`, where it stays in view beside a long form. */
export function Summary({ title, titleRef, isSticky = true, children }: SummaryProps) {
  const titleId = useId()
  return (
    <aside className={classNames(styles.summary, isSticky && styles.sticky)} aria-labelledby={titleId}>
      <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </aside>
  )
}
