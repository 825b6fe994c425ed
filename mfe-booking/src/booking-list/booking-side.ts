import { bookingsSeenBy, booksForArea } from '@waymark/domain/rights/booking-rights'
import { effectiveRole } from '@waymark/domain/rights/roles'
import { useAppStore } from '@waymark/web-kit/store'
import { useVisitor } from '@waymark/web-kit/who'

/** Which side's bookings the person is looking at. */
export interface BookingSide {
  readonly side: 'client' | 'provider'
  /** The location of a business; individuals have none. */
  readonly serviceAreaId?: number
  /** Of all locations of the provider, not of that one alone. */
  readonly isAllLocations?: boolean
}

/** A business in provider mode sees what its location serves; everybody else what they booked. Null until the location is known. */
export function useBookingSide(): BookingSide | null {
  const isBusiness = useAppStore(({ user }) => user?.accountType === 'Business')
  const mode = useAppStore((state) => state.mode)
  const serviceAreaId = useAppStore(({ currentServiceArea }) => currentServiceArea?.serviceAreaId)
  if (!isBusiness) return { side: 'client' }
  if (serviceAreaId === undefined) return null
  return { side: mode === 'provider' ? 'provider' : 'client', serviceAreaId }
}

/** Whether the role of the person has bookings to see on the side that they look at. */
export function useSeesBookings(): boolean {
  const who = useVisitor()
  const { side, serviceAreaId } = useBookingSide() ?? {}
  if (!who || serviceAreaId === undefined) return true
  const role = effectiveRole(who)
  return side === 'provider' ? bookingsSeenBy(role) !== 'none' : booksForArea(role)
}

/** Whether the person manages the bookings of the location, and does not only do their own. */
export function useManagesBookings(): boolean {
  const who = useVisitor()
  return who !== null && bookingsSeenBy(effectiveRole(who)) === 'all'
}
