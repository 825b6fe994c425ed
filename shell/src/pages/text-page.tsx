import { usePage } from '@waymark/web-kit/use-page'
import type { ReactNode } from 'react'
import css from './text-page.module.css'

interface TextPageProps {
  /** The route's, unless another is given. */
  readonly title?: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page to read: one column of headings, paragraphs and lists. */
export function TextPage({ title, lead, children }: TextPageProps) {
  const page = usePage(title)
  return (
    <div className={css.page}>
      <h1 ref={page.ref} tabIndex={-1}>
        {page.title}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
  )
}
