import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { catalogueId, done, nothing } from './shapes.ts'

/** The caller's own preferences for activities, which agree with the needs profile. */
export const activityPreference = {
  getUserAccessibilityOptions: defineCall({
    method: 'GET',
    path: '/api/activity/get-user-accessibility-options',
    summary: 'The accessibility options that I need, from my needs profile',
    reads: ['need'],
    access: signedIn,
    input: () => nothing,
    output: () => z.object({ accessibilityOptionIds: z.array(z.int()) }),
    isPrivateRead: true,
  }),
  updateUserAccessibilityOptions: defineCall({
    method: 'POST',
    path: '/api/activity/update-user-accessibility-options',
    summary: 'Set which options I need; those already in my needs profile keep weight and measure',
    changes: ['need'],
    access: signedIn,
    input: () =>
      z.strictObject({
        accessibilityOptionIds: z.array(catalogueId()).check(z.maxLength(80, 'Choose at most 80.')),
      }),
    output: () => z.object({ accessibilityOptionIds: z.array(z.int()) }),
  }),
  getUserFilterReference: defineCall({
    method: 'GET',
    path: '/api/activity/get-user-filter-reference',
    summary: 'The kinds of activity that I prefer',
    reads: ['activityFilter'],
    access: signedIn,
    input: () => nothing,
    output: () => z.object({ activityKindIds: z.array(z.int()) }),
  }),
  updateUserFilterReference: defineCall({
    method: 'POST',
    path: '/api/activity/update-user-filter-reference',
    summary: 'Set the kinds of activity that I prefer',
    changes: ['activityFilter'],
    access: signedIn,
    input: () =>
      z.strictObject({ activityKindIds: z.array(catalogueId()).check(z.maxLength(30, 'Choose at most 30.')) }),
    output: () => done,
  }),
} as const
