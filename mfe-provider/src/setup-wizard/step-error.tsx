import { ErrorState } from '@waymark/ui/error-state'
import type { CallError } from '@waymark/web-kit/call-error'

interface Asked {
  readonly error: CallError | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

interface StepErrorProps {
  readonly title: string
  /** The queries of the step; the first that failed is retried. */
  readonly asked: readonly Asked[]
}

/** A step whose data did not load; shows nothing when all did. */
export function StepError({ title, asked }: StepErrorProps) {
  const failed = asked.find(({ error }) => error !== null)
  if (!failed?.error) return null
  return (
    <ErrorState
      title={title}
      kept="What you saved and typed is kept."
      next={failed.error.message}
      requestId={failed.error.requestId}
      onRetry={() => void failed.refetch()}
      isRetrying={failed.isFetching}
      headingLevel={3}
    />
  )
}
