import { needWeights } from '@waymark/domain/access-fit/fit'
import { bookingEmailKinds } from '@waymark/domain/account/email-kinds'
import { accountTypes } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { accountAdminOnly, anyone, globalAdminOnly, signedIn } from './access.ts'
import { currentUser } from './current-user.ts'
import { defineCall } from './define-call.ts'
import {
  done,
  email,
  id,
  latitude,
  longitude,
  nothing,
  optionalText,
  pageFields,
  pageOf,
  password,
  phone,
  queryId,
  rowId,
  text,
} from './shapes.ts'

const linkToken = () =>
  z.string().check(z.minLength(20, 'This link is not complete.'), z.maxLength(200, 'This link is not complete.'))

const wrongPassword = { WrongPassword: 'Your current password is not right.' } as const
const deadLink = { LinkNotValid: 'This link is no longer valid. Ask for a new one.' } as const

/** One organisation in the global administrator's list. */
export const businessAccountRow = z.object({
  accountId: rowId<AccountId>(),
  accountName: z.string(),
  businessAccountSubtype: z.literal([1, 2, 3, 4]),
  countryId: z.literal([1, 2]),
  adminName: z.nullable(z.string()),
  adminEmail: z.nullable(z.string()),
  serviceAreaCount: z.int(),
  userCount: z.int(),
  onboardingStep: z.int(),
  isOnboarding: z.boolean(),
  /** Rises with every change of the subtype; sent back when changing it. */
  version: z.int(),
  createdAt: z.string(),
})

/** Filters of the global administrator's list of people. */
export const profileFilters = ['all', 'active', 'notConfirmed', 'deactivated', 'accountAdmin', 'restricted'] as const
export type ProfileFilter = (typeof profileFilters)[number]
export const profileTypes = ['all', 'Business', 'Individual'] as const
export type ProfileType = (typeof profileTypes)[number]

const ownProfile = z.strictObject({
  firstName: text(100),
  lastName: text(100),
  phone: z.optional(optionalText(30)),
  /** `null`: no location in particular. */
  defaultServiceAreaId: z.optional(z.nullable(id<ServiceAreaId>())),
})

const savedProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  defaultServiceAreaId: z.nullable(rowId<ServiceAreaId>()),
})

const emailPreferences = z.object({
  userProfileId: rowId<UserProfileId>(),
  preferences: z.array(z.object({ emailKind: z.literal(bookingEmailKinds), name: z.string(), isWanted: z.boolean() })),
})

/**
 * A device or browser where the person is signed in. `actingAdminName` is set when a global administrator acts as them.
 */
export const openSession = z.object({
  sessionId: z.string(),
  deviceName: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  actingAdminName: z.nullable(z.string()),
})

/** One need of a person: a must or a wish, with a threshold where the option is measured. */
const need = {
  accessibilityOptionId: z.int(),
  weight: z.literal(needWeights),
  threshold: z.nullable(z.number()),
}
const needsProfile = z.object({ needs: z.array(z.object(need)) })

const agreesToTerms = () => z.literal(true, 'Please agree to the terms to continue.')

/** One person in the global administrator's list. */
export const userRow = z.object({
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  accountId: rowId<AccountId>(),
  accountName: z.string(),
  accountType: z.literal(accountTypes),
  businessAccountSubtype: z.nullable(z.literal([1, 2, 3, 4])),
  isAccountAdmin: z.boolean(),
  isActive: z.boolean(),
  isConfirmed: z.boolean(),
  /** Rises with every change of the person; sent back when changing them. */
  version: z.int(),
  createdAt: z.string(),
})

const changedMeanwhile = {
  ChangedMeanwhile:
    'Someone else has just changed this. We have loaded their changes. Please check them, then save again.',
} as const
const lastAdmin = {
  LastAdmin: 'This is the last admin of the organisation. Please make somebody else an admin first.',
} as const

