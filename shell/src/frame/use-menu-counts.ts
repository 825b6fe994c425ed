import { consumer } from '@waymark/contracts/consumer'
import { accessRules } from '@waymark/domain/rights/access-rules'
import type { MenuItemId } from '@waymark/domain/rights/menu'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useVisitor } from '@waymark/web-kit/who'

/** A number beside a menu item; `word` says what is counted. */
export interface MenuCount {
  readonly count: number
  readonly word: string
}

const refetchMs = 60_000

/** The numbers of the side menu, from the call that the dashboard reads too. */
export function useMenuCounts(): Readonly<Partial<Record<MenuItemId, MenuCount>>> {
  const visitor = useVisitor()
  const serviceAreaId = useAppStore((state) => state.currentServiceArea?.serviceAreaId)
  const isIndividual = visitor?.accountType === 'Individual'
  const isConsumer = isIndividual || visitor?.mode === 'consumer'
  const countsBookings = visitor !== null && !visitor.isOnboarding && accessRules.listsBookings(visitor)
  const mayAsk = countsBookings && (isIndividual || serviceAreaId !== undefined)
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
    upcoming: { count: data.upcomingCount, word: isConsumer ? 'bookings' : 'bookings and sessions' },
    ...(isConsumer || !provider.data ? {} : { quotes: { count: provider.data.quotesToAnswer, word: 'to answer' } }),
  }
}
