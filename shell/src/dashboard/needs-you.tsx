import { Mark, type MarkShape } from '@waymark/ui/mark'
import { Spoken } from '@waymark/ui/spoken'
import type { ReactNode } from 'react'
import css from './needs-you.module.css'

/** One thing that needs the person. */
export interface NeedsYouItem {
  readonly id: string
  readonly shape: MarkShape
  readonly title: string
  readonly text: string
  /** Links or buttons that deal with it. */
  readonly actions: ReactNode
}

/** What needs the person, most urgent first. */
export function NeedsYou({ items }: { readonly items: readonly NeedsYouItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="needs-you">
      <h2 id="needs-you" className={css.heading}>
        What needs you now
      </h2>
      <ul className={css.list}>
        {items.map(({ id, shape, title, text, actions }) => (
          <li key={id} className={css.item}>
            <span className={css.shape}>
              <Mark shape={shape} />
            </span>
            <div className={css.words}>
              <h3>
                <Spoken>{title}</Spoken>
              </h3>
              <p>
                <Spoken>{text}</Spoken>
              </p>
            </div>
            <div className={css.actions}>{actions}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
