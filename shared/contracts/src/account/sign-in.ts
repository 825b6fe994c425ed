import * as z from 'zod/mini'
import { anyone, signedIn } from '../access.ts'
import { currentUser } from '../current-user.ts'
import { defineCall } from '../define-call.ts'
import { currentPassword, done, email, nothing, pageFields, pageOf, password } from '../shapes.ts'
import { deadLink, linkToken } from './email-link.ts'
import { wrongPassword } from './password-refusal.ts'
import { secondStep, secondStepRefusals } from './second-factor.ts'

/**
 * A device or browser where the person is signed in. `actingAdminName` is set when a global administrator acts as them.
 */
const openSession = z.object({
  sessionId: z.string(),
  deviceName: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  actingAdminName: z.nullable(z.string()),
})

/** The cookie of a browser that gave the second step lately. */
export const knownDeviceCookieName = '__Secure-kd'

/** Signing in and out, passwords, and where one is signed in. */
export const signIn = {
  login: defineCall({
    method: 'POST',
    path: '/api/Account/login',
    summary: 'Sign in with email and password',
    changes: ['session'],
    access: anyone,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        email: email(),
        password: password(),
        ...secondStep,
        /** Whether this browser need not be asked for the second step for 30 days. */
        remembersDevice: z._default(z.boolean(), false),
      }),
    output: () => currentUser,
    refusals: {
      ...secondStepRefusals,
      WrongCredentials: 'The email or the password is not right.',
      NotActivated: 'Please confirm your email address first. We can send you the link again.',
      AccountLocked: 'Too many tries. Wait 15 minutes, or set a new password.',
      AccountClosed: 'This account is not active. Please contact us.',
    },
  }),
  refreshToken: defineCall({
    method: 'POST',
    path: '/api/Account/refresh-token',
    summary: 'New access token from the refresh cookie',
    changes: [],
    access: anyone,
    input: () => nothing,
    output: () => currentUser,
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/Account/logout',
    summary: 'End this session',
    changes: ['session'],
    access: anyone,
    input: () => nothing,
    output: () => done,
  }),
  forgotPassword: defineCall({
    method: 'POST',
    path: '/api/Account/forgot-password',
    summary: 'Send a link to set a new password; the answer is the same for every address',
    changes: [],
    access: anyone,
    isFilledIn: true,
    input: () => z.strictObject({ email: email() }),
    output: () => done,
  }),
  validateResetPassword: defineCall({
    method: 'POST',
    path: '/api/Account/validate-reset-password',
    summary: 'Whether a link to choose a password still works, and whose it is',
    reads: [],
    access: anyone,
    input: () => z.strictObject({ token: linkToken() }),
    output: () =>
      z.object({
        isValid: z.boolean(),
        /** The address that the link was sent to; null when it does not work. */
        email: z.nullable(z.string()),
        /** The organisation whose team the person joins with it; null for a new password. */
        joinsAccountName: z.nullable(z.string()),
      }),
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/Account/reset-password',
    summary: 'Set a new password with a reset link; ends all sessions',
    changes: ['session'],
    access: anyone,
    isFilledIn: true,
    input: () => z.strictObject({ token: linkToken(), newPassword: password() }),
    output: () => done,
    refusals: {
      ...deadLink,
      // Only who reads the mailbox learns this.
      AddressHasAccount:
        'You already have a Waymark account with this address. Ask the team that invited you to use another address of yours.',
    },
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/Account/change-password',
    summary: 'Change my password; ends my other sessions',
    changes: ['session'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ currentPassword: currentPassword(), newPassword: password() }),
    output: () => done,
    refusals: wrongPassword,
    notWhileActing: true,
  }),
  getSessions: defineCall({
    method: 'POST',
    path: '/api/Account/get-sessions',
    summary: 'Devices where I am signed in',
    reads: ['session'],
    access: signedIn,
    input: () => z.strictObject(pageFields),
    output: () => pageOf(openSession),
  }),
  endSession: defineCall({
    method: 'POST',
    path: '/api/Account/end-session',
    summary: 'Sign a device of mine out',
    changes: ['session'],
    access: signedIn,
    input: () => z.strictObject({ sessionId: z.uuid() }),
    output: () => done,
  }),
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/api/Account/end-other-sessions',
    summary: 'Sign all my other devices out',
    changes: ['session'],
    access: signedIn,
    input: () => nothing,
    output: () => done,
    notWhileActing: true,
  }),
} as const
