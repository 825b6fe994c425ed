import type { booking } from '@waymark/contracts/booking'
import type { AnswerOf, ParsedInputOf } from '@waymark/contracts/define-call'
import { quoteRefusal } from '@waymark/domain/booking/quote'
import { country, countryIdOf } from '@waymark/domain/enums'
import type { QuoteId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { Caller, PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { findOwnArea } from '@waymark/service-kit/own-area'
import { refuse } from '@waymark/service-kit/refusal'
import { addressAnswer, recipientAnswer, savedAddressAnswer } from '../../answers/address-book.ts'
import { bookedBefore } from '../../answers/booked-before.ts'
import { lastDayOf } from '../../answers/quote-row.ts'
import { serviceOfferAnswer } from '../../answers/service-offer.ts'
import { servicesToBook } from '../../answers/services-to-book.ts'
import { shownStaffAnswer } from '../../answers/shown-staff.ts'
import type { Context } from '../../context.ts'
import { listSavedAddresses, listSavedRecipients } from '../../db/address-book.ts'
import { findAreaAddress } from '../../db/areas.ts'
import { findLastAddress, findLastStaff } from '../../db/bookings.ts'
import { findClient, listNeeds } from '../../db/clients.ts'
import { findFavouriteStaffId } from '../../db/favourite-staff.ts'
import { listStaffLacking } from '../../db/lacked-credentials.ts'
import { findOffer, listOffersOfArea, type OfferRow } from '../../db/offers.ts'
import { findOwnClient } from '../../db/own-clients.ts'
import { findQuote } from '../../db/quotes.ts'
import { bookingRefusal } from '../../rights/booking-refusal.ts'
import { managesArea, managesSomeArea } from '../../rights/books-for-client.ts'

export const getDataForNewBooking: Handler<Context, typeof booking.getDataForNewBooking> = async (
  input,
  { context, caller },
) => {
  if (caller.kind !== 'person') return dataForStranger(input, context, caller)
  const { reads } = context
  const clientId = input.clientUserProfileId ?? caller.userProfileId
  const isForClient = input.clientUserProfileId !== undefined
  const ownClient = isForClient ? await findClientOfCaller(context, caller, clientId) : undefined
  if (isForClient && !ownClient) return refuse('NotYourClient')
  const client = await findClient(reads, clientId)
  const booker = ownClient ?? client
  const countryId = client ? countryIdOf(client.country_id) : country.nz
  const isCatalogue = input.serviceAreaServiceId === undefined && input.serviceAreaId === undefined
  const [found, lackingIds, areaOffers, services, needs, lastAddress, ownAddress, lastStaff, recipients, addresses] =
    await Promise.all([
      input.serviceAreaServiceId === undefined ? undefined : findOffer(reads, input.serviceAreaServiceId),
      input.serviceAreaServiceId === undefined
        ? []
        : listStaffLacking(reads, input.serviceAreaServiceId, context.now()),
      input.serviceAreaId === undefined ? [] : listOffersOfArea(reads, input.serviceAreaId),
      servicesToBook(
        reads,
        { clientId, countryId, restrictedToAccountId: client?.restricted_to_account_id ?? null },
        // Whoever books with one organisation alone is told its prices, not the lowest of all.
        isCatalogue && (client?.restricted_to_account_id ?? null) === null,
      ),
      isForClient ? [] : listNeeds(reads, caller.userProfileId),
      findLastAddress(reads, caller.userProfileId),
      addressOfOwnArea(context, caller, input.userServiceAreaId),
      input.serviceAreaServiceId === undefined
        ? undefined
        : findLastStaff(reads, clientId, input.serviceAreaServiceId, context.now()),
      listSavedRecipients(reads, caller.userProfileId),
      listSavedAddresses(reads, caller.userProfileId),
    ])
  // Whoever cannot be sent is not offered; why is for their organisation alone.
  const isSent = ({ userProfileId }: OfferRow['staff'][number]) => !lackingIds.some((id) => id === userProfileId)
  const offer = found && { ...found, staff: found.staff.filter(isSent) }
  const chosenOffer = offer ?? areaOffers[0]
  if (input.serviceAreaServiceId !== undefined && !offer) return refuse('NotOffered')
  // Nobody but the client learns whom they ask for first.
  const favouriteId =
    offer && !isForClient ? await findFavouriteStaffId(reads, clientId, offer.service_area_id) : undefined
  const favouriteStaff = offer?.staff.find(({ userProfileId }) => userProfileId === favouriteId)
  // Refused like a service that does not exist, so that nothing of another organisation is said.
  if (chosenOffer && isForClient && !(await managesArea(context, caller, chosenOffer.service_area_id)))
    return refuse('NotOffered')
  if (chosenOffer && !isForClient && (await bookingRefusal(context, caller, chosenOffer))) return refuse('NotOffered')
  return {
    offer: offer ? serviceOfferAnswer(offer) : null,
    offers: areaOffers
      .filter((one) => input.serviceId === undefined || one.service_id === input.serviceId)
      .map(serviceOfferAnswer),
    services,
    client: {
      firstName: booker?.first_name ?? '',
      lastName: booker?.last_name ?? '',
      phone: booker?.phone ?? null,
      countryId,
      needs,
    },
    lastStaff: lastStaff ? shownStaffAnswer(lastStaff) : null,
    favouriteStaff: favouriteStaff ? shownStaffAnswer(favouriteStaff) : null,
    lastAddress: lastAddress ? addressAnswer(lastAddress) : null,
    ownAddress: ownAddress
      ? addressAnswer({ ...ownAddress, unit_number: null, access_notes: '', is_exact_point: true })
      : null,
    recipients: recipients.map(recipientAnswer),
    addresses: addresses.map(savedAddressAnswer),
    quote: offer && input.quoteId !== undefined ? await standingQuote(context, clientId, input.quoteId, offer) : null,
    again:
      offer && input.againBookingId !== undefined
        ? await bookedBefore(context, caller, input.againBookingId, offer)
        : null,
  }
}

type Asked = ParsedInputOf<typeof booking.getDataForNewBooking>

/** What everybody may know of an open location: its services with sizes and prices, and nobody of its team. */
async function dataForStranger(input: Asked, context: Context, caller: Caller) {
  const { reads } = context
  if (input.clientUserProfileId !== undefined) return refuse('NotYourClient')
  const countryId = countryIdOf(input.countryId ?? country.nz)
  const isCatalogue = input.serviceAreaServiceId === undefined && input.serviceAreaId === undefined
  const [offer, areaOffers, services] = await Promise.all([
    input.serviceAreaServiceId === undefined ? undefined : findOffer(reads, input.serviceAreaServiceId),
    input.serviceAreaId === undefined ? [] : listOffersOfArea(reads, input.serviceAreaId),
    servicesToBook(reads, { clientId: null, countryId, restrictedToAccountId: null }, isCatalogue),
  ])
  if (input.serviceAreaServiceId !== undefined && !offer) return refuse('NotOffered')
  const chosenOffer = offer ?? areaOffers[0]
  if (chosenOffer && (await bookingRefusal(context, caller, chosenOffer))) return refuse('NotOffered')
  const answerOf = (one: OfferRow) => ({ ...serviceOfferAnswer(one), staff: [] })
  const nothing: Omit<AnswerOf<typeof booking.getDataForNewBooking>, 'offer' | 'offers' | 'services'> = {
    client: { firstName: '', lastName: '', phone: null, countryId, needs: [] },
    lastStaff: null,
    favouriteStaff: null,
    lastAddress: null,
    ownAddress: null,
    recipients: [],
    addresses: [],
    quote: null,
    again: null,
  }
  return {
    offer: offer ? answerOf(offer) : null,
    offers: areaOffers
      .filter((one) => input.serviceId === undefined || one.service_id === input.serviceId)
      .map(answerOf),
    services,
    ...nothing,
  }
}

/** The price of a quote of the client for this offer, while it stands. */
async function standingQuote(context: Context, clientId: UserProfileId, quoteId: QuoteId, offer: OfferRow) {
  const quote = await findQuote(context.reads, quoteId)
  if (!quote || quote.client_user_profile_id !== clientId || quote.service_area_service_id !== offer.id) return null
  const { price_cents: priceCents, stands_until: standsUntil, status, time_zone: timeZone } = quote
  if (priceCents === null || standsUntil === null || quoteRefusal({ status, standsUntil }, context.now())) return null
  return {
    quoteId: quote.id,
    ServiceSizeOptionId: quote.size_option_id,
    priceCents,
    words: quote.words,
    AddressForService: quote.address,
    standsUntil: lastDayOf(standsUntil, timeZone),
  }
}

/** A client of the caller's organisation, for whoever manages bookings there. */
async function findClientOfCaller(context: Context, caller: PersonCaller, clientId: UserProfileId) {
  if (!(await managesSomeArea(context, caller))) return undefined
  return findOwnClient(context.reads, { accountId: caller.accountId }, clientId)
}

/** The address of the caller's own location; undefined for individuals and for locations of other accounts. */
async function addressOfOwnArea(context: Context, caller: PersonCaller, serviceAreaId: ServiceAreaId | undefined) {
  if (serviceAreaId === undefined || caller.accountType === 'Individual') return undefined
  const area = await findOwnArea(context.memberships, caller, serviceAreaId)
  return area?.role ? findAreaAddress(context.reads, serviceAreaId) : undefined
}
