import type { ActivityId, ActivitySessionId, BookingId, ServiceAreaId, WaitlistEntryId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { guestOrSignedIn } from '../access.ts'
import { managedArea } from '../booking-shapes.ts'
import { defineCall } from '../define-call.ts'
import { done, id, queryId, rowId } from '../shapes.ts'
import { contact, givenAddress, people, taking } from './activity-booking-shapes.ts'

/** Waiting for spaces of a full session. */
export const activityWaitlist = {
  joinActivityWaitlist: defineCall({
    method: 'POST',
    path: '/api/activity/join-activity-waitlist',
    summary: 'Wait for spaces of a full session; a group is offered its spaces together, for two hours',
    changes: ['waitlist', 'activitySession'],
    access: guestOrSignedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        people,
        ...contact,
        UserServiceAreaId: z._default(z.nullable(id<ServiceAreaId>()), null),
      }),
    output: () => z.object({ waitlistEntryId: rowId<WaitlistEntryId>(), groupsBefore: z.int() }),
    refusals: {
      NotFull: 'There are spaces left. Book them now.',
      AlreadyWaiting: 'You are on the waitlist of this session already.',
      AlreadyBooked: 'You already have a booking of this session.',
      NotOpen: taking.NotOpen,
      ClosedDay: taking.ClosedDay,
      TooManySpaces: taking.TooManySpaces,
      OneCompanionEach: '{sentence}',
      WrongAge: '{sentence}',
      ...givenAddress,
      ...managedArea,
    },
  }),
  leaveActivityWaitlist: defineCall({
    method: 'POST',
    path: '/api/activity/leave-activity-waitlist',
    summary: 'Stop waiting, or give an offer back',
    changes: ['waitlist', 'activitySession', 'booking'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ waitlistEntryId: id<WaitlistEntryId>() }),
    output: () => done,
  }),
  getMyActivityWaitlist: defineCall({
    method: 'GET',
    path: '/api/activity/get-my-activity-waitlist',
    summary: 'The sessions that I wait for, and what I am offered',
    reads: ['waitlist', 'activitySession'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ UserServiceAreaId: z.optional(queryId<ServiceAreaId>()) }),
    output: () =>
      z.array(
        z.object({
          waitlistEntryId: rowId<WaitlistEntryId>(),
          activityId: rowId<ActivityId>(),
          activitySessionId: rowId<ActivitySessionId>(),
          activityTitle: z.string(),
          startDateTime: z.string(),
          timeZone: z.string(),
          spaces: z.int(),
          groupsBefore: z.int(),
          state: z.literal(['waiting', 'offered']),
          offeredUntil: z.nullable(z.string()),
          activityBookingId: z.nullable(rowId<BookingId>()),
        }),
      ),
  }),
} as const
