import type { ServiceAreaId } from '@waymark/domain/ids'
import { bookingsSeenBy, booksForArea } from '@waymark/domain/rights/booking-rights'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { findOwnArea } from '@waymark/service-kit/own-area'
import type { Context } from '../context.ts'
import { listAreaIdsOfAccount } from '../db/areas.ts'
import type { BookingSide } from '../db/booking-list-filter.ts'

/**
 * Whose bookings the caller may list: their own; in consumer mode those made for their area, if they may book for it;
 * in provider mode those their area serves, or all their areas (Staff only their own, an Activity Coordinator none);
 * `all` for a global administrator. Undefined when the caller has no right to the list.
 */
export async function sideOf(
  context: Context,
  caller: PersonCaller,
  input: {
    readonly side: 'client' | 'provider' | 'all'
    readonly serviceAreaId?: ServiceAreaId | undefined
    readonly isAllLocations?: boolean
  },
): Promise<BookingSide | undefined> {
  const { side, serviceAreaId } = input
  if (side === 'all') return caller.isGlobalAdmin ? { kind: 'all' } : undefined
  if (caller.accountType === 'Individual')
    return side === 'client' ? { kind: 'client', clientId: caller.userProfileId } : undefined
  if (serviceAreaId === undefined) return undefined
  const area = await findOwnArea(context.memberships, caller, serviceAreaId)
  if (!area) return undefined
  if (side === 'client') return booksForArea(area.role) ? { kind: 'consumer area', serviceAreaId } : undefined
  const bookings = bookingsSeenBy(area.role)
  if (bookings === 'none') return undefined
  const onlyStaffId = bookings === 'own' ? caller.userProfileId : null
  if (!input.isAllLocations) return { kind: 'provider', serviceAreaId, onlyStaffId }
  const serviceAreaIds = await listAreasSeen(context, caller, bookings)
  return { kind: 'locations', accountId: area.accountId, serviceAreaIds, onlyStaffId }
}

/** The same, each by its id. */
export async function listAreaIdsSeen(
  context: Context,
  caller: PersonCaller,
  bookings: 'all' | 'own',
): Promise<readonly ServiceAreaId[]> {
  return (
    (await listAreasSeen(context, caller, bookings)) ?? (await listAreaIdsOfAccount(context.reads, caller.accountId))
  )
}

/** The areas where the caller sees at least these bookings; null for all of the account. */
async function listAreasSeen(
  context: Context,
  caller: PersonCaller,
  bookings: 'all' | 'own',
): Promise<readonly ServiceAreaId[] | null> {
  if (caller.isAccountAdmin) return null
  const roles = await context.memberships.rolesOf(caller.userProfileId, caller.version)
  return [...roles].flatMap(([serviceAreaId, role]) => {
    const seen = bookingsSeenBy(role)
    return seen === 'all' || seen === bookings ? [serviceAreaId] : []
  })
}
