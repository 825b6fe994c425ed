import type { Business } from '../business-profile/profile-form.tsx'

/** A service provider in the middle of its set-up. */
export const kowhaiCare: Business = {
  accountId: 7,
  accountName: 'Kōwhai Care',
  businessAccountSubtype: 2,
  countryId: 1,
  version: 3,
  description: '',
  logo: null,
  phone: null,
  registeredPlace: null,
  website: null,
  helpDeskUrl: null,
  onboardingStep: 2,
  onboardingStepCount: 4,
  isOnboarding: true,
  cardStatus: 'not connected',
  isCardDetailMissing: false,
}
