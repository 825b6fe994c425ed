import { businessSubtype } from '@waymark/domain/enums'
import { sampleProfile } from '@waymark/web-kit/testing/sample-organisation'
import type { Business } from '../business-profile/profile-form.tsx'

/** A service provider in the middle of its set-up. */
export const kowhaiCare: Business = {
  ...sampleProfile,
  businessAccountSubtype: businessSubtype.ServiceProvider,
  onboardingStep: 2,
  onboardingStepCount: 4,
  isOnboarding: true,
}
