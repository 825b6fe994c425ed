import { PageHeading } from '@waymark/ui/page-heading'
import { Spinner } from '@waymark/ui/spinner'
import { announce } from '@waymark/web-kit/announcement'
import { usePage } from '@waymark/web-kit/use-page'
import { type ReactNode, useEffect } from 'react'
import css from './stripe-landing.module.css'

interface LandingProps {
  readonly title: string
  readonly children: ReactNode
  /** Still waiting for the payment provider's word. */
  readonly isWaiting?: boolean
  readonly actions?: ReactNode
}

/** What came of a way to the payment provider and back; each change of it is said. */
export function Landing({ title, children, isWaiting = false, actions }: LandingProps) {
  const { ref } = usePage(title)
  useEffect(() => announce(title), [title])
  return (
    <div className={css.page}>
      <PageHeading ref={ref}>{title}</PageHeading>
      <div className={css.words}>
        {isWaiting && <Spinner />}
        <p>{children}</p>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
