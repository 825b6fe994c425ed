import type { ActivitySessionId, BookingId, ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, guestOrSignedIn } from '../access.ts'
import { activityBookingId, currency, openSession, paymentFlowValue } from '../activity-shapes.ts'
import { bookingStatusValue, managedArea } from '../booking-shapes.ts'
import { defineCall } from '../define-call.ts'
import { done, email, id, optionalText, queryId } from '../shapes.ts'
import {
  activityBookingDetail,
  contact,
  givenAddress,
  holdMinutes,
  maxHoldExtensions,
  people,
  taking,
} from './activity-booking-shapes.ts'

/** Taking spaces, holding them until they are paid for, and what has become of them. */
export const newActivityBooking = {
  addNewActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/add-new-activity-booking',
    summary: 'Take spaces of a session: confirmed at once when free, held for payment otherwise',
    changes: ['booking', 'activitySession', 'waitlist'],
    access: guestOrSignedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        people,
        ...contact,
        notes: z._default(optionalText(2000), ''),
        /** The service area that books, in consumer mode. */
        UserServiceAreaId: z._default(z.nullable(id<ServiceAreaId>()), null),
        /** What the client was shown; refused when it has changed. */
        totalCents: z.int32().check(z.nonnegative()),
      }),
    output: () => activityBookingDetail,
    refusals: {
      ...taking,
      PriceChanged: 'The price has changed to {total}. Please check it, then confirm again.',
      AlreadyBooked: 'You already have a booking of this session.',
      RestrictedToProvider: 'Your bookings are with {provider} only.',
      OneCompanionEach: '{sentence}',
      WrongAge: '{sentence}',
      ...givenAddress,
      ...managedArea,
    },
  }),
  extendActivityBookingHold: defineCall({
    method: 'POST',
    path: '/api/activity/extend-activity-booking-hold',
    summary: `Hold the spaces ${holdMinutes} minutes from now, at most ${maxHoldExtensions} times`,
    changes: ['booking'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ activityBookingId: id<BookingId>() }),
    output: () => z.object({ heldUntil: z.string(), extensionsLeft: z.int() }),
    refusals: {
      HoldOver: 'The time is over and the spaces are free again. Your answers are kept: hold the spaces again.',
      NoMoreExtensions: `The time has been extended ${maxHoldExtensions} times. Please pay now, or start again.`,
    },
  }),
  getSessionStatusBeforeConfirmBooking: defineCall({
    method: 'POST',
    path: '/api/activity/get-session-status-before-confirm-booking',
    summary: 'Whether these people still fit into a session, and what they would pay now',
    reads: ['activitySession', 'booking'],
    access: anyone,
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        people,
        /** A booking that already holds the spaces. */
        activityBookingId: z.optional(id<BookingId>()),
      }),
    output: () =>
      z.object({
        session: openSession,
        isAvailable: z.boolean(),
        /** Why not, in words; null when it is. */
        reason: z.nullable(z.string()),
        totalCents: z.int(),
        heldUntil: z.nullable(z.string()),
      }),
  }),
  getActivityBookingDetail: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-booking-detail',
    summary: 'One booking of a session, for its client and for those who manage it',
    reads: ['booking', 'activitySession', 'payment', 'feedback'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ activityBookingId: id<BookingId>() }),
    output: () => activityBookingDetail,
    isPrivateRead: true,
  }),
  getLightActivityBooking: defineCall({
    method: 'GET',
    path: '/api/activity/get-light-activity-booking',
    summary: 'The state of a booking in few words',
    reads: ['booking', 'payment'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ activityBookingId: queryId<BookingId>() }),
    output: () =>
      z.object({
        ...activityBookingId,
        status: bookingStatusValue,
        paymentFlow: paymentFlowValue,
        activityTitle: z.string(),
        startDateTime: z.string(),
        timeZone: z.string(),
        totalCents: z.int(),
        currency,
        heldUntil: z.nullable(z.string()),
      }),
  }),
  getPaidActivityBooking: defineCall({
    method: 'GET',
    path: '/api/activity/get-paid-activity-booking/{id}',
    summary: 'Whether a booking is paid, asked of Stripe when we do not know; polled each 2000 ms by the landing page',
    reads: ['booking', 'payment'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ id: queryId<BookingId>() }),
    output: () =>
      z.object({
        ...activityBookingId,
        status: bookingStatusValue,
        paymentFlow: paymentFlowValue,
        paidCents: z.int(),
        refundedCents: z.int(),
        currency,
        activityTitle: z.string(),
        /** A wall time of `timeZone`. */
        startDateTime: z.string(),
        timeZone: z.string(),
        /** Why a payment failed, in words. */
        failure: z.nullable(z.string()),
      }),
  }),
  releaseActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/release-activity-booking',
    summary: 'Give held spaces back before they are paid for',
    changes: ['booking', 'activitySession', 'waitlist'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ activityBookingId: id<BookingId>() }),
    output: () => done,
    refusals: {
      AlreadyPaid: 'This booking has just been paid for.',
      UnderWay: 'Your bank has not answered yet. Once it has, you can cancel.',
    },
  }),
  sendGuestBookingLink: defineCall({
    method: 'POST',
    path: '/api/activity/send-guest-booking-link',
    summary: 'Email the links to the bookings of an address; the answer is the same for every address',
    changes: [],
    access: anyone,
    isFilledIn: true,
    input: () => z.strictObject({ email: email() }),
    output: () => done,
  }),
} as const
