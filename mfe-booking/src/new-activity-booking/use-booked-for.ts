import { useAppStore } from '@waymark/web-kit/store'

/** Whose bookings and waitlists a call is asked for: those of the location that somebody of an organisation books for. */
export function useBookedFor(): { readonly UserServiceAreaId?: number } {
  const areaId = useAppStore(({ user, currentServiceArea }) =>
    user?.accountType === 'Business' ? currentServiceArea?.serviceAreaId : undefined,
  )
  return areaId === undefined ? {} : { UserServiceAreaId: areaId }
}