/** An organisation's subscription to Waymark. Prices are per month, in cents. */
export const paymentSubscription = z.object({
  plan: z.literal(['Free', 'Community']),
  /** `past due`: the last payment failed, and the card is being retried for some days. */
  state: z.literal(['free', 'active', 'past due']),
  priceCents: z.nullable(z.int()),
  currency: z.nullable(z.literal(['NZD', 'AUD'])),
  /** The start of the paid period: the subscription, or its last renewal. */
  paidFrom: z.nullable(z.string()),
  renewsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
})

/** The refresh token's cookie, hidden from scripts and other sites. */
export const refreshCookieName = '__Secure-rt'

/** Account (calls.md, /api/Account/). */
export const account = {
  login: defineCall({
    method: 'POST',
    path: '/api/Account/login',
    summary: 'Sign in with email and password',
    changes: ['session'],
    access: anyone,
    input: z.strictObject({ email: email(), password: password() }),
    output: currentUser,
    refusals: {
      WrongCredentials: 'The email or the password is not right.',
      NotActivated: 'Please confirm your email address first. We can send you the link again.',
      AccountLocked: 'Too many tries. Wait 15 minutes, or set a new password.',
      AccountClosed: 'This account is not active. Please contact us.',
    },
    rateLimit: { max: 20, windowSeconds: 60, byField: 'email' },
  }),
  refreshToken: defineCall({
    method: 'POST',
    path: '/api/Account/refresh-token',
    summary: 'New access token from the refresh cookie',
    changes: [],
    access: anyone,
    input: nothing,
    output: currentUser,
    rateLimit: { max: 60, windowSeconds: 60, byCookie: refreshCookieName },
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/Account/logout',
    summary: 'End this session',
    changes: ['session'],
    access: anyone,
    input: nothing,
    output: done,
  }),
  forgotPassword: defineCall({
    method: 'POST',
    path: '/api/Account/forgot-password',
    summary: 'Send a link to set a new password; the answer is the same for every address',
    changes: [],
    access: anyone,
    input: z.strictObject({ email: email() }),
    output: done,
    rateLimit: { max: 10, windowSeconds: 3600 },
  }),
  validateResetPassword: defineCall({
    method: 'POST',
    path: '/api/Account/validate-reset-password',
    summary: 'Whether a reset link still works',
    reads: [],
    access: anyone,
    input: z.strictObject({ token: linkToken() }),
    output: z.object({ isValid: z.boolean() }),
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/Account/reset-password',
    summary: 'Set a new password with a reset link; ends all sessions',
    changes: ['session'],
    access: anyone,
    input: z.strictObject({ token: linkToken(), newPassword: password() }),
    output: done,
    refusals: deadLink,
    rateLimit: { max: 10, windowSeconds: 60 },
  }),
  registerUser: defineCall({
    method: 'POST',
    path: '/api/Account/register-user',
    summary: 'Register an individual; the answer is the same for a taken address',
    changes: ['person'],
    access: anyone,
    input: z.strictObject({
      firstName: text(100),
      lastName: text(100),
      email: email(),
      password: password(),
      countryId: z.literal([1, 2]),
      agreesToTerms: agreesToTerms(),
    }),
    output: done,
    rateLimit: { max: 10, windowSeconds: 3600 },
  }),
  registerBusinessAccount: defineCall({
    method: 'POST',
    path: '/api/Account/register-business-account',
    summary: 'Register an organisation with its first administrator; the answer is the same for a taken address',
    changes: ['account', 'person'],
    access: anyone,
    input: z.strictObject({
      businessAccountSubtype: z.literal([1, 2, 3, 4], 'Choose a kind of organisation.'),
      countryId: z.literal([1, 2]),
      accountName: text(120),
      address: text(limits.addressMaxLength),
      suburb: z._default(optionalText(100), ''),
      region: z._default(optionalText(60), ''),
      latitude: z._default(z.nullable(latitude()), null),
      longitude: z._default(z.nullable(longitude()), null),
      phone: z._default(z.nullable(phone()), null),
      firstName: text(100),
      lastName: text(100),
      email: email(),
      password: password(),
      agreesToTerms: agreesToTerms(),
    }),
    output: done,
    rateLimit: { max: 10, windowSeconds: 3600 },
  }),
  registerGuestUser: defineCall({
    method: 'POST',
    path: '/api/Account/register-guest-user',
    summary: 'A guest token of two hours, for activity bookings without an account',
    changes: [],
    access: anyone,
    input: z.strictObject({ firstName: text(100), lastName: text(100), email: email(), phone: phone() }),
    output: z.object({
      token: z.string(),
      expires: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    rateLimit: { max: 20, windowSeconds: 3600 },
  }),
  resentActiveEmail: defineCall({
    method: 'POST',
    path: '/api/Account/resent-active-email',
    summary: 'Send the confirmation email again; the answer is the same for every address',
    changes: [],
    access: anyone,
    input: z.strictObject({ email: email() }),
    output: done,
    rateLimit: { max: 10, windowSeconds: 3600 },
  }),
  activationUser: defineCall({
    method: 'POST',
    path: '/api/Account/activation-user',
    summary: 'Confirm an email address with the emailed link',
    changes: ['person'],
    access: anyone,
    input: z.strictObject({ token: linkToken() }),
    output: done,
    refusals: deadLink,
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  updateProfile: defineCall({
    method: 'POST',
    path: '/api/Account/update-profile',
    summary: 'Change my names, phone number and the location I start at',
    changes: ['person'],
    access: signedIn,
    input: ownProfile,
    output: savedProfile,
  }),
  mapUpdateProfile: defineCall({
    method: 'POST',
    path: '/api/Account/map-update-profile',
    summary: 'Change my names and phone number from the map',
    changes: ['person'],
    access: signedIn,
    input: ownProfile,
    output: savedProfile,
  }),
  removeDefaultServicearea: defineCall({
    method: 'POST',
    path: '/api/Account/remove-default-servicearea',
    summary: 'Start at no location in particular again',
    changes: [],
    access: signedIn,
    input: nothing,
    output: done,
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/Account/change-password',
    summary: 'Change my password; ends my other sessions',
    changes: ['session'],
    access: signedIn,
    input: z.strictObject({ currentPassword: password(), newPassword: password() }),
    output: done,
    refusals: wrongPassword,
    notWhileActing: true,
    rateLimit: { max: 10, windowSeconds: 300 },
  }),
  getUserEmailPreferences: defineCall({
    method: 'GET',
    path: '/api/Account/get-user-email-preferences',
    summary: 'Which emails about bookings I want',
    reads: ['emailPreference'],
    access: signedIn,
    input: z.strictObject({ userProfileId: queryId<UserProfileId>() }),
    output: emailPreferences,
  }),
  updateUserEmailPreferences: defineCall({
    method: 'POST',
    path: '/api/Account/update-user-email-preferences',
    summary: 'Choose which emails about bookings I want; kinds left out stay as they are',
    changes: ['emailPreference'],
    access: signedIn,
    input: z.strictObject({
      userProfileId: id<UserProfileId>(),
      preferences: z
        .array(z.strictObject({ emailKind: z.literal(bookingEmailKinds), isWanted: z.boolean() }))
        .check(z.maxLength(bookingEmailKinds.length)),
    }),
    output: emailPreferences,
  }),
  getNeeds: defineCall({
    method: 'GET',
    path: '/api/Account/get-needs',
    summary: 'My accessibility needs',
    reads: ['need'],
    access: signedIn,
    input: nothing,
    output: needsProfile,
  }),
  updateNeeds: defineCall({
    method: 'POST',
    path: '/api/Account/update-needs',
    summary: 'Write my accessibility needs anew',
    changes: ['need'],
    access: signedIn,
    input: z.strictObject({
      needs: z.array(z.strictObject({ ...need, threshold: z._default(need.threshold, null) })).check(z.maxLength(100)),
    }),
    output: needsProfile,
  }),
  getSessions: defineCall({
    method: 'POST',
    path: '/api/Account/get-sessions',
    summary: 'Devices where I am signed in',
    reads: ['session'],
    access: signedIn,
    input: z.strictObject(pageFields),
    output: pageOf(openSession),
  }),
  endSession: defineCall({
    method: 'POST',
    path: '/api/Account/end-session',
    summary: 'Sign a device of mine out',
    changes: ['session'],
    access: signedIn,
    input: z.strictObject({ sessionId: z.uuid() }),
    output: done,
  }),
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/api/Account/end-other-sessions',
    summary: 'Sign all my other devices out',
    changes: ['session'],
    access: signedIn,
    input: nothing,
    output: done,
    notWhileActing: true,
  }),
  downloadMyData: defineCall({
    method: 'POST',
    path: '/api/Account/download-my-data',
    summary: 'All that Waymark keeps of me, as a JSON file',
    reads: ['booking', 'message', 'need', 'person', 'session', 'shortlist'],
    access: signedIn,
    input: nothing,
    output: z.null(),
    answer: 'file',
    rateLimit: { max: 10, windowSeconds: 3600 },
    notWhileActing: true,
  }),
  deleteMyAccount: defineCall({
    method: 'POST',
    path: '/api/Account/delete-my-account',
    summary: 'Delete my account; bookings stay without what tells who I was',
    changes: ['person', 'session'],
    access: signedIn,
    input: z.strictObject({ password: password() }),
    output: done,
    refusals: {
      ...wrongPassword,
      ...lastAdmin,
      HasComingBookings:
        'You still have bookings or jobs coming up. Please cancel them or give them to somebody else first.',
      NotAsAdministrator: 'A global administrator cannot delete their own account.',
    },
    rateLimit: { max: 10, windowSeconds: 300 },
    notWhileActing: true,
  }),
  getBusinessAccounts: defineCall({
    method: 'POST',
    path: '/api/Account/get-business-accounts',
    summary: 'Organisation accounts, searched and paged',
    reads: ['account', 'location', 'person'],
    access: globalAdminOnly,
    input: z.strictObject({
      search: z._default(optionalText(100), ''),
      businessAccountSubtype: z.optional(z.literal([1, 2, 3, 4])),
      countryId: z.optional(z.literal([1, 2])),
      accountId: z.optional(id<AccountId>()),
      sort: z._default(z.literal(['name', '-name', 'created', '-created']), 'name'),
      ...pageFields,
    }),
    output: pageOf(businessAccountRow),
  }),
  getBusinessAccountsSubtype: defineCall({
    method: 'POST',
    path: '/api/Account/get-business-accounts-subtype',
    summary: 'How many organisation accounts each subtype has',
    reads: ['account'],
    access: globalAdminOnly,
    input: nothing,
    output: z.array(
      z.object({ businessAccountSubtype: z.literal([1, 2, 3, 4]), name: z.string(), accountCount: z.int() }),
    ),
  }),
  getUserList: defineCall({
    method: 'POST',
    path: '/api/Account/get-user-list',
    summary: 'Everybody who has an account, searched and paged',
    reads: ['account', 'person'],
    access: globalAdminOnly,
    input: z.strictObject({
      search: z._default(optionalText(100), ''),
      profileType: z._default(z.literal(profileTypes), 'all'),
      profileFilter: z._default(z.literal(profileFilters), 'all'),
      accountId: z.optional(id<AccountId>()),
      userProfileId: z.optional(id<UserProfileId>()),
      ...pageFields,
    }),
    output: pageOf(userRow),
  }),
  getUserToken: defineCall({
    method: 'POST',
    path: '/api/Account/get-user-token',
    summary: 'Act as a person for fifteen minutes; asks for my password again, and keeps the reason in the audit trail',
    changes: ['auditTrail'],
    access: globalAdminOnly,
    input: z.strictObject({ userProfileId: id<UserProfileId>(), reason: text(300), password: text(255) }),
    output: currentUser,
    refusals: {
      WrongPassword: 'Your password is not right.',
      AccountLocked: 'There were too many wrong passwords. Try again in 15 minutes.',
      NotAnAdministrator: 'You cannot act as another administrator.',
    },
    rateLimit: { max: 30, windowSeconds: 3600 },
    notWhileActing: true,
  }),
  extendActing: defineCall({
    method: 'POST',
    path: '/api/Account/extend-acting',
    summary: 'Go on acting as the person for fifteen minutes from now, at most ten times',
    changes: ['auditTrail'],
    access: signedIn,
    input: nothing,
    output: currentUser,
    refusals: {
      NotActing: 'You are not acting as anybody.',
      LongEnough: 'You have acted as this person for as long as you can. Start again to continue.',
    },
    rateLimit: { max: 30, windowSeconds: 3600 },
  }),
  updateUserByGlobalAdmin: defineCall({
    method: 'POST',
    path: '/api/Account/update-user-by-global-admin',
    summary: 'Change a person; a new address has to be confirmed, and ends their sessions',
    changes: ['auditTrail', 'person', 'session'],
    access: globalAdminOnly,
    input: z.strictObject({
      userProfileId: id<UserProfileId>(),
      version: z.int(),
      firstName: text(100),
      lastName: text(100),
      email: email(),
      phone: z._default(z.nullable(phone()), null),
      isAccountAdmin: z.boolean(),
      isActive: z.boolean(),
    }),
    output: z.object({ userProfileId: rowId<UserProfileId>(), version: z.int() }),
    refusals: {
      ...changedMeanwhile,
      ...lastAdmin,
      EmailTaken: 'Somebody else already uses this address.',
      NotYourself: 'You cannot remove your own rights. Another admin can.',
    },
    notWhileActing: true,
  }),
  updateAccountSubtypeByGlobalAdmin: defineCall({
    method: 'POST',
    path: '/api/Account/update-account-subtype-by-global-admin',
    summary: 'Change what kind of organisation an account is',
    changes: ['account', 'auditTrail'],
    access: globalAdminOnly,
    input: z.strictObject({
      accountId: id<AccountId>(),
      version: z.int(),
      businessAccountSubtype: z.literal([1, 2, 3, 4], 'Choose a kind of organisation.'),
    }),
    output: z.object({
      accountId: rowId<AccountId>(),
      businessAccountSubtype: z.literal([1, 2, 3, 4]),
      version: z.int(),
    }),
    refusals: changedMeanwhile,
    notWhileActing: true,
  }),
  getPaymentSubscription: defineCall({
    method: 'GET',
    path: '/api/Account/get-payment-subscription',
    summary: 'What my organisation pays Waymark',
    reads: ['plan'],
    access: accountAdminOnly,
    input: nothing,
    output: paymentSubscription,
  }),
  getSubscriptionCheckoutId: defineCall({
    method: 'POST',
    path: '/api/Account/get-subscription-checkout-id',
    summary: 'A hosted checkout that subscribes my organisation; the open one again while there is one',
    changes: ['plan'],
    access: accountAdminOnly,
    input: z.strictObject({ plan: z.literal('Community') }),
    output: z.object({ checkoutId: z.string(), url: z.string() }),
    refusals: { AlreadySubscribed: 'Your organisation is on the Community plan already.' },
    notWhileActing: true,
    rateLimit: { max: 20, windowSeconds: 60 },
  }),
  updatePaymentSubscription: defineCall({
    method: 'POST',
    path: '/api/Account/update-payment-subscription',
    summary:
      'The plan from the next period on: Free ends the subscription with the paid period, Community lets it go on',
    changes: ['plan'],
    access: accountAdminOnly,
    input: z.strictObject({ plan: z.literal(['Free', 'Community']) }),
    output: paymentSubscription,
    refusals: { NotSubscribed: 'Your organisation has no Community plan to change. Please subscribe first.' },
    notWhileActing: true,
    rateLimit: { max: 20, windowSeconds: 60 },
  }),
} as const
