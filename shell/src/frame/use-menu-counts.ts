import { consumer } from '@waymark/contracts/booking'
import type { MenuItemId } from '@waymark/domain/rights/menu'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'

/** A number beside a menu item; `word` says what is counted. */
export interface MenuCount {
  readonly count: number
  readonly word: string
}

const refetchMs = 60_000

/** The numbers of the side menu, from the call that the dashboard reads too. */
export function useMenuCounts(): Readonly<Partial<Record<MenuItemId, MenuCount>>> {
  const user = useAppStore((state) => state.user)
  const mode = useAppStore((state) => state.mode)
  const serviceAreaId = useAppStore((state) => state.currentServiceArea?.serviceAreaId)
  const isIndividual = user?.accountType === 'Individual'
  const isConsumer = isIndividual || mode === 'consumer'
  const mayAsk = user !== null && !user.isGlobalAdmin && (isIndividual || serviceAreaId !== undefined)
  const client = useCall(
    consumer.getDataForConsumerDashboard,
    isIndividual || serviceAreaId === undefined ? {} : { serviceAreaId },
    { enabled: mayAsk && isConsumer, refetchMs, ignore401: true },
  )
  const provider = useCall(
    consumer.getDataForProviderDashboard,
    { serviceAreaId: serviceAreaId ?? 0 },
    { enabled: mayAsk && !isConsumer, refetchMs, ignore401: true },
  )
  const data = isConsumer ? client.data : provider.data
  if (!mayAsk || !data) return {}
  return {
    unreadMessages: { count: data.unreadMessageCount, word: 'unread' },
    upcoming: { count: data.upcomingCount, word: 'bookings' },
  }
}
