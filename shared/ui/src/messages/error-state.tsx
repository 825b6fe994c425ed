import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { PlainButton } from '../actions/plain-button.tsx'
import { Mark } from '../product/mark.tsx'
import styles from './error-state.module.css'

export interface ErrorStateProps {
  /** What happened: "Your bookings did not load". */
  title: string
  /** What was kept: "Nothing you typed is lost." */
  kept?: ReactNode
  /** What to do: "Check your connection, then try again." */
  next: ReactNode
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  /** Other actions, such as a link home. */
  actions?: ReactNode
  requestId?: string | undefined
  headingLevel?: 2 | 3
}

/** Something failed: what happened, what was kept, what to do, and a request number for support. */
export function ErrorState({
  title,
  kept,
  next,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
  actions,
  requestId,
  headingLevel = 2,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.error} role="alert">
      <span className={styles.shape}>
        <Mark shape="octagon" />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {kept && <p>{kept}</p>}
        <p>{next}</p>
        {(onRetry || actions) && (
          <div className={styles.actions}>
            {onRetry && (
              <PlainButton
                variant="secondary"
                icon={RotateCw}
                isPending={isRetrying}
                pendingLabel="Trying again"
                onClick={onRetry}
              >
                {retryLabel}
              </PlainButton>
            )}
            {actions}
          </div>
        )}
        {requestId && <p className={styles.request}>Request {requestId}</p>}
      </div>
    </div>
  )
}
