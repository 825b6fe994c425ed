import type { SecondFactorId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, globalAdminOnly, signedIn } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { currentPassword, done, email, id, nothing, optionalText, password, rowId, text } from '../shapes.ts'
import { wrongPassword } from './password-refusal.ts'

/** A code of an authenticator app or a recovery code, however it is grouped. */
const code = () => z.string().check(z.trim(), z.minLength(1, 'Enter a code.'), z.maxLength(40))
/** The JSON that a browser's passkey answers with; the server's library reads it. */
const passkeyJson = () => z.string().check(z.maxLength(20_000))

/** The second step of a sign-in: a code or a passkey. */
export const secondStep = { code: z.optional(code()), passkey: z.optional(passkeyJson()) }

export const secondStepRefusals = {
  SecondFactorNeeded: 'Your password is right. One more step follows.',
  WrongCode: 'This code is not right, or it was used before. Wait for the next one, or use a recovery code.',
} as const

const recoveryCodes = z.array(z.string())

/** The second factor of one's own account, and its reset by an administrator. */
export const secondFactor = {
  getSecondFactors: defineCall({
    method: 'GET',
    path: '/api/Account/get-second-factors',
    summary: 'The authenticator apps and passkeys of my account',
    reads: ['secondFactor'],
    access: signedIn,
    input: () => nothing,
    output: () =>
      z.object({
        /** Whether my account may not be without one. */
        isRequired: z.boolean(),
        items: z.array(
          z.object({
            secondFactorId: rowId<SecondFactorId>(),
            kind: z.literal(['app', 'passkey']),
            name: z.string(),
            createdAt: z.string(),
            lastUsedAt: z.nullable(z.string()),
          }),
        ),
        recoveryCodesLeft: z.int(),
        knownDevices: z.int(),
      }),
    notWhileActing: true,
  }),
  beginSecondFactor: defineCall({
    method: 'POST',
    path: '/api/Account/begin-second-factor',
    summary: 'Start adding an authenticator app or a passkey; it counts once it is confirmed',
    changes: [],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ kind: z.literal(['app', 'passkey']), currentPassword: currentPassword() }),
    output: () =>
      z.object({
        /** For an app: the secret in base32, and the address that its QR code holds. */
        secret: z.nullable(z.string()),
        address: z.nullable(z.string()),
        /** For a passkey: JSON for the browser. */
        passkeyOptions: z.nullable(z.string()),
      }),
    refusals: { ...wrongPassword, TooMany: 'An account can have ten of these.' },
    notWhileActing: true,
  }),
  confirmSecondFactor: defineCall({
    method: 'POST',
    path: '/api/Account/confirm-second-factor',
    summary: 'Finish adding an authenticator app or a passkey; the first one brings the recovery codes',
    changes: ['secondFactor'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ name: optionalText(60), ...secondStep }),
    output: () => z.object({ recoveryCodes: z.nullable(recoveryCodes) }),
    refusals: {
      WrongCode: 'This code is not right. Look at the app again: it shows a new one every 30 seconds.',
      NotBegun: 'That took too long. Please start again.',
      PasskeyIsKnown: 'This passkey is in use already. Please make another one.',
    },
    notWhileActing: true,
  }),
  removeSecondFactor: defineCall({
    method: 'POST',
    path: '/api/Account/remove-second-factor',
    summary: 'Remove an authenticator app or a passkey from my account',
    changes: ['secondFactor'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ secondFactorId: id<SecondFactorId>(), currentPassword: currentPassword() }),
    output: () => done,
    refusals: {
      ...wrongPassword,
      LastSecondFactor: 'Your account needs a second step. Add another one first, then remove this one.',
    },
    notWhileActing: true,
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/api/Account/renew-recovery-codes',
    summary: 'New recovery codes; the old ones stop working',
    changes: ['secondFactor'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ currentPassword: currentPassword() }),
    output: () => z.object({ recoveryCodes }),
    refusals: { ...wrongPassword, NoSecondFactor: 'Recovery codes belong to a second step. Add one first.' },
    notWhileActing: true,
  }),
  forgetKnownDevices: defineCall({
    method: 'POST',
    path: '/api/Account/forget-known-devices',
    summary: 'Ask for the second step on all my devices again',
    changes: ['secondFactor'],
    access: signedIn,
    input: () => nothing,
    output: () => done,
    notWhileActing: true,
  }),
  getSignInChallenge: defineCall({
    method: 'POST',
    path: '/api/Account/get-sign-in-challenge',
    summary: 'What can be the second step of a sign-in whose password is right',
    changes: [],
    access: anyone,
    input: () => z.strictObject({ email: email(), password: password() }),
    output: () => z.object({ hasApp: z.boolean(), passkeyOptions: z.nullable(z.string()) }),
    refusals: {
      WrongCredentials: 'The email or the password is not right.',
      AccountLocked: 'Too many tries. Wait 15 minutes, or set a new password.',
    },
  }),
  resetSecondFactor: defineCall({
    method: 'POST',
    path: '/api/Account/reset-second-factor',
    summary: 'Take the second step off the account of somebody who has lost it, after making sure who they are',
    changes: ['auditTrail', 'person'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        userProfileId: id<UserProfileId>(),
        reason: text(500),
        currentPassword: currentPassword(),
      }),
    output: () => done,
    refusals: {
      ...wrongPassword,
      AccountLocked: 'Too many tries. Wait 15 minutes, or set a new password.',
      NotYourself: 'Another administrator has to do this for you.',
    },
    notWhileActing: true,
  }),
} as const
