import type { ServiceAreaId } from '@waymark/domain/ids'
import { booksForArea } from '@waymark/domain/rights/booking-rights'
import { venueBookingRefusal } from '@waymark/domain/rights/venue-rights'
import type { GuestCaller, PersonCaller } from '@waymark/service-kit/caller'
import { findOwnArea } from '@waymark/service-kit/own-area'
import { type NotFound, notFound, type Refused, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'
import type { Booker } from '../db/add-activity-booking.ts'
import { findClient } from '../db/clients.ts'
import { nameOfPerson } from '../db/history.ts'
import type { SessionToBook } from '../db/sessions-to-book.ts'
import { isShortlisted } from '../db/shortlists.ts'

export interface BookerInput {
  readonly UserServiceAreaId: ServiceAreaId | null
  readonly contactName: string
}

/** Who books, and whether they may at this venue. */
export async function bookerOf(
  context: Context,
  caller: GuestCaller | PersonCaller,
  input: BookerInput,
  session: SessionToBook,
): Promise<Booker | Refused<'NotYourArea' | 'RestrictedToProvider'> | NotFound> {
  const venue = { accountId: session.account_id, isPrivate: session.is_private, isActive: session.is_area_active }
  if (caller.kind === 'guest') {
    if (input.UserServiceAreaId !== null) return refuse('NotYourArea')
    if (venueBookingRefusal({ restrictedToAccountId: null, isShortlisted: false }, venue)) return notFound()
    return {
      userProfileId: null,
      userServiceAreaId: null,
      guestId: caller.guestId,
      keyOwner: `guest:${caller.guestId}`,
      name: input.contactName,
    }
  }
  const [client, isOnShortlist, mayBookForArea] = await Promise.all([
    findClient(context.reads, caller.userProfileId),
    session.is_private && isShortlisted(context.reads, caller.userProfileId, session.service_area_id),
    mayBookFor(context, caller, input.UserServiceAreaId),
  ])
  const refusal = venueBookingRefusal(
    { restrictedToAccountId: client?.restricted_to_account_id ?? null, isShortlisted: isOnShortlist },
    venue,
  )
  if (refusal === 'NotOffered') return notFound()
  if (refusal) return refuse('RestrictedToProvider', { provider: client?.restricted_to_account_name ?? '' })
  if (!mayBookForArea) return refuse('NotYourArea')
  return {
    userProfileId: caller.userProfileId,
    userServiceAreaId: input.UserServiceAreaId,
    guestId: null,
    keyOwner: `person:${caller.userProfileId}`,
    name: nameOfPerson(client),
  }
}

/** Individuals book for themselves; people of an organisation, in consumer mode, for one of its locations. */
export async function mayBookFor(
  context: Context,
  caller: PersonCaller,
  userServiceAreaId: ServiceAreaId | null,
): Promise<boolean> {
  if (caller.accountType === 'Individual') return userServiceAreaId === null
  if (userServiceAreaId === null) return false
  return booksForArea((await findOwnArea(context.memberships, caller, userServiceAreaId))?.role ?? null)
}
