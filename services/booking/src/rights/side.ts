import { staffRole } from '@waymark/domain/enums'
import { areaBookerRoles } from '@waymark/domain/rights/booking-rights'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import type { BookingSide } from '../db/booking-lists.ts'
import { roleInArea } from './viewer.ts'

/**
 * Whose bookings the caller may list: their own; in consumer mode those made for their area, if they may book for it;
 * in provider mode those their area serves (Staff only their own, an Activity Coordinator none); `all` for a global
 * administrator. Undefined when the caller has no right to the list.
 */
export async function sideOf(
  context: Context,
  caller: PersonCaller,
  input: { readonly side: 'client' | 'provider' | 'all'; readonly serviceAreaId?: number | undefined },
): Promise<BookingSide | undefined> {
  const { side, serviceAreaId } = input
  if (side === 'all') return caller.isGlobalAdmin ? { kind: 'all' } : undefined
  if (caller.accountType === 'Individual')
    return side === 'client' ? { kind: 'client', clientId: caller.userProfileId } : undefined
  if (serviceAreaId === undefined) return undefined
  const role = await roleInArea(context, caller, serviceAreaId)
  if (role === undefined) return undefined
  if (side === 'client') return areaBookerRoles.includes(role) ? { kind: 'consumer area', serviceAreaId } : undefined
  if (role === staffRole.ActivityCoordinator) return undefined
  return { kind: 'provider', serviceAreaId, onlyStaffId: role === staffRole.Staff ? caller.userProfileId : null }
}
