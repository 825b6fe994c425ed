import type { businessProfile } from '@waymark/contracts/business'
import { isOnboarding, onboardingStepCount } from '@waymark/domain/account/onboarding'
import { businessSubtype } from '@waymark/domain/enums'
import { fileAddress } from '@waymark/service-kit/file-address'
import type * as z from 'zod/mini'
import type { BusinessRow } from '../db/businesses.ts'
import { countryOf } from './venue-answer.ts'

/** Narrows the stored subtype; identity's check constraint guarantees that it is in the enumeration. */
export function subtypeOf({ business_subtype }: Pick<BusinessRow, 'business_subtype'>) {
  return Object.values(businessSubtype).find((subtype) => subtype === business_subtype) ?? null
}

function registeredPlaceOf({ address, suburb, region, lat: latitude, lng: longitude }: BusinessRow) {
  return address === null ? null : { address, suburb, region, latitude, longitude }
}

export function businessAnswer(row: BusinessRow): z.input<typeof businessProfile> {
  const subtype = subtypeOf(row)
  const onboardingStep = row.onboarding_step
  return {
    accountId: row.id,
    accountName: row.name,
    businessAccountSubtype: subtype,
    countryId: countryOf(row.country_id),
    version: row.version,
    description: row.description,
    logo: fileAddress(row.logo_key),
    phone: row.phone,
    registeredPlace: registeredPlaceOf(row),
    website: row.website,
    helpDeskUrl: row.help_desk_url,
    onboardingStep,
    onboardingStepCount: onboardingStepCount(subtype),
    isOnboarding: isOnboarding({ accountType: 'Business', subtype, onboardingStep }),
    cardStatus: row.card_status ?? 'not connected',
    isCardDetailMissing: row.is_card_detail_missing,
  }
}
