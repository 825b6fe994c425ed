import { serviceArea } from '@waymark/contracts/service-area'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import type { ReactNode } from 'react'

interface NoLocationProps {
  readonly title: string
  /** What the screen will show. */
  readonly children: ReactNode
}

/** A location screen while no location is known: it is loading, did not load, or the organisation has none yet. */
export function NoLocation({ title, children }: NoLocationProps) {
  const { ref } = usePage(title)
  // The shell asks the same; an account admin's location is known once it is answered.
  const areas = useCall(serviceArea.getServiceAreasByUser, {}, { ignore401: true })
  return (
    <>
      <PageHeading ref={ref}>{title}</PageHeading>
      {areas.isError && (
        <ErrorState
          title="Your locations did not load"
          next={areas.error.message}
          requestId={areas.error.requestId}
          onRetry={() => void areas.refetch()}
          isRetrying={areas.isFetching}
        />
      )}
      {areas.data?.length === 0 && (
        <EmptyState title="No location yet" action={<LinkButton href="/service-area/list">Go to Locations</LinkButton>}>
          {children}
        </EmptyState>
      )}
      {!areas.isError && areas.data?.length !== 0 && <Skeleton label="Loading the location" shape="table" count={6} />}
    </>
  )
}
