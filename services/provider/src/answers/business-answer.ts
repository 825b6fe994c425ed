import type { businessProfile } from '@waymark/contracts/business'
import { isOnboarding, onboardingStepCount, skippedSteps } from '@waymark/domain/account/onboarding'
import { businessSubtypeOf, countryIdOf } from '@waymark/domain/enums'
import { fileAddress } from '@waymark/service-kit/file-address'
import type * as z from 'zod/mini'
import type { BusinessRow } from '../db/businesses.ts'

function registeredPlaceOf({ address, suburb, region, lat: latitude, lng: longitude }: BusinessRow) {
  return address === null ? null : { address, suburb, region, latitude, longitude }
}

function suspensionOf({ suspension_reason: reason, suspended_at: at, is_for_good, keeps_bookings }: BusinessRow) {
  if (reason === null || at === null) return null
  return { isForGood: is_for_good ?? false, reason, keepsBookings: keeps_bookings ?? true, at: at.toISOString() }
}

export function businessAnswer(row: BusinessRow): z.input<typeof businessProfile> {
  const subtype = businessSubtypeOf(row.business_subtype)
  const onboardingStep = row.onboarding_step
  const cardStatus = row.card_status ?? 'not connected'
  const isSettingUp = isOnboarding({ accountType: 'Business', subtype, onboardingStep })
  const skipped = skippedSteps(
    { subtype, onboardingStep },
    {
      hasLogoOrDescription: row.logo_key !== null || row.description.trim() !== '',
      hasFacts: row.has_facts,
      hasActivities: row.has_activities,
      // What Stripe refused is no account to be paid by.
      hasCardAccount: cardStatus === 'connected' || cardStatus === 'in progress',
      hasTeam: row.has_team,
    },
  )
  return {
    accountId: row.id,
    accountName: row.name,
    businessAccountSubtype: subtype,
    countryId: countryIdOf(row.country_id),
    version: row.version,
    description: row.description,
    logo: fileAddress(row.logo_key),
    phone: row.phone,
    registeredPlace: registeredPlaceOf(row),
    website: row.website,
    legalName: row.legal_name,
    nzbn: row.nzbn,
    billingAddress: row.billing_address,
    taxNumber: row.tax_number,
    helpDeskUrl: row.help_desk_url,
    onboardingStep,
    onboardingStepCount: onboardingStepCount(subtype),
    skippedSteps: row.is_skipped_dismissed && !isSettingUp ? [] : [...skipped],
    isOnboarding: isSettingUp,
    suspension: suspensionOf(row),
    cardStatus,
    isCardDetailMissing: row.is_card_detail_missing,
  }
}
