import type { AccountId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { globalAdminOnly } from './access.ts'
import { defineCall } from './define-call.ts'
import { id, optionalText, queryId, rowId, text } from './shapes.ts'

const money = z.array(z.object({ currency: z.literal(['NZD', 'AUD']), cents: z.int() }))

/** What people have booked with an organisation and that has not begun. */
const coming = z.object({
  /** Confirmed visits. */
  visitCount: z.int(),
  /** Sessions that are open for booking, booked or not. */
  sessionCount: z.int(),
  /** Confirmed bookings of sessions, and the spaces they take. */
  sessionBookingCount: z.int(),
  spaceCount: z.int(),
  /** How many different people have booked all this. */
  clientCount: z.int(),
  /** Spaces held while somebody pays, by booking, and what these would pay. */
  heldCount: z.int(),
  unpaid: money,
  /** What was paid for confirmed bookings, less what went back. */
  paid: money,
  /** Groups on waitlists. */
  waitingCount: z.int(),
  /** Quotes that wait for a price, or whose price can be accepted. */
  quoteCount: z.int(),
  /** When the last booking starts; null without one. */
  lastStartsAt: z.nullable(z.string()),
})

const suspension = z.object({
  isForGood: z.boolean(),
  reason: z.string(),
  keepsBookings: z.boolean(),
  at: z.string(),
  byName: z.string(),
})

const closedForGood = { ClosedForGood: 'This organisation is closed for good.' } as const

/** Suspending organisations, for global administrators; our own group, since the source has none. */
export const organisation = {
  getOrganisationSuspension: defineCall({
    method: 'GET',
    path: '/api/Organisation/get-organisation-suspension',
    summary: 'Whether an organisation is suspended or closed for good, and what people have booked with it',
    reads: ['account', 'activitySession', 'booking', 'location', 'payment', 'quote', 'waitlist'],
    access: globalAdminOnly,
    input: () => z.strictObject({ accountId: queryId<AccountId>() }),
    output: () =>
      z.object({
        accountId: rowId<AccountId>(),
        accountName: z.string(),
        suspension: z.nullable(suspension),
        /** Locations that are open now, and those that the suspension has closed. */
        openLocationCount: z.int(),
        suspendedLocationCount: z.int(),
        coming,
      }),
  }),
  suspendOrganisation: defineCall({
    method: 'POST',
    path: '/api/Organisation/suspend-organisation',
    summary:
      'Close the locations of an organisation until that is lifted, or for good; what is booked is kept, or cancelled with refunds and notices',
    changes: [
      'account',
      'auditTrail',
      'activitySession',
      'booking',
      'freeTime',
      'location',
      'payment',
      'quote',
      'waitlist',
    ],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        accountId: id<AccountId>(),
        isForGood: z._default(z.boolean(), false),
        /** For the admins of the organisation. */
        reason: text(500),
        bookings: z.literal(['keep', 'cancel'], 'Choose what becomes of the bookings.'),
        /** Why, for those whose bookings are cancelled. */
        clientReason: z._default(optionalText(500), ''),
      }),
    output: () => z.object({ accountId: rowId<AccountId>(), closedLocationCount: z.int() }),
    refusals: { ...closedForGood, AlreadySuspended: 'This organisation is suspended already.' },
    notWhileActing: true,
  }),
  liftOrganisationSuspension: defineCall({
    method: 'POST',
    path: '/api/Organisation/lift-organisation-suspension',
    summary: 'Open again the locations that a suspension closed',
    changes: ['account', 'auditTrail', 'activitySession', 'freeTime', 'location', 'quote', 'waitlist'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () => z.strictObject({ accountId: id<AccountId>(), reason: z._default(optionalText(500), '') }),
    output: () => z.object({ accountId: rowId<AccountId>(), openedLocationCount: z.int() }),
    refusals: { ...closedForGood, NotSuspended: 'This organisation is not suspended.' },
    notWhileActing: true,
  }),
} as const
