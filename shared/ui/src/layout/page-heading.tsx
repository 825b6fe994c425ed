import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode, Ref } from 'react'
import { LinkButton } from '../actions/link-button.tsx'
import { Spoken } from '../product/spoken.tsx'
import styles from './page-heading.module.css'

export interface PageHeadingProps {
  /** `usePage()` of web-kit: the title, and the ref that takes the focus. */
  page?: { readonly title: ReactNode; readonly ref: Ref<HTMLHeadingElement> }
  /** The title, unless it is the page's. */
  children?: ReactNode
  /** The opening paragraph. */
  lead?: ReactNode
  /** Buttons or a field on the line of the title. */
  actions?: ReactNode
  /** The list that this page belongs to: a link above the title. */
  back?: { readonly href: string; readonly label: string }
  /** A `Breadcrumb` above the title. */
  breadcrumb?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

/** The one h1 of a screen. It can take the focus, so that a new page is read from its title. */
export function PageHeading({
  page,
  children = page?.title,
  lead,
  actions,
  back,
  breadcrumb,
  ref = page?.ref,
}: PageHeadingProps) {
  return (
    <div className={styles.head}>
      {breadcrumb}
      {back && (
        <div className={styles.back}>
          <LinkButton variant="quiet" size="small" icon={ArrowLeft} href={back.href}>
            {back.label}
          </LinkButton>
        </div>
      )}
      <div className={styles.row}>
        <h1 ref={ref} tabIndex={-1}>
          <Spoken>{children}</Spoken>
        </h1>
        {lead && (
          <p className={styles.lead}>
            <Spoken>{lead}</Spoken>
          </p>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
