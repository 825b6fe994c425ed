import { venueBookingRefusal } from '@waymark/domain/rights/venue-rights'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import { findClient } from '../db/clients.ts'
import type { OfferRow } from '../db/offers.ts'
import { isShortlisted } from '../db/shortlists.ts'

type BookingRefusal = ReturnType<typeof venueBookingRefusal>

/** Why a person may not book an offer, or null. */
export async function bookingRefusal(context: Context, caller: PersonCaller, offer: OfferRow): Promise<BookingRefusal> {
  return clientRefusal(context, caller, offer, await findClient(context.reads, caller.userProfileId))
}

/** `bookingRefusal` for a client that has been read already. */
export async function clientRefusal(
  { reads }: Context,
  { userProfileId }: PersonCaller,
  offer: OfferRow,
  client: Awaited<ReturnType<typeof findClient>>,
): Promise<BookingRefusal> {
  // Only open areas have offers.
  const venue = { accountId: offer.account_id, isPrivate: offer.is_private, isActive: true }
  return venueBookingRefusal(
    {
      restrictedToAccountId: client?.restricted_to_account_id ?? null,
      isShortlisted: offer.is_private && (await isShortlisted(reads, userProfileId, offer.service_area_id)),
    },
    venue,
  )
}
