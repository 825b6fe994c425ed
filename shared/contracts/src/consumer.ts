import type { BookingId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { individualOnly, signedIn } from './access.ts'
import { activityBookingId, currency } from './activity-shapes.ts'
import { bookingRow, ownArea } from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { done, id, queryId, rowId } from './shapes.ts'

/** Consumer (calls.md): what needs my attention now. */
export const consumer = {
  getDataForConsumerDashboard: defineCall({
    method: 'GET',
    path: '/api/consumer/get-data-for-consumer-dashboard',
    summary: 'My next bookings, what needs me, unread messages, shortlist; for an area when serviceAreaId is given',
    reads: ['booking', 'freeTime', 'invitation', 'message'],
    access: signedIn,
    input: () => z.strictObject({ serviceAreaId: z.optional(queryId<ServiceAreaId>()) }),
    output: () =>
      z.object({
        comingUp: z.array(bookingRow),
        /** How many `comingUp` is the first of: requested, held and confirmed. While there are any, the account stays. */
        comingCount: z.int(),
        /** Money of refunds that failed, which organisers still owe me. */
        owed: z.array(
          z.object({
            ...activityBookingId,
            activityTitle: z.string(),
            accountName: z.string(),
            owedCents: z.int(),
            currency,
          }),
        ),
        /** As many as the list of upcoming bookings has. */
        upcomingCount: z.int(),
        /** Dates of services that nobody could take. */
        incomplete: z.array(bookingRow),
        /** Spaces of sessions that are held until they are paid for or taken, the first to end first. */
        held: z.array(z.extend(bookingRow, { heldUntil: z.string(), isOffered: z.boolean() })),
        /** My bookings of the last weeks that took place and of which I have not said how they were, the last first. */
        toRate: z.array(bookingRow),
        unreadMessageCount: z.int(),
        /** Open emailed invitations from organisations to me; their links are only in the emails. */
        openInvitations: z.array(
          z.object({ accountName: z.string(), serviceAreaName: z.string(), expiresAt: z.string() }),
        ),
        /** Clients whom organisations keep with my address: I am asked of each whether the bookings are mine. */
        keptClients: z.optional(
          z.array(
            z.object({
              keptClientId: rowId<UserProfileId>(),
              firstName: z.string(),
              lastName: z.string(),
              accountName: z.string(),
              bookingCount: z.int(),
            }),
          ),
        ),
        bookAgain: z.nullable(
          z.object({
            bookingId: rowId<BookingId>(),
            serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
            serviceName: z.string(),
            sizeOptionName: z.string(),
            accountName: z.string(),
            timeZone: z.string(),
            nextFree: z.nullable(z.string()),
          }),
        ),
      }),
    refusals: ownArea,
    isPrivateRead: true,
  }),
  answerKeptClient: defineCall({
    method: 'POST',
    path: '/api/consumer/answer-kept-client',
    summary:
      'Say whether the bookings of a client whom an organisation keeps with my address are mine; if so, I have them',
    changes: ['booking', 'conversation'],
    access: individualOnly,
    input: () => z.strictObject({ keptClientId: id<UserProfileId>(), isMine: z.boolean() }),
    output: () => done,
    refusals: { AlreadyYours: 'You have said that these bookings are yours. They are among your bookings.' },
  }),
  getDataForProviderDashboard: defineCall({
    method: 'GET',
    path: '/api/consumer/get-data-for-provider-dashboard',
    summary: 'What needs a provider: bookings of today and the days after, dates nobody could take, unread messages',
    reads: ['booking', 'credential', 'message', 'quote', 'schedule', 'service', 'team'],
    access: signedIn,
    input: () => z.strictObject({ serviceAreaId: queryId<ServiceAreaId>() }),
    output: () =>
      z.object({
        /** Bookings of services; sessions have a list of their own. */
        comingUp: z.array(bookingRow),
        todayCount: z.int(),
        /** Confirmed bookings of services and activities from now on. */
        upcomingCount: z.int(),
        /** The last confirmed visits that are over, and how many there are. */
        toComplete: z.array(bookingRow),
        toCompleteCount: z.optional(z.int()),
        /** The next dates to come that nobody does yet, and how many there are; none for Staff. */
        unplaced: z.array(bookingRow),
        unplacedCount: z.int(),
        unreadMessageCount: z.int(),
        /** Quotes of the location that wait for a price; 0 for Staff. */
        quotesToAnswer: z.int(),
        /**
         * Visits of the next fortnight that are given to somebody who is away then or does not hold what the service
         * requires, and the local day of the first; left out when there are none, and for Staff.
         */
        unable: z.optional(z.object({ count: z.int(), firstDay: z.string() })),
        /** What the location lacks before it can be booked; empty when it can. */
        missing: z.array(z.literal(['services', 'staff', 'weekly times'])),
      }),
    refusals: ownArea,
    isPrivateRead: true,
  }),
} as const
