import { personKinds } from '@waymark/domain/activity/people'
import { accessibleAnswers } from '@waymark/domain/booking/feedback'
import { activityStatuses, paymentFlows } from '@waymark/domain/enums'
import type { ActivityId, ActivitySessionId, BookingId, ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { age, priceCents } from './activity-bounds.ts'
import { needAnswer } from './booking-shapes.ts'
import { picture } from './picture.ts'
import { catalogueId, email, fullName, optionalText, phone, rowId } from './shapes.ts'

export const currency = z.literal(['NZD', 'AUD'])
export const activityStatusValue = z.literal(activityStatuses)
export const paymentFlowValue = z.literal(paymentFlows)

const maxSpaces = 10_000
export const maxPeopleInBooking = 50

/** Spaces of a session, or of one client in it. */
export const spaces = () =>
  z.int('Give a whole number.').check(z.positive('Give at least 1.'), z.lte(maxSpaces, `Give at most ${maxSpaces}.`))

const stockCount = () =>
  z.int('Give a whole number.').check(z.nonnegative('Give 0 or more.'), z.lte(1000, 'Give at most 1000.'))
const stockOf = () => z._default(stockCount(), 0)

/** What a session has of each kind of access place; 0 when it has none. */
const accessStock = {
  wheelchairSpaces: stockOf(),
  hearingReceivers: stockOf(),
  interpreterPlaces: stockOf(),
  quietPlaces: stockOf(),
}

/** The same where what is omitted stays as it is, or is as the activity says. */
export const changedAccessStock = {
  wheelchairSpaces: z.optional(stockCount()),
  hearingReceivers: z.optional(stockCount()),
  interpreterPlaces: z.optional(stockCount()),
  quietPlaces: z.optional(stockCount()),
}

/** What a client agrees to besides the price, how they prepare, and whom they ask. */
export const bookingTerms = {
  concessionPriceCents: z._default(z.nullable(priceCents()), null),
  hasFreeCompanion: z._default(z.boolean(), true),
  refundUntilHours: z._default(
    z.nullable(z.int('Give a whole number.').check(z.gte(0, 'Give 0 or more.'), z.lte(720, 'Give at most 720 hours.'))),
    null,
  ),
  policyNote: z._default(optionalText(1000), ''),
  preparation: z._default(optionalText(2000), ''),
  contactName: z._default(z.nullable(optionalText(100)), null),
  contactEmail: z._default(z.nullable(email()), null),
  contactPhone: z._default(z.nullable(phone()), null),
  ...accessStock,
}

/** The same as it is saved. */
export const savedBookingTerms = {
  concessionPriceCents: z.nullable(z.int()),
  hasFreeCompanion: z.boolean(),
  /** Hours before the start until which a client is refunded in full; null is the usual 24. */
  refundUntilHours: z.nullable(z.int()),
  policyNote: z.string(),
  preparation: z.string(),
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  wheelchairSpaces: z.int(),
  hearingReceivers: z.int(),
  interpreterPlaces: z.int(),
  quietPlaces: z.int(),
}

/** The same in an answer: how many there are, and how many nobody has taken yet. */
const stockLeft = z.object({ total: z.int(), left: z.int() })
export const accessStockLeft = z.object({
  wheelchairSpaces: stockLeft,
  hearingReceivers: stockLeft,
  interpreterPlaces: stockLeft,
  quietPlaces: stockLeft,
})

/** A session as people see it who might book it. Times are wall times of `timeZone`. */
export const openSession = z.object({
  activitySessionId: rowId<ActivitySessionId>(),
  startDateTime: z.string(),
  endDateTime: z.string(),
  timeZone: z.string(),
  status: activityStatusValue,
  priceCents: z.int(),
  concessionPriceCents: z.nullable(z.int()),
  currency,
  spacesLeft: z.int(),
  maxSpaces: z.int(),
  maxSpacesPerClient: z.int(),
  accessStock: accessStockLeft,
  note: z.string(),
  /** Why its location is closed that day, so that nobody can book it; null where it is open. */
  closedFor: z.nullable(z.string()),
  /** How many groups wait before somebody who joins now; null when it is not full. */
  waitlistLength: z.nullable(z.int()),
})

/** An activity in a list of what can be booked, with its next sessions. */
export const bookableActivity = z.object({
  activityId: rowId<ActivityId>(),
  title: z.string(),
  activityKindIds: z.array(z.int()),
  minAge: z.nullable(z.int()),
  maxAge: z.nullable(z.int()),
  priceCents: z.int(),
  concessionPriceCents: z.nullable(z.int()),
  hasFreeCompanion: z.boolean(),
  currency,
  banner: z.nullable(picture),
  serviceAreaId: rowId<ServiceAreaId>(),
  serviceAreaName: z.string(),
  suburb: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  accountName: z.string(),
  accountLogo: z.nullable(z.string()),
  distanceKm: z.nullable(z.number()),
  /** Access Fit of venue and activity at the first session: the caller's needs in their order; empty without any. */
  fit: z.array(needAnswer),
  /** What is known of the caller's needs; without any, what holds of that which most people ask about. */
  facts: z.array(
    z.object({ accessibilityOptionId: z.int(), value: z.literal(['yes', 'no']), measure: z.nullable(z.number()) }),
  ),
  /** What is out of order during the first session, whatever the facts say. */
  outOptionIds: z.array(z.int()),
  /** The next sessions that match, at most three. */
  sessions: z.array(openSession),
  sessionCount: z.int(),
})

/** What somebody said who came to an activity, by their first name. */
export const activityReview = z.object({
  stars: z.int(),
  comment: z.string(),
  wasAsAccessible: z.nullable(z.literal(accessibleAnswers)),
  firstName: z.string(),
  saidOn: z.string(),
  answer: z.nullable(z.string()),
})

/** One person of a booking, as sent. A companion names the position of their holder. */
export const personToBook = z.strictObject({
  name: fullName(),
  kind: z._default(z.literal(personKinds), 'standard'),
  /** The position in this list of the person whom a companion comes with. */
  companionOf: z._default(z.nullable(z.int32().check(z.nonnegative())), null),
  age: z._default(z.nullable(age()), null),
  wantsWheelchairSpace: z._default(z.boolean(), false),
  wantsHearingReceiver: z._default(z.boolean(), false),
  wantsInterpreter: z._default(z.boolean(), false),
  wantsQuietPlace: z._default(z.boolean(), false),
  /** Accessibility options of a needs profile that the organiser may see. */
  sharedAccessibilityOptionIds: z._default(z.array(catalogueId()).check(z.maxLength(60)), []),
})

/** One person of a booking. What they share is empty for those who may not see it. */
export const bookedPerson = z.object({
  position: z.int(),
  name: z.string(),
  kind: z.literal(personKinds),
  companionOf: z.nullable(z.int()),
  age: z.nullable(z.int()),
  priceCents: z.int(),
  wantsWheelchairSpace: z.boolean(),
  wantsHearingReceiver: z.boolean(),
  wantsInterpreter: z.boolean(),
  wantsQuietPlace: z.boolean(),
  sharedAccessibilityOptionIds: z.array(z.int()),
  checkedInAt: z.nullable(z.string()),
})

/** The name of a booking in answers of activity bookings: the source says `activityBookingId`. */
export const activityBookingId = { activityBookingId: rowId<BookingId>() }
