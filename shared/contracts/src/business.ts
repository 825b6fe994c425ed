import { onboardingStepNames } from '@waymark/domain/account/onboarding'
import type { AccountId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { accountAdminOnly, anyone, businessOnly } from './access.ts'
import { defineCall } from './define-call.ts'
import { picture } from './picture.ts'
import { changedMeanwhile } from './refusals.ts'
import { nothing, optionalText, phone, queryId, rowId, text, webAddress } from './shapes.ts'

/** An organisation as its own people see it. `onboardingStep` is the last finished step of `onboardingStepCount`. */
export const businessProfile = z.object({
  accountId: rowId<AccountId>(),
  accountName: z.string(),
  businessAccountSubtype: z.nullable(z.literal([1, 2, 3, 4])),
  countryId: z.literal([1, 2]),
  /** Rises with every saved change; sent back when saving, so that concurrent changes never overwrite each other. */
  version: z.int(),
  description: z.string(),
  logo: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The place it registered from, for its first location. Missing parts are empty or null. */
  registeredPlace: z.nullable(
    z.object({
      address: z.string(),
      suburb: z.string(),
      region: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  ),
  website: z.nullable(z.string()),
  /** What it is called in law, on receipts. */
  legalName: z.nullable(z.string()),
  /** New Zealand Business Number, digits only. */
  nzbn: z.nullable(z.string()),
  /** Where bills are sent; receipts name it instead of the location. */
  billingAddress: z.nullable(z.string()),
  /** GST number or ABN, digits only; receipts name it. */
  taxNumber: z.nullable(z.string()),
  helpDeskUrl: z.nullable(z.string()),
  onboardingStep: z.int(),
  onboardingStepCount: z.int(),
  /** The finished steps that have nothing in them yet; none once an account admin has dismissed them after the set-up. */
  skippedSteps: z.array(z.literal(onboardingStepNames)),
  isOnboarding: z.boolean(),
  /** While Waymark has suspended the organisation, or closed it for good: nothing new can be booked with it. */
  suspension: z.nullable(
    z.object({ isForGood: z.boolean(), reason: z.string(), keepsBookings: z.boolean(), at: z.string() }),
  ),
  cardStatus: z.literal(['not connected', 'in progress', 'connected', 'refused']),
  /** While in progress: true when Stripe waits for the organisation, false when the organisation waits for Stripe. */
  isCardDetailMissing: z.boolean(),
})

/** The wizard step that this call finishes, when sent by the wizard. */
const onboardingStep = () => z.optional(z.int().check(z.gte(1), z.lte(7)))
const stepRefusals = {
  StepNotReached: 'Please finish the steps before this one first.',
  LocationMissing: 'Add a location before you go on: services, staff and activities belong to one.',
  ServiceMissing: 'Add at least one service before you go on.',
} as const

/** Business (calls.md, /api/Business/). */
export const business = {
  businessProfile: defineCall({
    method: 'GET',
    path: '/api/Business/business-profile',
    summary: 'My organisation',
    // What is done of the set-up depends on them all.
    reads: ['account', 'activity', 'location', 'person'],
    access: businessOnly,
    input: () => nothing,
    output: () => businessProfile,
  }),
  updateBusinessProfile: defineCall({
    method: 'POST',
    path: '/api/Business/update-business-profile',
    summary: 'Change the name, contact and links of my organisation',
    changes: ['account'],
    access: accountAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        version: z.int32(),
        accountName: text(120),
        phone: z._default(z.nullable(phone()), null),
        website: z._default(z.nullable(webAddress()), null),
        /** On receipts, where it differs from the name. */
        legalName: z._default(z.nullable(optionalText(200)), null),
        /** With or without spaces. */
        nzbn: z._default(z.nullable(optionalText(20)), null),
        billingAddress: z._default(z.nullable(optionalText(limits.addressMaxLength)), null),
        /** GST number of New Zealand or ABN of Australia, with or without spaces; receipts name it. */
        taxNumber: z._default(z.nullable(optionalText(20)), null),
        /** Shown as "Help centre" to managers of the organisation. */
        helpDeskUrl: z._default(z.nullable(webAddress()), null),
        onboardingStep: onboardingStep(),
      }),
    output: () => businessProfile,
    refusals: { ...changedMeanwhile('this organisation'), ...stepRefusals },
  }),
  uploadLogo: defineCall({
    method: 'POST',
    path: '/api/Business/upload-logo',
    summary: 'Logo and description of my organisation',
    changes: ['account'],
    access: accountAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        version: z.int32(),
        description: z._default(optionalText(4000), ''),
        isLogoDeleted: z._default(z.boolean(), false),
        onboardingStep: onboardingStep(),
      }),
    files: { logo: { kind: 'image', maxFiles: 1, maxBytes: 5 * 1024 * 1024 } },
    output: () => businessProfile,
    refusals: { ...changedMeanwhile('this organisation'), ...stepRefusals },
  }),
  getAccountBadgeLogos: defineCall({
    method: 'GET',
    path: '/api/Business/get-account-badge-logos',
    summary: 'Badge partners that vouch for an organisation’s venues, with their logos',
    reads: ['badgePartner'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ accountId: queryId<AccountId>() }),
    output: () => z.array(picture),
    cacheSeconds: 300,
  }),
  updateWizardStep: defineCall({
    method: 'POST',
    path: '/api/Business/update-wizard-step',
    summary: 'A step of the set-up wizard is finished; going back never loses ground',
    changes: ['account'],
    access: accountAdminOnly,
    input: () => z.strictObject({ onboardingStep: z.int().check(z.gte(1), z.lte(7)) }),
    output: () => businessProfile,
    refusals: stepRefusals,
  }),
  dismissSkippedSteps: defineCall({
    method: 'POST',
    path: '/api/Business/dismiss-skipped-steps',
    summary: 'What was skipped in the set-up, which is over, is no longer named',
    changes: ['account'],
    access: accountAdminOnly,
    input: () => nothing,
    output: () => businessProfile,
  }),
  getConnectionAccountStripe: defineCall({
    method: 'POST',
    path: '/api/Business/get-connection-account-stripe',
    summary: 'Where my organisation applies to take card payments, or goes on applying; the address opens once',
    changes: ['account'],
    access: accountAdminOnly,
    input: () =>
      z.strictObject({
        /** The page the person comes from and returns to. */
        from: z._default(z.literal(['profile', 'wizard']), 'profile'),
      }),
    output: () => z.object({ url: z.string() }),
    refusals: { AlreadyConnected: 'Card payments are connected already.' },
    notWhileActing: true,
  }),
  updateWizardStripeStep: defineCall({
    method: 'POST',
    path: '/api/Business/update-wizard-stripe-step',
    summary: 'The step “card payments” of the set-up wizard is finished, or skipped for now',
    changes: ['account'],
    access: accountAdminOnly,
    input: () => z.strictObject({ isSkipped: z._default(z.boolean(), false) }),
    output: () => businessProfile,
    refusals: {
      ...stepRefusals,
      NotConnected: 'Card payments are not connected yet. Connect them, or skip this step for now.',
      NoSuchStep: 'The set-up of your organisation has no step for card payments.',
    },
  }),
} as const
