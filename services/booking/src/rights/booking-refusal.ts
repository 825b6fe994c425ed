import type { UserProfileId } from '@waymark/domain/ids'
import { type VenueClient, venueBookingRefusal } from '@waymark/domain/rights/venue-rights'
import type { Caller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import { findClient } from '../db/clients.ts'
import type { OfferRow } from '../db/offers.ts'
import type { Taken } from '../db/schedules.ts'
import { isShortlisted } from '../db/shortlists.ts'

type BookingRefusal = ReturnType<typeof venueBookingRefusal>

/** Why a person may not book an offer, or null. Somebody without an account is asked as the client they could become. */
export async function bookingRefusal(context: Context, caller: Caller, offer: OfferRow): Promise<BookingRefusal> {
  if (caller.kind !== 'person') return venueBookingRefusal(stranger, venueOf(offer))
  return clientRefusal(context, caller, offer, await findClient(context.reads, caller.userProfileId))
}

/** Why a client that has been read already may not book, or null. A location that books for them itself is open to them. */
export async function clientRefusal(
  { reads }: Context,
  { userProfileId, isInvited = false }: { readonly userProfileId: UserProfileId; readonly isInvited?: boolean },
  offer: OfferRow,
  client: Awaited<ReturnType<typeof findClient>>,
): Promise<BookingRefusal> {
  return venueBookingRefusal(
    {
      restrictedToAccountId: client?.restricted_to_account_id ?? null,
      isShortlisted:
        isInvited || (offer.is_private && (await isShortlisted(reads, userProfileId, offer.service_area_id))),
    },
    venueOf(offer),
  )
}

const stranger = { restrictedToAccountId: null, isShortlisted: false }

/** A client as what is read beside the taken time says. */
export function clientOf(row: Pick<Taken, 'restricted_to_account_id' | 'is_shortlisted'>): VenueClient {
  return { restrictedToAccountId: row.restricted_to_account_id, isShortlisted: row.is_shortlisted }
}

/** Only open areas have offers. */
export function venueOf({ account_id, is_private }: OfferRow) {
  return { accountId: account_id, isPrivate: is_private, isActive: true }
}
