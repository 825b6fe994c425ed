import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { anyone } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { done, email, latitude, longitude, optionalText, password, personName, phone, text } from '../shapes.ts'
import { deadLink, linkToken } from './email-link.ts'

const agreesToTerms = () => z.literal(true, 'Please agree to the terms to continue.')

/** Registering, and confirming the address. */
export const registration = {
  registerUser: defineCall({
    method: 'POST',
    path: '/api/Account/register-user',
    summary: 'Register an individual; the answer is the same for a taken address',
    changes: ['person'],
    access: anyone,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        firstName: personName(),
        lastName: personName(),
        email: email(),
        password: password(),
        countryId: z.literal([1, 2]),
        agreesToTerms: agreesToTerms(),
      }),
    output: () => done,
  }),
  registerBusinessAccount: defineCall({
    method: 'POST',
    path: '/api/Account/register-business-account',
    summary: 'Register an organisation with its first administrator; the answer is the same for a taken address',
    changes: ['account', 'person'],
    access: anyone,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        businessAccountSubtype: z.literal([1, 2, 3, 4], 'Choose a kind of organisation.'),
        countryId: z.literal([1, 2]),
        accountName: text(120),
        address: text(limits.addressMaxLength),
        suburb: z._default(optionalText(100), ''),
        region: z._default(optionalText(60), ''),
        latitude: z._default(z.nullable(latitude()), null),
        longitude: z._default(z.nullable(longitude()), null),
        phone: z._default(z.nullable(phone()), null),
        firstName: personName(),
        lastName: personName(),
        email: email(),
        password: password(),
        agreesToTerms: agreesToTerms(),
      }),
    output: () => done,
  }),
  registerGuestUser: defineCall({
    method: 'POST',
    path: '/api/Account/register-guest-user',
    summary: 'A guest token of two hours, for activity bookings without an account',
    changes: [],
    access: anyone,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        firstName: personName(),
        lastName: personName(),
        email: email(),
        phone: z._default(z.nullable(phone()), null),
      }),
    output: () =>
      z.object({
        token: z.string(),
        expires: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        /** Empty where none was given. */
        phone: z.string(),
      }),
  }),
  resentActiveEmail: defineCall({
    method: 'POST',
    path: '/api/Account/resent-active-email',
    summary: 'Send the confirmation email again; the answer is the same for every address',
    changes: [],
    access: anyone,
    isFilledIn: true,
    input: () => z.strictObject({ email: email() }),
    output: () => done,
  }),
  activationUser: defineCall({
    method: 'POST',
    path: '/api/Account/activation-user',
    summary: 'Confirm an email address with the emailed link',
    changes: ['person'],
    access: anyone,
    input: () => z.strictObject({ token: linkToken() }),
    output: () => done,
    refusals: deadLink,
  }),
} as const
