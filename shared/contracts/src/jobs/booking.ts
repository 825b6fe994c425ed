import type {
  AccountId,
  ActivityId,
  ActivitySessionId,
  BookingId,
  OutageId,
  RefundId,
  ServiceAreaId,
  UserProfileId,
} from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id, localDate, text } from '../shapes.ts'

/** Attempts to give money back before somebody has to look; about nine hours. */
const refundAttempts = 15

/** Jobs that the booking service runs. */
export const bookingJobs = {
  /** Picks staff for one requested date: Confirmed, or Incomplete with other times. */
  placeBooking: defineJob({
    id: 'booking.place-booking',
    queue: 'booking',
    payload: z.strictObject({ bookingId: id<BookingId>() }),
  }),
  /** Completes bookings that ended 48 hours ago and that nobody completed. */
  completePastBookings: defineJob({
    id: 'booking.complete-past-bookings',
    queue: 'booking',
    payload: z.strictObject({}),
  }),
  /** Ends quotes whose price stands no longer, and those that nobody answered. */
  lapseQuotes: defineJob({ id: 'booking.lapse-quotes', queue: 'booking', payload: z.strictObject({}) }),
  /** Turns down the open quotes of an organisation that is closed for good, and tells those who asked. */
  closeAccountQuotes: defineJob({
    id: 'booking.close-account-quotes',
    queue: 'booking',
    payload: z.strictObject({ accountId: id<AccountId>() }),
  }),
  /** Closes the sessions of an activity that its organisation cancelled or completed: cancels those that have not begun. */
  closeActivity: defineJob({
    id: 'booking.close-activity',
    queue: 'booking',
    payload: z.strictObject({
      activityId: id<ActivityId>(),
      status: z.literal(['Completed', 'Cancelled']),
      /** Why, for those who have booked. */
      reason: z.string().check(z.maxLength(500)),
      byUserProfileId: id<UserProfileId>(),
    }),
  }),
  /** Cancels the bookings of a cancelled session, a few at a time, each with its refund, history and notice. */
  cancelSessionBookings: defineJob({
    id: 'booking.cancel-session-bookings',
    queue: 'booking',
    payload: z.strictObject({
      activitySessionId: id<ActivitySessionId>(),
      byUserProfileId: z.nullable(id<UserProfileId>()),
    }),
  }),
  /**
   * Cancels all that people have booked with an organisation and that has not begun: sessions with their bookings, and
   * visits, each with its refund, history and notice.
   */
  cancelAccountBookings: defineJob({
    id: 'booking.cancel-account-bookings',
    queue: 'booking',
    payload: z.strictObject({
      accountId: id<AccountId>(),
      /** Why, for those who have booked. */
      reason: text(500),
      byUserProfileId: id<UserProfileId>(),
    }),
  }),
  /** The same for what begins at one location from an instant on, because it closes. */
  cancelAreaBookings: defineJob({
    id: 'booking.cancel-area-bookings',
    queue: 'booking',
    payload: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      from: z.iso.datetime(),
      /** Why, for those who have booked. */
      reason: text(500),
      byUserProfileId: id<UserProfileId>(),
    }),
  }),
  /** Completes the confirmed bookings of a session that is completed. */
  completeSessionBookings: defineJob({
    id: 'booking.complete-session-bookings',
    queue: 'booking',
    payload: z.strictObject({ activitySessionId: id<ActivitySessionId>() }),
  }),
  /** Completes sessions that ended 48 hours ago, and the bookings of those who came to one that has begun. */
  completePastSessions: defineJob({
    id: 'booking.complete-past-sessions',
    queue: 'booking',
    payload: z.strictObject({}),
  }),
  /** Lists the sessions of a location again in the open feed: it changed, or one of its activities did; or it opens or closes on some days. */
  listSessions: defineJob({
    id: 'booking.list-sessions',
    queue: 'booking',
    payload: z.strictObject({ serviceAreaId: id<ServiceAreaId>(), days: z.optional(z.array(localDate())) }),
  }),
  /** Tells those who come and relied on access facts of a location or an activity that these are not true any more. */
  warnOfLostFacts: defineJob({
    id: 'booking.warn-of-lost-facts',
    queue: 'booking',
    payload: z.strictObject({
      owner: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('serviceArea'), id: id<ServiceAreaId>() }),
        z.strictObject({ kind: z.literal('activity'), id: id<ActivityId>() }),
      ]),
      optionIds: z.array(z.int()).check(z.minLength(1), z.maxLength(500)),
      /** When they were saved: nobody is told twice of the same. */
      at: z.iso.datetime(),
    }),
  }),
  /** Warns everybody who has booked for a time in which something is out of order where they go, or one booking alone. */
  warnOfOutage: defineJob({
    id: 'booking.warn-of-outage',
    queue: 'booking',
    payload: z.strictObject({ outageId: id<OutageId>(), bookingId: z.optional(id<BookingId>()) }),
  }),
  /** Tells those who were warned of an outage that it is over before they come. The outage may be gone: this is what it was. */
  liftOutageWarning: defineJob({
    id: 'booking.lift-outage-warning',
    queue: 'booking',
    payload: z.strictObject({
      outageId: id<OutageId>(),
      serviceAreaId: id<ServiceAreaId>(),
      accessibilityOptionId: z.nullable(z.int()),
      amenityId: z.nullable(id<ActivityId>()),
      startsAt: z.iso.datetime(),
      endsAt: z.nullable(z.iso.datetime()),
    }),
  }),
  /** Takes somebody who left off the sessions to come of a location, or of all. */
  leaveSessions: defineJob({
    id: 'booking.leave-sessions',
    queue: 'booking',
    payload: z.strictObject({
      userProfileId: id<UserProfileId>(),
      serviceAreaId: z.nullable(id<ServiceAreaId>()),
      /** Who took them off. */
      byUserProfileId: z.optional(id<UserProfileId>()),
    }),
  }),
  /** Adds a location, even a private one, to the shortlist of somebody who accepted its invitation. */
  addInvitedArea: defineJob({
    id: 'booking.add-invited-area',
    queue: 'booking',
    payload: z.strictObject({ userProfileId: id<UserProfileId>(), serviceAreaId: id<ServiceAreaId>() }),
  }),
  /** Removes what identifies a deleted person from bookings; the bookings stay. */
  forgetPerson: defineJob({
    id: 'booking.forget-person',
    queue: 'booking',
    payload: z.strictObject({ userProfileId: id<UserProfileId>() }),
  }),
  /** Tells people who wait for a service that a location offers it near them now, each once. */
  matchServiceWatches: defineJob({
    id: 'booking.match-service-watches',
    queue: 'booking',
    payload: z.strictObject({ serviceAreaId: id<ServiceAreaId>() }),
  }),
  /** Tells people who wait for an earlier time of a booking that time of somebody has come free. */
  tellOfFreedTime: defineJob({
    id: 'booking.tell-of-freed-time',
    queue: 'booking',
    payload: z.strictObject({
      /** The booking that held it; null for a session of an activity. */
      bookingId: z.nullable(id<BookingId>()),
      staffUserProfileId: id<UserProfileId>(),
      from: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  }),
  /** Anonymises the bookings that are kept no longer. */
  forgetOld: defineJob({ id: 'booking.forget-old', queue: 'booking', payload: z.strictObject({}) }),
  /** Ends a person's private calendar address: whoever knew their password may have copied it. */
  closeCalendarFeed: defineJob({
    id: 'booking.close-calendar-feed',
    queue: 'booking',
    payload: z.strictObject({ userProfileId: id<UserProfileId>() }),
  }),
  /** Enqueues the reminders that are due, 24 hours and 2 hours before a booking; each once per start. */
  remindOfBookings: defineJob({
    id: 'booking.remind-of-bookings',
    queue: 'booking',
    payload: z.strictObject({}),
  }),
  /** Asks Stripe where the checkout of a booking stands: confirmed, left Incomplete, or paid back. */
  settlePayment: defineJob({
    id: 'booking.settle-payment',
    queue: 'booking',
    payload: z.strictObject({ bookingId: id<BookingId>() }),
  }),
  /** Asks Stripe for a refund that was noted with a cancellation. */
  sendRefund: defineJob({
    id: 'booking.send-refund',
    queue: 'booking',
    payload: z.strictObject({ refundId: id<RefundId>() }),
    attempts: refundAttempts,
  }),
  /** Asks Stripe for the refunds and disputes of a payment, and writes what changed into the ledger of its booking. */
  settleMoneyBack: defineJob({
    id: 'booking.settle-money-back',
    queue: 'booking',
    payload: z.strictObject({ paymentIntentId: z.string().check(z.maxLength(255)) }),
  }),
  /** Each minute: ends holds that are over, and settles checkouts and refunds whose events did not come. */
  sweepPayments: defineJob({ id: 'booking.sweep-payments', queue: 'booking', payload: z.strictObject({}) }),
  /** Offers the free spaces of a session to the first groups of its waitlist that fit. */
  offerSpaces: defineJob({
    id: 'booking.offer-spaces',
    queue: 'booking',
    payload: z.strictObject({ activitySessionId: id<ActivitySessionId>() }),
  }),
  /** Gives a person the bookings that guests made with their address, once it is confirmed. */
  adoptGuestBookings: defineJob({
    id: 'booking.adopt-guest-bookings',
    queue: 'booking',
    payload: z.strictObject({ userProfileId: id<UserProfileId>() }),
  }),
  /** Emails a guest the links to the bookings made with an address, if there are any. */
  sendGuestBookingLinks: defineJob({
    id: 'booking.send-guest-booking-links',
    queue: 'booking',
    payload: z.strictObject({ email: z.string().check(z.maxLength(254)), onceKey: z.string().check(z.maxLength(100)) }),
  }),
} as const satisfies Record<string, JobDefinition>
