import type { offeredSize, serviceOffer } from '@waymark/contracts/booking-shapes'
import { currencyOf, type FeeEntry, feeDisplay, visitPriceCents } from '@waymark/domain/booking/price'
import { serviceKind, serviceName } from '@waymark/domain/catalogue/own-services'
import { findService, type ServiceSizeOption } from '@waymark/domain/catalogue/services'
import { countryIdOf } from '@waymark/domain/enums'
import { fileAddress } from '@waymark/service-kit/file-address'
import type * as z from 'zod/mini'
import type { OfferRow } from '../db/offers.ts'
import { shownStaffAnswer } from './shown-staff.ts'

type SizeRow = OfferRow['sizes'][number]

/** A size of the catalogue with this area's price. */
export interface OfferedSize {
  readonly option: ServiceSizeOption
  readonly fee: FeeEntry
  readonly maxPeople: number | null
}

/** The sizes an area offers of a service, without those that have left the catalogue. */
export function offeredSizes(offer: Pick<OfferRow, 'service_id' | 'sizes'>): OfferedSize[] {
  const options = serviceKind(offer.service_id)?.sizeOptions ?? []
  return offer.sizes.flatMap((size) => {
    const option = options.find(({ id }) => id === size.id)
    return option ? [{ option, fee: feeOf(size), maxPeople: size.maxPeople ?? option.maxPeople }] : []
  })
}

function feeOf(size: SizeRow): FeeEntry {
  return {
    isQuotesFee: size.feeKind === 'quote',
    priceCents: size.priceCents,
    basis: size.feeKind === 'per hour' ? 'perHour' : 'fixed',
  }
}

/** The shortest duration an offer has, in minutes; the next free time is computed for it. */
export function minMinutes(offer: Pick<OfferRow, 'service_id' | 'sizes'>): number {
  const minutes = offeredSizes(offer).map(({ option }) => option.durationHours * 60)
  return minutes.length > 0 ? Math.min(...minutes) : 60
}

/** The price of each size as listings show it. */
export function feeListDisplay(offer: Pick<OfferRow, 'service_id' | 'sizes'>): string[] {
  return offeredSizes(offer).map(({ option, fee }) => `${option.name}: ${feeDisplay(fee)}`)
}

function sizeAnswer({ option, fee, maxPeople }: OfferedSize): z.input<typeof offeredSize> {
  return {
    ServiceSizeOptionId: option.id,
    name: option.name,
    sizeType: option.sizeType,
    durationHours: option.durationHours,
    allowPeopleQtySelection: option.allowPeopleQtySelection,
    maxPeople,
    isQuotesFee: fee.isQuotesFee,
    feeDisplay: feeDisplay(fee),
    priceCents: visitPriceCents(fee, option.durationHours),
  }
}

export function serviceOfferAnswer(offer: OfferRow): z.input<typeof serviceOffer> {
  const countryId = countryIdOf(offer.country_id)
  return {
    ServiceAreaServiceId: offer.id,
    ServiceAreaId: offer.service_area_id,
    ServiceId: offer.service_id,
    serviceAreaName: offer.area_name,
    suburb: offer.suburb,
    accountId: offer.account_id,
    accountName: offer.account_name,
    accountLogo: fileAddress(offer.logo_key),
    serviceName: serviceName(offer.service_id, offer.own_name),
    familyName: serviceKind(offer.service_id)?.family ?? '',
    description: offer.description || (offer.own_description ?? findService(offer.service_id)?.description ?? ''),
    preparation: offer.preparation,
    pricingDescription: offer.pricing_description,
    leadHours: offer.lead_hours,
    bufferMinutes: offer.buffer_minutes,
    countryId,
    currency: currencyOf(countryId),
    latitude: offer.lat,
    longitude: offer.lng,
    radiusKm: offer.radius_km,
    timeZone: offer.time_zone,
    sizeOptions: offeredSizes(offer).map(sizeAnswer),
    staff: offer.staff.map(shownStaffAnswer),
  }
}
