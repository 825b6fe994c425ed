import type { ActivitySessionId, BookingId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { people, taking } from '../activity-booking/activity-booking-shapes.ts'
import { clientFull, clientReach, notYourClient } from '../booking-shapes.ts'
import { defineCall } from '../define-call.ts'
import { id, optionalText, rowId } from '../shapes.ts'
import { ofSession } from './session-shapes.ts'

const { SoldOut, StockTaken, TooManySpaces, NotOpen, ClosedDay, AlreadyStarted } = taking

const clientOfSession = {
  activitySessionId: id<ActivitySessionId>(),
  /** A client of the organisation (`get-clients`, `add-client`). */
  clientUserProfileId: id<UserProfileId>(),
}

/** Spaces for a client who rings up. */
export const forClient = {
  getClientForActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/get-client-for-activity-booking',
    summary: 'Who rings up, before spaces of a session are booked for them',
    reads: ['person'],
    access: ofSession,
    input: () => z.strictObject(clientOfSession),
    output: () =>
      z.object({
        firstName: z.string(),
        lastName: z.string(),
        phone: z.nullable(z.string()),
        clientReach,
      }),
    refusals: notYourClient,
  }),
  addActivityBookingForClient: defineCall({
    method: 'POST',
    path: '/api/activity/add-activity-booking-for-client',
    summary: 'Book spaces of a session for a client who rings up: confirmed at once, and paid at the door',
    changes: ['booking', 'activitySession', 'waitlist'],
    access: ofSession,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        ...clientOfSession,
        people,
        notes: z._default(optionalText(2000), ''),
        /** What the manager was shown; refused when it has changed. */
        totalCents: z.int32().check(z.nonnegative()),
      }),
    output: () => z.object({ activityBookingId: rowId<BookingId>(), clientReach }),
    refusals: {
      ...notYourClient,
      ...clientFull,
      SoldOut,
      StockTaken,
      TooManySpaces,
      NotOpen,
      ClosedDay,
      AlreadyStarted,
      PriceChanged: 'The price has changed to {total}. Please check it, then book again.',
      AlreadyBooked: 'They already have a booking of this session.',
      RestrictedToProvider: 'Their bookings are with {provider} only.',
      OneCompanionEach: '{sentence}',
      WrongAge: '{sentence}',
    },
  }),
} as const
