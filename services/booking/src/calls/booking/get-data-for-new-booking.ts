import type { booking } from '@waymark/contracts/booking'
import type { bookedAddress } from '@waymark/contracts/booking-shapes'
import { services } from '@waymark/domain/catalogue/services'
import { country, countryIdOf } from '@waymark/domain/enums'
import type { ServiceAreaId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { findOwnArea } from '@waymark/service-kit/own-area'
import { refuse } from '@waymark/service-kit/refusal'
import type * as z from 'zod/mini'
import { serviceOfferAnswer } from '../../answers/service-offer.ts'
import type { Context } from '../../context.ts'
import { findAreaAddress } from '../../db/areas.ts'
import { findLastAddress, findLastStaff } from '../../db/bookings.ts'
import { findClient, listNeeds } from '../../db/clients.ts'
import { countAreasByService, findOffer, listOffersOfArea } from '../../db/offers.ts'
import { bookingRefusal } from '../../rights/booking-refusal.ts'

export const getDataForNewBooking: Handler<Context, typeof booking.getDataForNewBooking> = async (
  input,
  { context, caller },
) => {
  const { reads } = context
  const client = await findClient(reads, caller.userProfileId)
  const countryId = client ? countryIdOf(client.country_id) : country.nz
  const [offer, areaOffers, areaCounts, needs, lastAddress, ownAddress, lastStaff] = await Promise.all([
    input.serviceAreaServiceId === undefined ? undefined : findOffer(reads, input.serviceAreaServiceId),
    input.serviceAreaId === undefined ? [] : listOffersOfArea(reads, input.serviceAreaId),
    countAreasByService(reads, {
      clientId: caller.userProfileId,
      countryId,
      restrictedToAccountId: client?.restricted_to_account_id ?? null,
    }),
    listNeeds(reads, caller.userProfileId),
    findLastAddress(reads, caller.userProfileId),
    addressOfOwnArea(context, caller, input.userServiceAreaId),
    input.serviceAreaServiceId === undefined
      ? undefined
      : findLastStaff(reads, caller.userProfileId, input.serviceAreaServiceId, context.now()),
  ])
  const chosenOffer = offer ?? areaOffers[0]
  if (input.serviceAreaServiceId !== undefined && !offer) return refuse('NotOffered')
  if (chosenOffer && (await bookingRefusal(context, caller, chosenOffer))) return refuse('NotOffered')
  return {
    offer: offer ? serviceOfferAnswer(offer) : null,
    offers: areaOffers
      .filter((one) => input.serviceId === undefined || one.service_id === input.serviceId)
      .map(serviceOfferAnswer),
    services: services.map(({ id, name, family, description }) => ({
      serviceId: id,
      name,
      familyName: family,
      description,
      areaCount: areaCounts.get(id) ?? 0,
    })),
    client: {
      firstName: client?.first_name ?? '',
      lastName: client?.last_name ?? '',
      phone: client?.phone ?? null,
      countryId,
      needs,
    },
    lastStaff: lastStaff ?? null,
    lastAddress: lastAddress ? addressAnswer(lastAddress) : null,
    ownAddress: ownAddress ? addressAnswer({ ...ownAddress, unit_number: null }) : null,
  }
}

/** The address of the caller's own location; undefined for individuals and for locations of other accounts. */
async function addressOfOwnArea(context: Context, caller: PersonCaller, serviceAreaId: ServiceAreaId | undefined) {
  if (serviceAreaId === undefined || caller.accountType === 'Individual') return undefined
  const area = await findOwnArea(context.memberships, caller, serviceAreaId)
  return area?.role ? findAreaAddress(context.reads, serviceAreaId) : undefined
}

interface AddressRow {
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly unit_number: string | null
}

function addressAnswer({ address, lat, lng, unit_number: unit }: AddressRow): z.input<typeof bookedAddress> {
  return { AddressForService: address, LatitudeForService: lat, LongitudeForService: lng, UnitNumberForService: unit }
}
