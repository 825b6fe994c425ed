import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export interface DescriptionListProps {
  /** `id` where two may have the same term. */
  items: readonly { id?: string; term: string; detail: ReactNode }[]
  /** `rows` puts the term beside the detail with a rule between; `stacked` puts it above, in columns. */
  layout?: 'rows' | 'stacked'
}

/** Pairs of a name and its answer, such as the summary of a booking. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={styles[layout]}>
      {items.map(({ id, term, detail }) => (
        <div key={id ?? term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
