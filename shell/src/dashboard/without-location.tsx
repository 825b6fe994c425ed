import { serviceArea } from '@waymark/contracts/service-area'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { useCall } from '@waymark/web-kit/use-call'
import { DashboardWaiting } from './dashboard-frame.tsx'
import { NoLocation } from './no-location.tsx'

/** A business person whose location is not known: loading, failed to load, or missing. */
export function WithoutLocation({ user }: { readonly user: SessionUser }) {
  const areas = useCall(serviceArea.getServiceAreasByUser, {}, { ignore401: true })
  if (areas.data?.length === 0) return <NoLocation user={user} />
  return (
    <DashboardWaiting
      title="Dashboard"
      error={areas.error}
      onRetry={() => void areas.refetch()}
      isRetrying={areas.isFetching}
    />
  )
}
