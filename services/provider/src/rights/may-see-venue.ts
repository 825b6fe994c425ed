import type { Caller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import { findVisitor } from '../db/venues.ts'

interface SeenVenue {
  readonly id: number
  readonly account_id: number
  readonly is_private: boolean
}

/**
 * Whether the caller may see a venue: its own staff always; restricted people only their provider's; a private one only
 * those who have it on their shortlist (domain.md, "People" and "Services and schedules").
 */
export async function maySeeVenue(context: Context, caller: Caller, venue: SeenVenue): Promise<boolean> {
  if (caller.kind !== 'person') return !venue.is_private
  if (caller.isGlobalAdmin) return true
  if (caller.accountId === venue.account_id) {
    if (caller.isAccountAdmin) return true
    const roles = await context.memberships.rolesOf(caller.userProfileId, caller.version)
    if (roles.has(venue.id)) return true
  }
  const visitor = await findVisitor(context.reads, caller.userProfileId, venue.id)
  if (!visitor) return false
  const { restricted_to_account_id: onlyAccountId, is_shortlisted: isShortlisted } = visitor
  if (onlyAccountId !== null && onlyAccountId !== venue.account_id) return false
  return isShortlisted || !venue.is_private
}
