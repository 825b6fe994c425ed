import type { ServiceAreaId } from '@waymark/domain/ids'
import { maySeeVenue } from '@waymark/domain/rights/venue-rights'
import type { Caller } from '@waymark/service-kit/caller'
import { findOwnArea } from '@waymark/service-kit/own-area'
import type { Context } from '../context.ts'
import { findClient } from '../db/clients.ts'
import { findAreaToSee } from '../db/reviews.ts'
import type { SessionToBook } from '../db/sessions-to-book.ts'
import { isShortlisted } from '../db/shortlists.ts'

type VenueOfSession = Pick<SessionToBook, 'service_area_id' | 'account_id' | 'is_private' | 'is_active'>

/** A session after the last day of its location is seen like the others, though nobody can book it. */
export const venueOf = (session: SessionToBook): VenueOfSession => ({ ...session, is_active: session.is_area_active })

/** Whether somebody, signed in or not, sees a location. */
export async function mayFindArea(context: Context, caller: Caller, serviceAreaId: ServiceAreaId): Promise<boolean> {
  const area = await findAreaToSee(context.reads, serviceAreaId)
  return area !== undefined && mayFindVenue(context, caller, area)
}

/** Whether somebody, signed in or not, sees the venue of an activity. */
export async function mayFindVenue(context: Context, caller: Caller, of: VenueOfSession): Promise<boolean> {
  const venue = { accountId: of.account_id, isPrivate: of.is_private, isActive: of.is_active }
  if (caller.kind !== 'person') return maySeeVenue(null, venue)
  const [client, isOnShortlist, ownArea] = await Promise.all([
    findClient(context.reads, caller.userProfileId),
    of.is_private && isShortlisted(context.reads, caller.userProfileId, of.service_area_id),
    findOwnArea(context.memberships, caller, of.service_area_id),
  ])
  return maySeeVenue(
    {
      accountId: caller.accountId,
      isAccountAdmin: caller.isAccountAdmin,
      isGlobalAdmin: caller.isGlobalAdmin,
      isStaff: ownArea !== undefined && ownArea.role !== null,
      restrictedToAccountId: client?.restricted_to_account_id ?? null,
      isShortlisted: isOnShortlist,
    },
    venue,
  )
}
