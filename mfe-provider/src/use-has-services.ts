import { holdsServiceRole } from '@waymark/domain/rights/roles'
import { useAppStore } from '@waymark/web-kit/store'

/** Whether the organisation holds the service role: without it nobody has services or bookings (product.md section 6). */
export function useHasServices(): boolean {
  return useAppStore(({ user }) => holdsServiceRole(user?.businessAccountSubtype ?? null))
}
