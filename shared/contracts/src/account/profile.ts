import { needWeights } from '@waymark/domain/access-fit/need-weights'
import { bookingEmailKinds, firstEmailKinds, laterEmailKinds } from '@waymark/domain/account/email-kinds'
import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, signedIn } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { lastAdmin } from '../refusals.ts'
import { currentPassword, done, email, id, nothing, optionalPhone, personName, queryId, rowId } from '../shapes.ts'
import { deadLink, linkToken } from './email-link.ts'
import { wrongPassword } from './password-refusal.ts'

const ownProfile = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  /** Empty: none. */
  phone: z.optional(optionalPhone()),
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
  preferences: z.array(z.object({ emailKind: z.literal(firstEmailKinds), name: z.string(), isWanted: z.boolean() })),
  /** Kinds that pages of the release before do not know. */
  laterPreferences: z.optional(
    z.array(z.object({ emailKind: z.literal(laterEmailKinds), name: z.string(), isWanted: z.boolean() })),
  ),
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
  /** Ours: the source fills its form from what signing in answered, which has no phone number. */
  getProfile: defineCall({
    method: 'GET',
    path: '/api/Account/get-profile',
    summary:
      'My names, phone number and email address, the address that waits to be confirmed, and whether I am the last admin',
    reads: ['person'],
    access: signedIn,
    input: () => nothing,
    output: () =>
      z.object({
        firstName: z.string(),
        lastName: z.string(),
        phone: z.nullable(z.string()),
        email: z.string(),
        newEmail: z.nullable(z.string()),
        /** Whether my organisation would be without an admin if I deleted my account. */
        isLastAdmin: z.optional(z.boolean()),
      }),
  }),
  /** Ours: the source has no way to another address. */
  changeEmail: defineCall({
    method: 'POST',
    path: '/api/Account/change-email',
    summary: 'Move to another email address, once the link that is sent to it is used',
    changes: ['person'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ email: email(), password: currentPassword() }),
    output: () => done,
    refusals: wrongPassword,
    notWhileActing: true,
  }),
  confirmNewEmail: defineCall({
    method: 'POST',
    path: '/api/Account/confirm-new-email',
    summary: 'Confirm my new email address with the emailed link; every session ends',
    changes: ['person', 'session'],
    access: anyone,
    input: () => z.strictObject({ token: linkToken() }),
    output: () => done,
    refusals: {
      ...deadLink,
      AddressHasAccount: 'This address has an account of its own by now. Log in with it, or choose another address.',
    },
  }),
  updateProfile: defineCall({
    method: 'POST',
    path: '/api/Account/update-profile',
    summary: 'Change my names, phone number and the location I start at',
    changes: ['person'],
    access: signedIn,
    isFilledIn: true,
    input: () => ownProfile,
    output: () => savedProfile,
  }),
  mapUpdateProfile: defineCall({
    method: 'POST',
    path: '/api/Account/map-update-profile',
    summary: 'Change my names and phone number from the map',
    changes: ['person'],
    access: signedIn,
    isFilledIn: true,
    input: () => ownProfile,
    output: () => savedProfile,
  }),
  removeDefaultServicearea: defineCall({
    method: 'POST',
    path: '/api/Account/remove-default-servicearea',
    summary: 'Start at no location in particular again',
    changes: [],
    access: signedIn,
    input: () => nothing,
    output: () => done,
  }),
  getUserEmailPreferences: defineCall({
    method: 'GET',
    path: '/api/Account/get-user-email-preferences',
    summary: 'Which emails about bookings I want',
    reads: ['emailPreference'],
    access: signedIn,
    input: () => z.strictObject({ userProfileId: queryId<UserProfileId>() }),
    output: () => emailPreferences,
  }),
  updateUserEmailPreferences: defineCall({
    method: 'POST',
    path: '/api/Account/update-user-email-preferences',
    summary: 'Choose which emails about bookings I want; kinds left out stay as they are',
    changes: ['emailPreference'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        userProfileId: id<UserProfileId>(),
        preferences: z
          .array(z.strictObject({ emailKind: z.literal(bookingEmailKinds), isWanted: z.boolean() }))
          .check(z.maxLength(bookingEmailKinds.length)),
      }),
    output: () => emailPreferences,
  }),
  getNeeds: defineCall({
    method: 'GET',
    path: '/api/Account/get-needs',
    summary: 'My accessibility needs',
    reads: ['need'],
    access: signedIn,
    input: () => nothing,
    output: () => needsProfile,
    isPrivateRead: true,
  }),
  updateNeeds: defineCall({
    method: 'POST',
    path: '/api/Account/update-needs',
    summary: 'Write my accessibility needs anew',
    changes: ['need'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        needs: z
          .array(z.strictObject({ ...need, threshold: z._default(need.threshold, null) }))
          .check(z.maxLength(100)),
      }),
    output: () => needsProfile,
  }),
  downloadMyData: defineCall({
    method: 'POST',
    path: '/api/Account/download-my-data',
    summary: 'All that Waymark keeps of me, as a JSON file',
    reads: ['booking', 'message', 'need', 'person', 'session', 'shortlist'],
    access: signedIn,
    input: () => nothing,
    output: () => z.null(),
    answer: 'file',
  }),
  deleteMyAccount: defineCall({
    method: 'POST',
    path: '/api/Account/delete-my-account',
    summary: 'Delete my account; bookings stay without what tells who I was',
    changes: ['person', 'session'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ password: currentPassword() }),
    output: () => done,
    refusals: {
      ...wrongPassword,
      ...lastAdmin,
      HasComingBookings:
        'You still have bookings to come. Cancel the ones that you made first. If you work at some, let somebody else take those over.',
      NotAsAdministrator: 'A global administrator cannot delete their own account.',
    },
    notWhileActing: true,
  }),
} as const
