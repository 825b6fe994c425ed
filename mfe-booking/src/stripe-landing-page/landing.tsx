import { Notice, type NoticeProps } from '@waymark/ui/notice'
import { PageHeading } from '@waymark/ui/page-heading'
import { Spinner } from '@waymark/ui/spinner'
import { announce } from '@waymark/web-kit/announcement'
import { usePage } from '@waymark/web-kit/use-page'
import { type ReactNode, useEffect } from 'react'
import css from './stripe-landing.module.css'

interface LandingProps {
  readonly title: string
  /** `waiting`: the payment provider has not answered yet. */
  readonly tone: NoticeProps['tone'] | 'waiting'
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** The outcome of a trip to the payment provider and back; each change is announced. */
export function Landing({ title, tone, children, actions }: LandingProps) {
  const { ref } = usePage(title)
  useEffect(() => announce(title), [title])
  return (
    <div className={css.page}>
      <PageHeading ref={ref}>{title}</PageHeading>
      {tone === 'waiting' ? (
        <div className={css.waiting}>
          <Spinner />
          <p>{children}</p>
        </div>
      ) : (
        <Notice tone={tone}>{children}</Notice>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
