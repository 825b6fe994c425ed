import { type ReactNode, useId } from 'react'
import css from './access-maps.module.css'

/** One card of the editor under its heading. */
export function EditorPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
