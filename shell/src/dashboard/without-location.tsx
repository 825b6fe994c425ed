import { serviceArea } from '@waymark/contracts/service-area'
import { Loaded } from '@waymark/ui/loaded'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { useCall } from '@waymark/web-kit/use-call'
import { DashboardFrame } from './dashboard-frame.tsx'
import { NoLocation } from './no-location.tsx'

/** A business person whose location is not known: loading, failed to load, or missing. */
export function WithoutLocation({ user }: { readonly user: SessionUser }) {
  const areas = useCall(serviceArea.getServiceAreasByUser, {}, { ignore401: true })
  if (areas.data?.length === 0) return <NoLocation user={user} />
  return (
    <DashboardFrame title="Dashboard">
      {/* Once they are read the frame opens the first one. */}
      <Loaded of={{ ...areas, data: undefined }} what="your dashboard" shape="cards" count={3}>
        {() => null}
      </Loaded>
    </DashboardFrame>
  )
}
