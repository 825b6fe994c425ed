import { accessRules } from '@waymark/domain/rights/access-rules'
import { useAppStore } from '@waymark/web-kit/store'
import { useVisitor } from '@waymark/web-kit/who'
import { ActivityDashboard } from './activity-dashboard.tsx'
import { ConsumerDashboard } from './consumer-dashboard.tsx'
import { ProviderDashboard } from './provider-dashboard.tsx'
import { WithoutLocation } from './without-location.tsx'

/** What needs this person now, by who they are: client, provider of services, operator of activities, or new here. */
export function DashboardPage() {
  const user = useAppStore((state) => state.user)
  const mode = useAppStore((state) => state.mode)
  const serviceAreaId = useAppStore((state) => state.currentServiceArea?.serviceAreaId)
  const visitor = useVisitor()
  if (!user || !visitor) return null
  if (user.accountType === 'Individual') return <ConsumerDashboard user={user} />
  if (serviceAreaId === undefined) return <WithoutLocation user={user} />
  if (mode === 'consumer') return <ConsumerDashboard user={user} serviceAreaId={serviceAreaId} />
  if (!accessRules.listsBookings(visitor)) return <ActivityDashboard user={user} serviceAreaId={serviceAreaId} />
  return <ProviderDashboard user={user} serviceAreaId={serviceAreaId} />
}
