import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import { isPublicVenue, maySeeVenue as maySee } from '@waymark/domain/rights/venue-rights'
import type { Caller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import { findVisitor } from '../db/venues.ts'

interface SeenVenue {
  readonly id: ServiceAreaId
  readonly account_id: AccountId
  readonly is_private: boolean
  readonly is_active: boolean
}

/** Whether the caller may see a venue. */
export async function maySeeVenue(
  { memberships, reads }: Context,
  caller: Caller,
  { id, account_id: accountId, is_private: isPrivate, is_active: isActive }: SeenVenue,
): Promise<boolean> {
  const venue = { accountId, isPrivate, isActive }
  if (caller.kind !== 'person') return isPublicVenue(venue)
  const [visitor, roles] = await Promise.all([
    findVisitor(reads, caller.userProfileId, id),
    memberships.rolesOf(caller.userProfileId, caller.version),
  ])
  return visitor !== undefined && maySee({ ...caller, ...visitor, isStaff: roles.has(id) }, venue)
}
