import type { ActivitySessionId, BookingId } from '@waymark/domain/ids'
import { texts, tooCloseText } from '@waymark/domain/texts'
import * as z from 'zod/mini'
import { guestOrSignedIn, signedIn } from '../access.ts'
import { currency, maxPeopleInBooking, personToBook } from '../activity-shapes.ts'
import { defineCall } from '../define-call.ts'
import { id, optionalText } from '../shapes.ts'
import { activityBookingDetail, notConfirmed, taking } from './activity-booking-shapes.ts'

/** Cancelling, changing people, moving and completing. */
export const activityBookingChanges = {
  getActivityBookingRefundMessage: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-booking-refund-message',
    summary: 'What a cancellation would give back now, in words and cents',
    reads: ['booking', 'payment'],
    access: guestOrSignedIn,
    input: () =>
      z.strictObject({
        activityBookingId: id<BookingId>(),
        /** Only these people; all when omitted. A companion leaves with their holder. */
        positions: z.optional(z.array(z.int32().check(z.nonnegative())).check(z.minLength(1), z.maxLength(100))),
      }),
    output: () => z.object({ message: z.string(), refundCents: z.int(), currency, spaces: z.int() }),
    refusals: { ...notConfirmed, TooClose: tooCloseText('{hours}') },
  }),
  cancelActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/cancel-activity-booking',
    summary: 'Cancel a booking of a session, or some of its people, with the refund of its policy',
    changes: ['booking', 'activitySession', 'payment', 'waitlist'],
    access: guestOrSignedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        activityBookingId: id<BookingId>(),
        positions: z.optional(z.array(z.int32().check(z.nonnegative())).check(z.minLength(1), z.maxLength(100))),
        reason: z._default(optionalText(500), ''),
        /** The refund that the person was shown; refused when it has become another. */
        refundCents: z.int32().check(z.nonnegative()),
      }),
    output: () => activityBookingDetail,
    refusals: {
      ...notConfirmed,
      TooClose: tooCloseText('{hours}'),
      RefundChanged: 'You would now get {refund} back. Please check it, then confirm again.',
    },
    notWhileActing: true,
  }),
  changeActivityBookingPeople: defineCall({
    method: 'POST',
    path: '/api/activity/change-activity-booking-people',
    summary: 'Change the names, ages, access places and shared needs of people of a booking, until it starts',
    changes: ['booking', 'activitySession', 'waitlist'],
    access: guestOrSignedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        activityBookingId: id<BookingId>(),
        /** Those who change, by their position; what they pay and whom a companion comes with stays. */
        people: z
          .array(
            z.extend(z.omit(personToBook, { kind: true, companionOf: true }), {
              position: z.int32().check(z.nonnegative()),
            }),
          )
          .check(z.minLength(1), z.maxLength(maxPeopleInBooking)),
        notes: z._default(optionalText(2000), ''),
      }),
    output: () => activityBookingDetail,
    refusals: {
      StockTaken: taking.StockTaken,
      NotOpen: 'This booking cannot be changed any more.',
      WrongAge: '{sentence}',
    },
    notWhileActing: true,
  }),
  moveActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/move-activity-booking',
    summary: 'Move a booking with all its people to another session of the same activity, at the same price',
    changes: ['booking', 'activitySession', 'waitlist'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ activityBookingId: id<BookingId>(), activitySessionId: id<ActivitySessionId>() }),
    output: () => activityBookingDetail,
    refusals: {
      ...notConfirmed,
      TooClose: tooCloseText('{hours}'),
      TooLateToMove: 'The time to get your money back is over, so this booking cannot move any more.',
      OtherPrice: 'That session costs {total}. Cancel this booking and book the other one instead.',
      SoldOut: taking.SoldOut,
      StockTaken: taking.StockTaken,
      TooManySpaces: taking.TooManySpaces,
      NotOpen: taking.NotOpen,
      ClosedDay: taking.ClosedDay,
      AlreadyBooked: 'You already have a booking of that session.',
    },
    notWhileActing: true,
  }),
  completeActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/complete-activity-booking',
    summary: 'Say that a booking of a session took place',
    changes: ['booking', 'activitySession'],
    access: signedIn,
    input: () => z.strictObject({ activityBookingId: id<BookingId>() }),
    output: () => activityBookingDetail,
    refusals: { NotConfirmed: 'Only a confirmed booking can be completed.', NotBegun: texts.notBegun },
  }),
} as const
