import type { ActivitySessionId, BookingId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { bookedPerson, currency } from '../activity-shapes.ts'
import { bookingStatusValue, clientReach } from '../booking-shapes.ts'
import { defineCall } from '../define-call.ts'
import { id, optionalText, pageOf, phone, rowId, text } from '../shapes.ts'
import { sessionTeam } from './session-shapes.ts'

/** The session that a ticket is for, of the same organisation. */
const sessionOfTicket = z.object({ activityTitle: z.string(), startDateTime: z.string(), timeZone: z.string() })

/** Who comes, who has come, and cash at the door. */
export const checkIn = {
  getActivityBookingsInActivitySession: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-bookings-in-activity-session',
    summary: 'Who comes to a session, and who has been checked in',
    reads: ['activitySession', 'booking', 'payment'],
    access: sessionTeam,
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        search: z._default(optionalText(100), ''),
        /** When empty, all that hold spaces: those to be paid, confirmed and completed ones. */
        statuses: z._default(z.array(bookingStatusValue).check(z.maxLength(5)), []),
        /** A check-in list needs them all: up to `pageSize` 500. */
        pageNumber: z._default(z.int().check(z.positive(), z.lte(100_000)), 1),
        pageSize: z._default(z.int().check(z.positive(), z.lte(500)), 50),
      }),
    output: () =>
      pageOf(
        z.object({
          activityBookingId: rowId<BookingId>(),
          status: bookingStatusValue,
          contactName: z.string(),
          /** Empty for Staff, who do not manage the session. */
          contactEmail: z.string(),
          contactPhone: z.nullable(z.string()),
          notes: z.string(),
          totalCents: z.int(),
          currency,
          paidCents: z.int(),
          /** How much of it is cash that was taken at the door, and how much of that is to be given back. */
          cashCents: z.int(),
          cashToGiveBackCents: z.int(),
          people: z.array(bookedPerson),
          /** What the code on the ticket says. */
          ticketCode: z.string(),
          havingNewMessage: z.boolean(),
          /** A guest is reached by email alone. */
          isGuest: z.boolean(),
          clientReach,
        }),
      ),
    isPrivateRead: true,
    isKept: true,
  }),
  getSessionOfTicket: defineCall({
    method: 'POST',
    path: '/api/activity/get-session-of-ticket',
    summary: 'Which session of my organisation the code of a ticket is for, when it is not on the list of a session',
    reads: ['activitySession', 'booking'],
    access: sessionTeam,
    input: () => z.strictObject({ activitySessionId: id<ActivitySessionId>(), ticketCode: text(100) }),
    output: () =>
      z.object({
        /** `here`: it is of this session, so the list is to be read again. */
        place: z.literal(['here', 'other session', 'unknown']),
        /** Null unless it is of another session of the organisation. */
        session: z.nullable(sessionOfTicket),
      }),
  }),
  checkInActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/check-in-activity-booking',
    summary:
      'Note who has come, by the code of the ticket or by hand; sent again after being offline, it changes nothing twice',
    changes: ['activitySession', 'booking'],
    access: sessionTeam,
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        marks: z
          .array(
            z.strictObject({
              activityBookingId: z.optional(id<BookingId>()),
              ticketCode: z.optional(text(100)),
              /** All of the booking when omitted. */
              positions: z.optional(z.array(z.int32().check(z.nonnegative())).check(z.maxLength(100))),
              isHere: z._default(z.boolean(), true),
              /** When it was marked, by the device; the newest mark of a person counts. */
              at: z.optional(z.iso.datetime()),
            }),
          )
          .check(z.minLength(1), z.maxLength(500)),
      }),
    output: () =>
      z.object({
        marked: z.array(
          z.object({
            activityBookingId: z.nullable(rowId<BookingId>()),
            outcome: z.literal(['marked', 'unchanged', 'unknown', 'other session', 'not confirmed']),
            contactName: z.nullable(z.string()),
            /** Of a ticket for another session of the organisation. */
            session: z.nullable(sessionOfTicket),
            people: z.array(bookedPerson),
          }),
        ),
      }),
    refusals: { TooEarly: 'Check-in opens {hours} hours before the start.' },
  }),
  addActivityBookingAtDoor: defineCall({
    method: 'POST',
    path: '/api/activity/add-activity-booking-at-door',
    summary: 'Let somebody in who has not booked: a booking of one space, free or to be paid in cash, who is here',
    changes: ['activitySession', 'booking', 'payment'],
    access: sessionTeam,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        name: text(100),
        phone: z._default(z.nullable(phone()), null),
        wantsWheelchairSpace: z._default(z.boolean(), false),
        wantsHearingReceiver: z._default(z.boolean(), false),
        wantsInterpreter: z._default(z.boolean(), false),
        wantsQuietPlace: z._default(z.boolean(), false),
        /** What they pay: nothing, or a price of the session. */
        price: z._default(z.literal(['free', 'standard', 'concession']), 'free'),
        /** The price was taken in cash; otherwise it is still to be paid. */
        isPaidInCash: z._default(z.boolean(), false),
      }),
    output: () => z.object({ activityBookingId: rowId<BookingId>() }),
    refusals: {
      TooEarly: 'Check-in opens {hours} hours before the start.',
      SoldOut: '{spaces} left in this session. Whoever manages it can add spaces on its tab “Session”.',
      StockTaken: '{stock} left in this session.',
      NotOpen: 'This session cannot be booked any more.',
    },
    notWhileActing: true,
  }),
  noteCashAtDoor: defineCall({
    method: 'POST',
    path: '/api/activity/note-cash-at-door',
    summary:
      'Note cash that was taken at the door, take that note back, or note what was given back after a cancellation',
    changes: ['activitySession', 'booking', 'payment'],
    access: sessionTeam,
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        activityBookingId: id<BookingId>(),
        step: z.literal(['taken', 'undone', 'given back']),
        /** The amount that was shown with the button. */
        amountCents: z.int32().check(z.positive()),
      }),
    output: () => z.object({ paidCents: z.int(), cashCents: z.int(), cashToGiveBackCents: z.int() }),
    refusals: {
      AmountChanged: 'Somebody else noted this meanwhile: {amount} is left for it.',
      NotConfirmed: 'Only a confirmed or completed booking can be paid at the door.',
    },
    notWhileActing: true,
  }),
} as const
