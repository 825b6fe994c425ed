import { ErrorState } from '@waymark/ui/error-state'
import { Skeleton } from '@waymark/ui/skeleton'
import { announce } from '@waymark/web-kit/announcement'
import type { CallError } from '@waymark/web-kit/call-error'
import { usePage } from '@waymark/web-kit/use-page'
import { type ReactNode, useEffect } from 'react'
import css from './dashboard-frame.module.css'

interface DashboardFrameProps {
  readonly title: string
  readonly children: ReactNode
  readonly aside?: ReactNode
}

/** A dashboard: the news as its title, what needs the person, and beside it what they can do next. */
export function DashboardFrame({ title, children, aside }: DashboardFrameProps) {
  const page = usePage()
  useEffect(() => announce(title), [title])
  return (
    <>
      <h1 ref={page.ref} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <div className={aside ? css.split : css.single}>
        <div className={css.main}>{children}</div>
        {aside && <aside aria-label="Next steps">{aside}</aside>}
      </div>
    </>
  )
}

interface DashboardWaitingProps {
  readonly title: string
  readonly error: CallError | null
  readonly onRetry: () => void
  readonly isRetrying: boolean
}

/** A dashboard without its data: loading or failed. */
export function DashboardWaiting({ title, error, onRetry, isRetrying }: DashboardWaitingProps) {
  return (
    <DashboardFrame title={title}>
      {error ? (
        <ErrorState
          title="Your dashboard did not load"
          next={error.message}
          onRetry={onRetry}
          isRetrying={isRetrying}
          requestId={error.requestId}
        />
      ) : (
        <Skeleton label="Loading your dashboard" shape="cards" count={3} />
      )}
    </DashboardFrame>
  )
}
