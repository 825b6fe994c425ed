import type {
  AccountId,
  ActivityId,
  ActivitySessionId,
  BookingId,
  ServiceAreaId,
  WaitlistEntryId,
} from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { texts, tooCloseText } from '@waymark/domain/texts'
import * as z from 'zod/mini'
import { anyone, guestOrSignedIn, signedIn } from './access.ts'
import {
  activityBookingId,
  activityReview,
  activityStatusValue,
  bookableActivity,
  bookedPerson,
  currency,
  maxPeopleInBooking,
  openSession,
  paymentFlowValue,
  personToBook,
} from './activity-shapes.ts'
import { bookingStatusValue, ownArea } from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { bookingFeedback } from './feedback.ts'
import { mapBounds, mapFilters } from './map/venues-in-view.ts'
import { picture } from './picture.ts'
import { venueFact } from './service-area/service-area-shapes.ts'
import {
  done,
  email,
  id,
  latitude,
  longitude,
  optionalText,
  pageFields,
  pageOf,
  phone,
  queryId,
  rowId,
  text,
  wallDateTime,
} from './shapes.ts'

/** How many times a hold can be extended, and how long it lasts: a hosted checkout lives at least 30 minutes. */
export const holdMinutes = 31
export const maxHoldExtensions = 10

const people = z
  .array(personToBook)
  .check(
    z.minLength(1, 'Add at least one person.'),
    z.maxLength(maxPeopleInBooking, `Book for at most ${maxPeopleInBooking} people at once.`),
  )

/** Whom the organiser can reach about the booking. A guest's address is where the link to the booking goes. */
const contact = { contactName: text(100), contactEmail: email(), contactPhone: z._default(z.nullable(phone()), null) }

const taking = {
  SoldOut: '{spaces} left in this session.',
  StockTaken: 'There is no {kind} left in this session.',
  TooManySpaces: 'One booking of this session has at most {max} spaces.',
  NotOpen: 'This session cannot be booked any more.',
  AlreadyStarted: 'This session has already started.',
  NotConnected: 'This organiser cannot take card payments just now.',
} as const

const notConfirmed = { NotConfirmed: 'Cannot cancel/change booking which is not confirmed status' } as const

/** A booking of a session as its client, or somebody who manages it, sees it. Times are wall times of `timeZone`. */
export const activityBookingDetail = z.object({
  ...activityBookingId,
  status: bookingStatusValue,
  paymentFlow: paymentFlowValue,
  activityId: rowId<ActivityId>(),
  activitySessionId: rowId<ActivitySessionId>(),
  activityTitle: z.string(),
  banner: z.nullable(picture),
  startDateTime: z.string(),
  endDateTime: z.string(),
  timeZone: z.string(),
  sessionStatus: activityStatusValue,
  serviceAreaId: rowId<ServiceAreaId>(),
  serviceAreaName: z.string(),
  accountId: rowId<AccountId>(),
  accountName: z.string(),
  accountLogo: z.nullable(z.string()),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.nullable(z.string()),
  notes: z.string(),
  people: z.array(bookedPerson),
  totalCents: z.int(),
  paidCents: z.int(),
  refundedCents: z.int(),
  currency,
  /** GST that the total contains. */
  gstCents: z.int(),
  /** Until when the spaces are held for payment; null when nothing is held. */
  heldUntil: z.nullable(z.string()),
  extensionsLeft: z.int(),
  /** What the code on the ticket says; null until Confirmed. */
  ticketCode: z.nullable(z.string()),
  preparation: z.string(),
  organiserName: z.nullable(z.string()),
  organiserEmail: z.nullable(z.string()),
  organiserPhone: z.nullable(z.string()),
  policyText: z.string(),
  refundableUntil: z.nullable(z.string()),
  /** Needs that were shared and met when it was booked, and are not met any more: it is cancelled free of every cut-off. */
  worsenedOptionIds: z.array(z.int()),
  cancelReason: z.nullable(z.string()),
  /** Why it was never confirmed. */
  failure: z.nullable(z.string()),
  UserServiceAreaId: z.nullable(rowId<ServiceAreaId>()),
  mySide: z.literal(['client', 'provider']),
  isGuest: z.boolean(),
  mayCancel: z.boolean(),
  cancelRefusal: z.nullable(z.string()),
  mayComplete: z.boolean(),
  /** The client's feedback, with the organiser's answer. */
  feedback: z.nullable(bookingFeedback),
  mayGiveFeedback: z.boolean(),
  /** Whether names and needs can be changed, and whether it can move to another session. */
  mayChangePeople: z.boolean(),
  mayMove: z.boolean(),
  mayAnswerFeedback: z.boolean(),
  receiptUrl: z.nullable(z.string()),
  history: z.array(z.object({ at: z.string(), what: z.string(), byName: z.string() })),
})

