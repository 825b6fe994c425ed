import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import { findClient } from '../db/clients.ts'
import type { OfferRow } from '../db/offers.ts'
import { isShortlisted } from '../db/shortlists.ts'

type BookingBar = { word: 'NotOffered' } | { word: 'RestrictedToProvider'; provider: string }

/** Why a person may not book an offer, or null: private areas serve only who has them on their shortlist, restricted people only their provider. */
export async function bookingRefusal(
  context: Context,
  caller: PersonCaller,
  offer: OfferRow,
): Promise<BookingBar | null> {
  return clientRefusal(context, caller, offer, await findClient(context.reads, caller.userProfileId))
}

/** The same for a client who is known already. */
export async function clientRefusal(
  context: Context,
  caller: PersonCaller,
  offer: OfferRow,
  client: Awaited<ReturnType<typeof findClient>>,
): Promise<BookingBar | null> {
  if (client?.restricted_to_account_id != null && client.restricted_to_account_id !== offer.account_id)
    return { word: 'RestrictedToProvider', provider: client.restricted_to_account_name ?? '' }
  if (!offer.is_private) return null
  const isClient = await isShortlisted(context.reads, caller.userProfileId, offer.service_area_id)
  return isClient ? null : { word: 'NotOffered' }
}
