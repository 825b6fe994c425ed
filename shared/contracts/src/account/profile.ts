import { needWeights } from '@waymark/domain/access-fit/need-weights'
import { bookingEmailKinds } from '@waymark/domain/account/email-kinds'
import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { lastAdmin } from '../refusals.ts'
import { done, id, nothing, optionalText, password, personName, queryId, rowId } from '../shapes.ts'
import { wrongPassword } from './password-refusal.ts'

const ownProfile = z.strictObject({
  firstName: personName(),
  lastName: personName(),
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

/** One need of a person: a must or a wish, with a threshold where the option is measured. */
const need = {
  accessibilityOptionId: z.int(),
  weight: z.literal(needWeights),
  threshold: z.nullable(z.number()),
}

const needsProfile = z.object({ needs: z.array(z.object(need)) })

/** What people keep of themselves. */
export const profile = {
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
    isPrivateRead: true,
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
  downloadMyData: defineCall({
    method: 'POST',
    path: '/api/Account/download-my-data',
    summary: 'All that Waymark keeps of me, as a JSON file',
    reads: ['booking', 'message', 'need', 'person', 'session', 'shortlist'],
    access: signedIn,
    input: nothing,
    output: z.null(),
    answer: 'file',
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
    notWhileActing: true,
  }),
} as const
