import type { AccountId, ActivityId, ActivitySessionId, ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import {
  activityBookingId,
  activityStatusValue,
  bookedPerson,
  currency,
  maxPeopleInBooking,
  paymentFlowValue,
  personToBook,
} from '../activity-shapes.ts'
import { bookingStatusValue, clientReach, providerStanding } from '../booking-shapes.ts'
import { bookingFeedback } from '../feedback.ts'
import { picture } from '../picture.ts'
import { email, fullName, phone, rowId } from '../shapes.ts'
import { shownOutage } from '../shown-outage.ts'

/** How many times a hold can be extended, and how long it lasts: a hosted checkout lives at least 30 minutes. */
export const holdMinutes = 31

export const maxHoldExtensions = 10

export const people = z
  .array(personToBook)
  .check(
    z.minLength(1, 'Add at least one person.'),
    z.maxLength(maxPeopleInBooking, `Book for at most ${maxPeopleInBooking} people at once.`),
  )

/** Whom the organiser can reach about the booking. A guest's address is where the link to the booking goes. */
export const contact = {
  contactName: fullName(),
  contactEmail: email(),
  contactPhone: z._default(z.nullable(phone()), null),
}

/** What a guest's address is refused for: nobody is sent emails without end by strangers who give it. */
export const givenAddress = {
  AddressFull: 'Many bookings were made with this address today. Log in to make more, or try again tomorrow.',
  OtherAddress: 'You opened a link that was sent to another email address. Use that address, or log in.',
} as const

export const taking = {
  SoldOut: '{spaces} left in this session.',
  StockTaken: '{stock} left in this session.',
  TooManySpaces: 'One booking of this session has at most {max} spaces.',
  NotOpen: 'This session cannot be booked any more.',
  ClosedDay: 'The location is closed that day ({reason}).',
  AlreadyStarted: 'This session has already started.',
  NotConnected: 'This organiser cannot take card payments just now.',
} as const

export const notConfirmed = { NotConfirmed: 'Cannot cancel/change booking which is not confirmed status' } as const

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
  /** Why its location is closed that day, while the booking stands; null where it is open. */
  closedFor: z.optional(z.nullable(z.string())),
  /** Whether its organisation takes bookings. */
  standing: z.optional(providerStanding),
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
  /** What a refund that failed leaves the organiser owing. */
  owedCents: z.int(),
  /** I may note that it was given back in another way. */
  mayNoteGivenBack: z.optional(z.boolean()),
  currency,
  /** GST that the total contains; null where the seller is not registered for it. */
  gstCents: z.nullable(z.int()),
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
  /** What is out of order at the place while they are there: options of the location, or the amenity that is booked. */
  outages: z.array(shownOutage),
  /** The start that was booked, where the organiser has moved the session since. */
  agreedStartDateTime: z.nullable(z.string()),
  /** It can be cancelled until it starts, and all that was paid comes back. */
  isCutoffWaived: z.boolean(),
  cancelReason: z.nullable(z.string()),
  /** Why it was never confirmed. */
  failure: z.nullable(z.string()),
  UserServiceAreaId: z.nullable(rowId<ServiceAreaId>()),
  mySide: z.literal(['client', 'provider']),
  isGuest: z.boolean(),
  clientReach,
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
