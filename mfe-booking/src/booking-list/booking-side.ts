import { useAppStore } from '@waymark/web-kit/store'

/** Which side's bookings the person is looking at. */
export interface BookingSide {
  readonly side: 'client' | 'provider'
  /** The location of a business; individuals have none. */
  readonly serviceAreaId?: number
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