/** Activity booking (calls.md section 7), by a signed-in person or a guest. */
export const activityBooking = {
  getActivitySessionsForNewBooking: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-sessions-for-new-booking',
    summary: 'Activities with sessions to book in a span, by when, distance or Access Fit; open to everybody',
    reads: ['activity', 'activitySession', 'location', 'need', 'shortlist'],
    access: anyone,
    input: z.strictObject({
      /** Wall times, each in the time zone of the activity's location; the next three months when omitted. */
      StartDateTime: z.optional(wallDateTime()),
      EndDateTime: z.optional(wallDateTime()),
      latitude: z.optional(latitude()),
      longitude: z.optional(longitude()),
      /** Only locations in this box, whatever their distance: what a map shows. */
      bounds: z.optional(mapBounds),
      radiusKm: z._default(z.number().check(z.gte(0.5), z.lte(500)), limits.serviceAreaRadiusKm[1]),
      serviceAreaId: z.optional(id<ServiceAreaId>()),
      activityKindIds: z._default(z.array(id()).check(z.maxLength(30)), []),
      age: z.optional(z.int().check(z.gte(limits.ageMin), z.lte(limits.ageMax))),
      maxPriceCents: z.optional(z.int().check(z.nonnegative())),
      /** At least this many spaces left in one session. */
      spaces: z._default(z.int().check(z.positive(), z.lte(maxPeopleInBooking)), 1),
      wants: z._default(
        z
          .array(z.literal(['wheelchairSpaces', 'hearingReceivers', 'interpreterPlaces', 'quietPlaces']))
          .check(z.maxLength(4)),
        [],
      ),
      options: mapFilters.shape.options,
      search: z._default(optionalText(100), ''),
      sort: z._default(z.literal(['when', 'distance', 'fit']), 'when'),
      ...pageFields,
    }),
    output: pageOf(bookableActivity),
  }),
  getActivityForNewBooking: defineCall({
    method: 'GET',
    path: '/api/activity/get-activity-for-new-booking',
    summary: 'The page of one activity: what it is, how accessible, what it costs, and its sessions to come',
    reads: ['activity', 'activitySession', 'location', 'need', 'feedback', 'waitlist'],
    access: anyone,
    /** Either the activity, or one of its sessions: then this session alone is answered, whichever page it is on. */
    input: z.strictObject({
      activityId: z.optional(queryId<ActivityId>()),
      activitySessionId: z.optional(queryId<ActivitySessionId>()),
      /** The location for which a business books: `myBookings` are its own. */
      UserServiceAreaId: z.optional(queryId<ServiceAreaId>()),
      sessionsPage: z._default(queryId().check(z.lte(1000)), 1),
      /** For a calendar: all sessions that start in this month of the location, instead of a page. */
      month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Choose a month.'))),
    }),
    output: z.extend(bookableActivity, {
      description: z.string(),
      pictures: z.array(picture),
      accessibilityFacts: z.array(venueFact),
      venueFacts: z.array(venueFact),
      address: z.string(),
      preparation: z.string(),
      policyText: z.string(),
      /** What the organiser adds to the rule. */
      policyNote: z.string(),
      organiserName: z.nullable(z.string()),
      organiserEmail: z.nullable(z.string()),
      organiserPhone: z.nullable(z.string()),
      status: activityStatusValue,
      mayTakePayments: z.boolean(),
      rating: z.object({ average: z.nullable(z.number()), count: z.int() }),
      /** My live booking of one of the sessions, so that nobody books twice by mistake. */
      myBookings: z.array(
        z.object({ activitySessionId: rowId<ActivitySessionId>(), ...activityBookingId, status: bookingStatusValue }),
      ),
      sessionsPage: z.int(),
      sessionsPageSize: z.int(),
      documents: z.array(z.object({ title: z.string(), url: z.string(), sizeBytes: z.int() })),
      sessions: z.array(
        z.extend(openSession, {
          /** How many of the spaces that are not left are held while somebody pays: they may come back. */
          spacesHeld: z.int(),
          /** Wall times until which a cancellation is paid back, and until which there is one. */
          refundableUntil: z.string(),
          cancelUntil: z.string(),
        }),
      ),
      /** What people said who came, the newest first. */
      reviews: z.array(activityReview),
      reviewCount: z.int(),
      /** Of those who say whether it was as accessible as described, how many say yes. */
      asDescribed: z.object({ yes: z.int(), count: z.int() }),
    }),
    refusals: { NotFoundAnyMore: 'This activity is not offered any more.' },
  }),
  addNewActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/add-new-activity-booking',
    summary: 'Take spaces of a session: confirmed at once when free, held for payment otherwise',
    changes: ['booking', 'activitySession', 'waitlist'],
    access: guestOrSignedIn,
    input: z.strictObject({
      activitySessionId: id<ActivitySessionId>(),
      people,
      ...contact,
      notes: z._default(optionalText(2000), ''),
      /** The service area that books, in consumer mode. */
      UserServiceAreaId: z._default(z.nullable(id<ServiceAreaId>()), null),
      /** What the client was shown; refused when it has changed. */
      totalCents: z.int().check(z.nonnegative()),
    }),
    output: activityBookingDetail,
    refusals: {
      ...taking,
      PriceChanged: 'The price has changed to {total}. Please check it, then confirm again.',
      AlreadyBooked: 'You already have a booking of this session.',
      RestrictedToProvider: 'Your bookings are with {provider} only.',
      OneCompanionEach: '{sentence}',
      WrongAge: '{sentence}',
      ...ownArea,
    },
  }),
  extendActivityBookingHold: defineCall({
    method: 'POST',
    path: '/api/activity/extend-activity-booking-hold',
    summary: `Hold the spaces ${holdMinutes} minutes from now, at most ${maxHoldExtensions} times`,
    changes: ['booking'],
    access: guestOrSignedIn,
    input: z.strictObject({ activityBookingId: id<BookingId>() }),
    output: z.object({ heldUntil: z.string(), extensionsLeft: z.int() }),
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
    input: z.strictObject({
      activitySessionId: id<ActivitySessionId>(),
      people,
      /** A booking that already holds the spaces. */
      activityBookingId: z.optional(id<BookingId>()),
    }),
    output: z.object({
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
    input: z.strictObject({ activityBookingId: id<BookingId>() }),
    output: activityBookingDetail,
  }),
  getLightActivityBooking: defineCall({
    method: 'GET',
    path: '/api/activity/get-light-activity-booking',
    summary: 'The state of a booking in few words',
    reads: ['booking', 'payment'],
    access: guestOrSignedIn,
    input: z.strictObject({ activityBookingId: queryId<BookingId>() }),
    output: z.object({
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
    input: z.strictObject({ id: queryId<BookingId>() }),
    output: z.object({
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
  getActivityBanner: defineCall({
    method: 'GET',
    path: '/api/activity/get-activity-banner',
    summary: 'The banner picture of an activity',
    reads: ['activity'],
    access: anyone,
    input: z.strictObject({ activityId: queryId<ActivityId>() }),
    output: z.object({ banner: z.nullable(picture) }),
    cacheSeconds: 300,
  }),
  getActivityBookingRefundMessage: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-booking-refund-message',
    summary: 'What a cancellation would give back now, in words and cents',
    reads: ['booking', 'payment'],
    access: guestOrSignedIn,
    input: z.strictObject({
      activityBookingId: id<BookingId>(),
      /** Only these people; all when omitted. A companion leaves with their holder. */
      positions: z.optional(z.array(z.int().check(z.nonnegative())).check(z.minLength(1), z.maxLength(100))),
    }),
    output: z.object({ message: z.string(), refundCents: z.int(), currency, spaces: z.int() }),
    refusals: { ...notConfirmed, TooClose: tooCloseText('{hours}') },
  }),
  cancelActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/cancel-activity-booking',
    summary: 'Cancel a booking of a session, or some of its people, with the refund of its policy',
    changes: ['booking', 'activitySession', 'payment', 'waitlist'],
    access: guestOrSignedIn,
    input: z.strictObject({
      activityBookingId: id<BookingId>(),
      positions: z.optional(z.array(z.int().check(z.nonnegative())).check(z.minLength(1), z.maxLength(100))),
      reason: z._default(optionalText(500), ''),
      /** The refund that the person was shown; refused when it has become another. */
      refundCents: z.int().check(z.nonnegative()),
    }),
    output: activityBookingDetail,
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
    input: z.strictObject({
      activityBookingId: id<BookingId>(),
      /** Those who change, by their position; what they pay and whom a companion comes with stays. */
      people: z
        .array(
          z.extend(z.omit(personToBook, { kind: true, companionOf: true }), {
            position: z.int().check(z.nonnegative()),
          }),
        )
        .check(z.minLength(1), z.maxLength(maxPeopleInBooking)),
      notes: z._default(optionalText(2000), ''),
    }),
    output: activityBookingDetail,
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
    input: z.strictObject({ activityBookingId: id<BookingId>(), activitySessionId: id<ActivitySessionId>() }),
    output: activityBookingDetail,
    refusals: {
      ...notConfirmed,
      TooClose: tooCloseText('{hours}'),
      TooLateToMove: 'The time to get your money back is over, so this booking cannot move any more.',
      OtherPrice: 'That session costs {total}. Cancel this booking and book the other one instead.',
      SoldOut: taking.SoldOut,
      StockTaken: taking.StockTaken,
      TooManySpaces: taking.TooManySpaces,
      NotOpen: taking.NotOpen,
      AlreadyBooked: 'You already have a booking of that session.',
    },
    notWhileActing: true,
  }),
  releaseActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/release-activity-booking',
    summary: 'Give held spaces back before they are paid for',
    changes: ['booking', 'activitySession', 'waitlist'],
    access: guestOrSignedIn,
    input: z.strictObject({ activityBookingId: id<BookingId>() }),
    output: done,
    refusals: {
      AlreadyPaid: 'This booking has just been paid for.',
      UnderWay: 'Your bank has not answered yet. Once it has, you can cancel.',
    },
  }),
  completeActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/complete-activity-booking',
    summary: 'Say that a booking of a session took place',
    changes: ['booking', 'activitySession'],
    access: signedIn,
    input: z.strictObject({ activityBookingId: id<BookingId>() }),
    output: activityBookingDetail,
    refusals: { NotConfirmed: 'Only a confirmed booking can be completed.', NotBegun: texts.notBegun },
  }),
  joinActivityWaitlist: defineCall({
    method: 'POST',
    path: '/api/activity/join-activity-waitlist',
    summary: 'Wait for spaces of a full session; a group is offered its spaces together, for two hours',
    changes: ['waitlist', 'activitySession'],
    access: guestOrSignedIn,
    input: z.strictObject({
      activitySessionId: id<ActivitySessionId>(),
      people,
      ...contact,
      UserServiceAreaId: z._default(z.nullable(id<ServiceAreaId>()), null),
    }),
    output: z.object({ waitlistEntryId: rowId<WaitlistEntryId>(), groupsBefore: z.int() }),
    refusals: {
      NotFull: 'There are spaces left. Book them now.',
      AlreadyWaiting: 'You are on the waitlist of this session already.',
      AlreadyBooked: 'You already have a booking of this session.',
      NotOpen: taking.NotOpen,
      TooManySpaces: taking.TooManySpaces,
      OneCompanionEach: '{sentence}',
      WrongAge: '{sentence}',
      ...ownArea,
    },
  }),
  leaveActivityWaitlist: defineCall({
    method: 'POST',
    path: '/api/activity/leave-activity-waitlist',
    summary: 'Stop waiting, or give an offer back',
    changes: ['waitlist', 'activitySession', 'booking'],
    access: guestOrSignedIn,
    input: z.strictObject({ waitlistEntryId: id<WaitlistEntryId>() }),
    output: done,
  }),
  getMyActivityWaitlist: defineCall({
    method: 'GET',
    path: '/api/activity/get-my-activity-waitlist',
    summary: 'The sessions that I wait for, and what I am offered',
    reads: ['waitlist', 'activitySession'],
    access: guestOrSignedIn,
    input: z.strictObject({ UserServiceAreaId: z.optional(queryId<ServiceAreaId>()) }),
    output: z.array(
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
  sendGuestBookingLink: defineCall({
    method: 'POST',
    path: '/api/activity/send-guest-booking-link',
    summary: 'Email the links to the bookings of an address; the answer is the same for every address',
    changes: [],
    access: anyone,
    input: z.strictObject({ email: email() }),
    output: done,
  }),
} as const
