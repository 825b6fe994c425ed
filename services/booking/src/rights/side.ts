import { staffRole } from '@waymark/domain/enums'
import { areaBookerRoles } from '@waymark/domain/rights/booking-rights'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import type { BookingSide } from '../db/booking-lists.ts'
import { roleInArea } from './viewer.ts'

/**
 * Whose bookings the caller may list: their own; in consumer mode those their area made, for who books for it; in provider mode those
 * their area serves (Staff only their own jobs, an Activity Coordinator none); `all` for a global administrator. Undefined when
 * it is not theirs.
 */
export async function sideOf(
  context: Context,
  caller: PersonCaller,
  asked: { readonly side: 'client' | 'provider' | 'all'; readonly serviceAreaId?: number | undefined },
): Promise<BookingSide | undefined> {
  const { side, serviceAreaId } = asked
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
