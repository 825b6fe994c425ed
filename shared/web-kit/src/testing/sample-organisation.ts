import type { account } from '@waymark/contracts/account'
import type { business } from '@waymark/contracts/business'
import type { OutputOf } from '@waymark/contracts/define-call'

/** The organisation of `aroha`, set up, without card payments. */
export const sampleProfile: OutputOf<typeof business.businessProfile> = {
  accountId: 7,
  accountName: 'Kōwhai Care',
  businessAccountSubtype: 1,
  countryId: 1,
  version: 3,
  description: '',
  logo: null,
  phone: null,
  registeredPlace: null,
  website: null,
  legalName: null,
  nzbn: null,
  billingAddress: null,
  taxNumber: null,
  helpDeskUrl: null,
  onboardingStep: 7,
  onboardingStepCount: 7,
  skippedSteps: [],
  isOnboarding: false,
  suspension: null,
  cardStatus: 'not connected',
  isCardDetailMissing: false,
}

/** It has no paid plan. */
export const freePlan: OutputOf<typeof account.getPaymentSubscription> = {
  plan: 'Free',
  state: 'free',
  priceCents: null,
  currency: null,
  paidFrom: null,
  renewsAt: null,
  endsAt: null,
}
