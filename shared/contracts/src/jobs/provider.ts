import type { ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id, text } from '../shapes.ts'
import { sweep } from './sweep.ts'

/** Jobs that the provider service runs. */
export const providerJobs = {
  /** Sets the services that somebody does at a location. Their bookings stay. */
  setAssignedServices: defineJob({
    id: 'provider.set-assigned-services',
    queue: 'provider',
    payload: z.strictObject({
      userProfileId: id<UserProfileId>(),
      serviceAreaId: id<ServiceAreaId>(),
      serviceAreaServiceIds: z.array(id<ServiceAreaServiceId>()).check(z.maxLength(100)),
    }),
  }),
  /** Removes somebody from a location: its services, activities, working hours and primary managers. Their bookings stay. */
  leaveArea: defineJob({
    id: 'provider.leave-area',
    queue: 'provider',
    payload: z.strictObject({ userProfileId: id<UserProfileId>(), serviceAreaId: id<ServiceAreaId>() }),
  }),
  /** Removes a deleted person's credentials and what they wrote about venues (whether a fact was right stays), and takes them off activities. */
  forgetPerson: defineJob({
    id: 'provider.forget-person',
    queue: 'provider',
    payload: z.strictObject({ userProfileId: id<UserProfileId>() }),
  }),
  /** Asks managers whether the facts of their location that are 12 months old still hold. */
  nudgeAboutFacts: defineJob({
    id: 'provider.nudge-about-facts',
    queue: 'provider',
    payload: z.strictObject({}),
  }),
  /** Closes the locations whose closing date has come and with which nothing is booked any more. */
  closeLocations: defineJob({ id: 'provider.close-locations', queue: 'provider', payload: z.strictObject({}) }),
  /** Tells people and admins that a credential ends within 30 days. */
  remindOfCredentials: defineJob({
    id: 'provider.remind-of-credentials',
    queue: 'provider',
    payload: z.strictObject({}),
  }),
  /** Completes the activities whose last session is over. */
  completeActivities: defineJob({
    id: 'provider.complete-activities',
    queue: 'provider',
    payload: z.strictObject({}),
  }),
  /** Queries Stripe for the state of an organisation's application for card payments and stores it. */
  settleCardAccount: defineJob({
    id: 'provider.settle-card-account',
    queue: 'provider',
    payload: z.strictObject({ stripeAccountId: text(255) }),
  }),
  /** Deletes files that nobody refers to: each service takes out its own, first this one, last the map. */
  sweepFiles: defineJob({ id: 'provider.sweep-files', queue: 'provider', payload: sweep }),
  /** Starts a sweep of every file that has been stored for a day. */
  sweepStoredFiles: defineJob({
    id: 'provider.sweep-stored-files',
    queue: 'provider',
    payload: z.strictObject({}),
  }),
  /** Moves the files of places that are private now out of what everybody may read, and back. */
  placeFiles: defineJob({
    id: 'provider.place-files',
    queue: 'provider',
    payload: z.strictObject({}),
  }),
} as const satisfies Record<string, JobDefinition>
