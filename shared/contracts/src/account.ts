import * as z from 'zod/mini'
import { anyone, globalAdminOnly, signedIn } from './access.ts'
import { currentUser } from './current-user.ts'
import { defineCall } from './define-call.ts'
import { done, email, nothing, optionalText, pageFields, pageOf, password, text } from './shapes.ts'

const linkToken = () =>
  z.string().check(z.minLength(20, 'This link is not complete.'), z.maxLength(200, 'This link is not complete.'))

const deadLink = { LinkNotValid: 'This link is no longer valid. Ask for a new one.' } as const

/** One organisation of the global administrator's list. */
export const businessAccountRow = z.object({
  accountId: z.int(),
  accountName: z.string(),
  businessAccountSubtype: z.literal([1, 2, 3, 4]),
  countryId: z.literal([1, 2]),
  adminName: z.nullable(z.string()),
  adminEmail: z.nullable(z.string()),
  serviceAreaCount: z.int(),
  userCount: z.int(),
  onboardingStep: z.int(),
  isOnboarding: z.boolean(),
  createdAt: z.string(),
})

/** States and kinds by which the global administrator narrows the list of people. */
export const profileFilters = ['all', 'active', 'notConfirmed', 'deactivated', 'accountAdmin', 'restricted'] as const
export type ProfileFilter = (typeof profileFilters)[number]
export const profileTypes = ['all', 'Business', 'Individual'] as const
export type ProfileType = (typeof profileTypes)[number]

/** Account (calls.md, /api/Account/). */
export const account = {
  login: defineCall({
    method: 'POST',
    path: '/api/Account/login',
    summary: 'Sign in with email and password',
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
    access: anyone,
    input: nothing,
    output: currentUser,
    rateLimit: { max: 60, windowSeconds: 60 },
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/Account/logout',
    summary: 'End this session',
    access: anyone,
    input: nothing,
    output: done,
  }),
  forgotPassword: defineCall({
    method: 'POST',
    path: '/api/Account/forgot-password',
    summary: 'Send a link to set a new password; the answer is the same for every address',
    access: anyone,
    input: z.strictObject({ email: email() }),
    output: done,
    rateLimit: { max: 10, windowSeconds: 3600 },
  }),
  validateResetPassword: defineCall({
    method: 'POST',
    path: '/api/Account/validate-reset-password',
    summary: 'Whether a reset link still works',
    access: anyone,
    input: z.strictObject({ token: linkToken() }),
    output: z.object({ isValid: z.boolean() }),
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/Account/reset-password',
    summary: 'Set a new password with a reset link; ends all sessions',
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
    access: anyone,
    input: z.strictObject({
      firstName: text(100),
      lastName: text(100),
      email: email(),
      password: password(),
      countryId: z.literal([1, 2]),
      agreesToTerms: z.literal(true, 'Please agree to the terms to go on.'),
    }),
    output: done,
    rateLimit: { max: 10, windowSeconds: 3600 },
  }),
  resentActiveEmail: defineCall({
    method: 'POST',
    path: '/api/Account/resent-active-email',
    summary: 'Send the confirmation email again; the answer is the same for every address',
    access: anyone,
    input: z.strictObject({ email: email() }),
    output: done,
    rateLimit: { max: 10, windowSeconds: 3600 },
  }),
  activationUser: defineCall({
    method: 'POST',
    path: '/api/Account/activation-user',
    summary: 'Confirm an email address with the emailed link',
    access: anyone,
    input: z.strictObject({ token: linkToken() }),
    output: done,
    refusals: deadLink,
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  updateProfile: defineCall({
    method: 'POST',
    path: '/api/Account/update-profile',
    summary: 'Change my names and phone number',
    access: signedIn,
    input: z.strictObject({ firstName: text(100), lastName: text(100), phone: z.optional(optionalText(30)) }),
    output: z.object({ firstName: z.string(), lastName: z.string(), phone: z.nullable(z.string()) }),
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/Account/change-password',
    summary: 'Change my password; ends my other sessions',
    access: signedIn,
    input: z.strictObject({ currentPassword: password(), newPassword: password() }),
    output: done,
    refusals: { WrongPassword: 'Your current password is not right.' },
    rateLimit: { max: 10, windowSeconds: 300 },
  }),
  getBusinessAccounts: defineCall({
    method: 'POST',
    path: '/api/Account/get-business-accounts',
    summary: 'Organisation accounts, searched and paged',
    access: globalAdminOnly,
    input: z.strictObject({
      search: z._default(optionalText(100), ''),
      businessAccountSubtype: z.optional(z.literal([1, 2, 3, 4])),
      countryId: z.optional(z.literal([1, 2])),
      sort: z._default(z.literal(['name', '-name', 'created', '-created']), 'name'),
      ...pageFields,
    }),
    output: pageOf(businessAccountRow),
  }),
  getBusinessAccountsSubtype: defineCall({
    method: 'POST',
    path: '/api/Account/get-business-accounts-subtype',
    summary: 'How many organisation accounts each subtype has',
    access: globalAdminOnly,
    input: nothing,
    output: z.array(
      z.object({ businessAccountSubtype: z.literal([1, 2, 3, 4]), name: z.string(), accountCount: z.int() }),
    ),
  }),
} as const
