import { maxSessionDays } from '@waymark/domain/activity/session-dates'
import { newSessionStatuses } from '@waymark/domain/activity/session-status'
import { maxSeriesDates } from '@waymark/domain/booking/repeat'
import { activityStatuses } from '@waymark/domain/enums'
import type {
  ActivityId,
  ActivitySessionId,
  BookingId,
  ServiceAreaId,
  UserProfileId,
  WaitlistEntryId,
} from '@waymark/domain/ids'
import { managementRoles, teamRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from './access.ts'
import { priceCents } from './activity-bounds.ts'
import {
  accessStockLeft,
  activityStatusValue,
  bookedPerson,
  changedAccessStock,
  currency,
  spaces,
} from './activity-shapes.ts'
import { availabilityValue, bookingStatusValue } from './booking-shapes.ts'
import { insightFilters, insightRefusals } from './booking-team.ts'
import { defineCall } from './define-call.ts'
import { changedMeanwhile } from './refusals.ts'
import { staffName } from './service/service-shapes.ts'
import {
  done,
  id,
  localDate,
  optionalText,
  pageFields,
  pageOf,
  phone,
  queryId,
  queryPageFields,
  rowId,
  text,
  wallDateTime,
} from './shapes.ts'

const ofActivity = areaRole(managementRoles, { holds: 'activity', areaField: 'activityId', target: 'activity' })
const ofSession = areaRole(managementRoles, {
  holds: 'activity',
  areaField: 'activitySessionId',
  target: 'activitySession',
})
const readOfActivity = areaRole(teamRoles, { holds: 'activity', areaField: 'activityId', target: 'activity' })
/** Staff see the sessions that they help with, and check people in there. */
const sessionTeam = areaRole(teamRoles, {
  holds: 'activity',
  areaField: 'activitySessionId',
  target: 'activitySession',
})

export const sessionDates = z
  .array(wallDateTime())
  .check(
    z.minLength(1, 'Add at least one date.'),
    z.maxLength(maxSeriesDates, `Choose at most ${maxSeriesDates} dates at once.`),
  )

/** Pairs of start and end, by position; wall times of the location. */
const dates = { startDateTimes: sessionDates, endDateTimes: sessionDates }

const dateRefusals = {
  NotPairs: 'Give each start its end.',
  TimeDoesNotExist: 'The clocks change that day: {time} does not exist. Choose another time.',
  InThePast: '{date} is over. Choose a date to come.',
  EndsBeforeStart: 'A session ends after it starts.',
  TooLong: `A session can last at most ${maxSessionDays} days.`,
  TooFarAhead: 'A session can be at most 6 months ahead.',
} as const

/** A session as its organisation sees it. Times are wall times of `timeZone`. */
export const sessionRow = z.object({
  activitySessionId: rowId<ActivitySessionId>(),
  activityId: rowId<ActivityId>(),
  activityTitle: z.string(),
  /** A session of an amenity, which has screens of its own. */
  isOfAmenity: z.boolean(),
  serviceAreaId: rowId<ServiceAreaId>(),
  version: z.int(),
  status: activityStatusValue,
  startDateTime: z.string(),
  endDateTime: z.string(),
  timeZone: z.string(),
  maxSpaces: z.int(),
  maxSpacesPerClient: z.int(),
  spacesTaken: z.int(),
  /** How many of the taken spaces are held while somebody pays. */
  spacesHeld: z.int(),
  bookingCount: z.int(),
  waitlistLength: z.int(),
  checkedInCount: z.int(),
  peopleCount: z.int(),
  priceCents: z.int(),
  concessionPriceCents: z.nullable(z.int()),
  currency,
  accessStock: accessStockLeft,
  staff: z.array(staffName),
})

/** What narrows and orders a list of sessions. */
export const sessionNarrowing = {
  statuses: z._default(z.array(z.literal(activityStatuses)).check(z.maxLength(4)), []),
  period: z._default(z.literal(['all', 'upcoming', 'past']), 'upcoming'),
  fromDate: z.optional(localDate()),
  toDate: z.optional(localDate()),
  /** Sessions that this person helps with. */
  staffUserProfileId: z.optional(id<UserProfileId>()),
  search: z._default(optionalText(100), ''),
  sort: z._default(z.literal(['start', '-start', 'fill']), 'start'),
}

/** Those of one activity, or of all activities of a location; amenities have a list of their own. */
const sessionFilters = {
  serviceAreaId: id<ServiceAreaId>(),
  activityId: z.optional(id<ActivityId>()),
  ...sessionNarrowing,
}

/** What sessions came to. Cancelled sessions are counted apart and in nothing else but the money. */
const sessionSums = z.object({
  sessionCount: z.int(),
  cancelledSessionCount: z.int(),
  spaces: z.int(),
  spacesTaken: z.int(),
  waitingCount: z.int(),
  bookingCount: z.int(),
  cancelledBookingCount: z.int(),
  peopleCount: z.int(),
  /** People who did not come, in sessions that are over and where somebody was checked in. */
  noShowCount: z.int(),
  /** Paid, given back, and what is left of it; disputes count with what is left. */
  incomeCents: z.int(),
  refundedCents: z.int(),
  keptCents: z.int(),
})

const activityInsight = z.extend(sessionSums, {
  activityId: rowId<ActivityId>(),
  title: z.string(),
  serviceAreaName: z.string(),
})

/** Activity administration (calls.md section 7): sessions, their staff, and who comes. Booking owns them: decision 0024. */
export const activitySession = {
  getActivitySessionsByActivityId: defineCall({
    method: 'GET',
    path: '/api/activity/get-activity-sessions-by-activity-id',
    summary: 'The sessions of an activity, the next first',
    reads: ['activitySession', 'booking', 'waitlist'],
    access: readOfActivity,
    redirects: true,
    input: z.strictObject({
      activityId: queryId<ActivityId>(),
      period: z._default(z.literal(['all', 'upcoming', 'past']), 'upcoming'),
      status: z.optional(activityStatusValue),
      ...queryPageFields,
    }),
    output: pageOf(sessionRow),
  }),
  checkActivitySessionDates: defineCall({
    method: 'POST',
    path: '/api/activity/check-activity-session-dates',
    summary: 'The availability of dates before they are added: taken, twice, closed, staff busy, and free times near',
    reads: ['activitySession', 'location', 'team', 'booking'],
    access: ofActivity,
    input: z.strictObject({
      activityId: id<ActivityId>(),
      ...dates,
      isOverride: z._default(z.boolean(), false),
      staffUserProfileIds: z._default(z.array(id<UserProfileId>()).check(z.maxLength(50)), []),
      /** Positions of dates that were taken out again. */
      removed: z._default(z.array(z.int().check(z.nonnegative())).check(z.maxLength(maxSeriesDates)), []),
    }),
    output: z.object({
      dates: z.array(
        z.object({
          startDateTime: z.string(),
          endDateTime: z.string(),
          availability: availabilityValue,
          /** Starts of the same length that are free near it. */
          alternativeStarts: z.array(z.string()),
          /** Why it is not available, in words. */
          reason: z.nullable(z.string()),
          /** The session that `isOverride` would replace. */
          replacesActivitySessionId: z.nullable(rowId<ActivitySessionId>()),
        }),
      ),
    }),
    refusals: dateRefusals,
  }),
  addActivitySessions: defineCall({
    method: 'POST',
    path: '/api/activity/add-activity-sessions',
    summary: 'Add sessions at these dates; with override those that overlap and have no bookings are replaced',
    changes: ['activitySession', 'activity'],
    access: ofActivity,
    input: z.strictObject({
      activityId: id<ActivityId>(),
      ...dates,
      isOverride: z._default(z.boolean(), false),
      /** Draft, or Active to open it for booking at once. */
      status: z._default(z.literal(newSessionStatuses), 'Draft'),
      maxSpaces: z.optional(spaces()),
      maxSpacesPerClient: z.optional(spaces()),
      priceCents: z.optional(priceCents()),
      concessionPriceCents: z.optional(z.nullable(priceCents())),
      staffUserProfileIds: z.optional(z.array(id<UserProfileId>()).check(z.maxLength(50))),
      /** Spaces, prices, access places and staff that are omitted are those of the activity. */
      ...changedAccessStock,
      note: z._default(optionalText(1000), ''),
    }),
    output: z.object({
      sessions: z.array(sessionRow),
      /** Dates that were not added, with the reason. */
      skipped: z.array(z.object({ startDateTime: z.string(), reason: z.string() })),
    }),
    refusals: {
      ...dateRefusals,
      NothingToAdd: 'None of these dates can be added. Each has its reason beside it.',
      StaffBusy: '{name} already has something at {time}.',
      NotInTeam: 'This person does not work at this location.',
      NotConnected: 'Connect card payments before you open a session that costs something.',
      ActivityOver: 'This activity is {status}. Sessions cannot be added.',
      NotBookable: 'People cannot book this amenity. Change that first, then add sessions.',
    },
  }),
  updateActivitySession: defineCall({
    method: 'POST',
    path: '/api/activity/update-activity-session',
    summary: 'Change a session, open it for booking, or cancel it or it and all later ones with refunds and notices',
    changes: ['activitySession', 'activity', 'booking', 'payment', 'waitlist'],
    access: ofSession,
    input: z.strictObject({
      activitySessionId: id<ActivitySessionId>(),
      version: z.int(),
      /** `later` also changes every later session of the activity that has not started. */
      scope: z._default(z.literal(['one', 'later']), 'one'),
      status: z.optional(z.literal(activityStatuses)),
      startDateTime: z.optional(wallDateTime()),
      endDateTime: z.optional(wallDateTime()),
      maxSpaces: z.optional(spaces()),
      maxSpacesPerClient: z.optional(spaces()),
      priceCents: z.optional(priceCents()),
      concessionPriceCents: z.optional(z.nullable(priceCents())),
      ...changedAccessStock,
      note: z.optional(optionalText(1000)),
      cancelReason: z._default(optionalText(500), ''),
    }),
    output: z.object({
      session: sessionRow,
      /** How many sessions were changed, and how many bookings they have; cancelled ones are refunded one by one. */
      sessionCount: z.int(),
      bookingCount: z.int(),
    }),
    refusals: {
      ...changedMeanwhile('this session'),
      ...dateRefusals,
      NotThatStatus: 'A session that is {from} cannot become {to}.',
      BelowBooked: '{taken} spaces are booked. There cannot be fewer.',
      StockBelowBooked: '{taken} of {kind} are booked. There cannot be fewer.',
      AlreadyThere: 'This activity already has a session at {time}.',
      StaffBusy: '{name} already has something at {time}.',
      NotConnected: 'Connect card payments before you open a session that costs something.',
    },
    notWhileActing: true,
  }),
  addActivitySessionStaffAssignment: defineCall({
    method: 'POST',
    path: '/api/activity/add-activity-session-staff-assignment',
    summary: 'Let somebody of the team help with a session',
    changes: ['activitySession', 'freeTime'],
    access: ofSession,
    input: z.strictObject({ activitySessionId: id<ActivitySessionId>(), userProfileId: id<UserProfileId>() }),
    output: z.object({ staff: z.array(staffName) }),
    refusals: {
      StaffBusy: '{name} already has something at {time}.',
      NotInTeam: 'This person does not work at this location.',
      SessionOver: 'This session is {status}.',
    },
  }),
  deleteActivitySessionStaffAssignment: defineCall({
    method: 'POST',
    path: '/api/activity/delete-activity-session-staff-assignment',
    summary: 'Take somebody off a session',
    changes: ['activitySession', 'freeTime'],
    access: ofSession,
    input: z.strictObject({ activitySessionId: id<ActivitySessionId>(), userProfileId: id<UserProfileId>() }),
    output: z.object({ staff: z.array(staffName) }),
  }),
  getActivitySessionDetail: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-session-detail',
    summary: 'One session with its sums and what I may do with it',
    reads: ['activitySession', 'activity', 'booking', 'payment', 'waitlist'],
    access: sessionTeam,
    input: z.strictObject({ activitySessionId: id<ActivitySessionId>() }),
    output: z.extend(sessionRow, {
      note: z.string(),
      cancelReason: z.nullable(z.string()),
      /** Paid and not given back; null for Staff. */
      incomeCents: z.nullable(z.int()),
      laterSessionCount: z.int(),
      /** People of cancelled bookings; 0 once the session is cancelled itself. */
      cancelledPeopleCount: z.int(),
      mayEdit: z.boolean(),
      mayCheckIn: z.boolean(),
      waitlist: z.array(
        z.object({
          waitlistEntryId: rowId<WaitlistEntryId>(),
          name: z.string(),
          spaces: z.int(),
          state: z.literal(['waiting', 'offered']),
          /** A wall time of the location. */
          offeredUntil: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  getActivitySessionList: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-session-list',
    summary: 'Scheduled activities of a location: sessions filtered, sorted and paged; Staff get their own',
    reads: ['activitySession', 'activity', 'booking', 'waitlist'],
    access: areaRole(teamRoles, { holds: 'activity' }),
    redirects: true,
    input: z.strictObject({ ...sessionFilters, ...pageFields }),
    output: pageOf(sessionRow),
  }),
  exportActivitySessionList: defineCall({
    method: 'POST',
    path: '/api/activity/export-activity-session-list',
    summary: 'The list of sessions as an xlsx file, with the same filters',
    reads: ['activitySession', 'activity', 'booking', 'waitlist'],
    access: areaRole(teamRoles, { holds: 'activity' }),
    input: z.strictObject(sessionFilters),
    output: z.null(),
    answer: 'file',
    refusals: { TooMany: 'This list has more than {max} sessions. Narrow it with the filters.' },
  }),
  getActivityInsights: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-insights',
    summary: 'How full the sessions of a location were, what they earned, and who did not come, by activity',
    reads: ['activitySession', 'activity', 'booking', 'payment', 'waitlist'],
    access: areaRole(managementRoles, { holds: 'activity' }),
    input: z.strictObject(insightFilters),
    output: z.object({
      fromDate: z.string(),
      toDate: z.string(),
      timeZone: z.string(),
      currency,
      locationCount: z.int(),
      activities: z.array(activityInsight),
      /** The same number of weeks before these. */
      before: sessionSums,
      /** Why bookings were cancelled, the most frequent first: with their session, or by themselves. Empty where nobody said. */
      cancellations: z.array(z.object({ isBySession: z.boolean(), reason: z.string(), bookingCount: z.int() })),
    }),
    refusals: insightRefusals,
  }),
  exportActivityInsights: defineCall({
    method: 'POST',
    path: '/api/activity/export-activity-insights',
    summary: 'The insights as an xlsx file',
    reads: ['activitySession', 'activity', 'booking', 'payment', 'waitlist'],
    access: areaRole(managementRoles, { holds: 'activity' }),
    input: z.strictObject(insightFilters),
    output: z.null(),
    answer: 'file',
    refusals: insightRefusals,
  }),
  getActivityBookingsInActivitySession: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-bookings-in-activity-session',
    summary: 'Who comes to a session, and who has been checked in',
    reads: ['activitySession', 'booking', 'payment'],
    access: sessionTeam,
    input: z.strictObject({
      activitySessionId: id<ActivitySessionId>(),
      search: z._default(optionalText(100), ''),
      /** When empty, all that hold spaces: those to be paid, confirmed and completed ones. */
      statuses: z._default(z.array(bookingStatusValue).check(z.maxLength(5)), []),
      /** A check-in list needs them all: up to `pageSize` 500. */
      pageNumber: z._default(z.int().check(z.positive(), z.lte(100_000)), 1),
      pageSize: z._default(z.int().check(z.positive(), z.lte(500)), 50),
    }),
    output: pageOf(
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
      }),
    ),
  }),
  checkInActivityBooking: defineCall({
    method: 'POST',
    path: '/api/activity/check-in-activity-booking',
    summary:
      'Note who has come, by the code of the ticket or by hand; sent again after being offline, it changes nothing twice',
    changes: ['activitySession', 'booking'],
    access: sessionTeam,
    input: z.strictObject({
      activitySessionId: id<ActivitySessionId>(),
      marks: z
        .array(
          z.strictObject({
            activityBookingId: z.optional(id<BookingId>()),
            ticketCode: z.optional(text(100)),
            /** All of the booking when omitted. */
            positions: z.optional(z.array(z.int().check(z.nonnegative())).check(z.maxLength(100))),
            isHere: z._default(z.boolean(), true),
            /** When it was marked, by the device; the newest mark of a person counts. */
            at: z.optional(z.iso.datetime()),
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
    }),
    output: z.object({
      marked: z.array(
        z.object({
          activityBookingId: z.nullable(rowId<BookingId>()),
          outcome: z.literal(['marked', 'unchanged', 'unknown', 'other session', 'not confirmed']),
          contactName: z.nullable(z.string()),
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
    input: z.strictObject({
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
    output: z.object({ activityBookingId: rowId<BookingId>() }),
    refusals: {
      TooEarly: 'Check-in opens {hours} hours before the start.',
      SoldOut: '{spaces} left in this session.',
      StockTaken: 'There is no {kind} left in this session.',
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
    input: z.strictObject({
      activitySessionId: id<ActivitySessionId>(),
      activityBookingId: id<BookingId>(),
      step: z.literal(['taken', 'undone', 'given back']),
      /** The amount that was shown with the button. */
      amountCents: z.int().check(z.positive()),
    }),
    output: z.object({ paidCents: z.int(), cashCents: z.int(), cashToGiveBackCents: z.int() }),
    refusals: {
      AmountChanged: 'Somebody else noted this meanwhile: {amount} is left for it.',
      NotConfirmed: 'Only a confirmed or completed booking can be paid at the door.',
    },
    notWhileActing: true,
  }),
  messageActivitySession: defineCall({
    method: 'POST',
    path: '/api/activity/message-activity-session',
    summary: 'Email everybody who comes to a session',
    changes: ['activitySession'],
    access: ofSession,
    input: z.strictObject({
      activitySessionId: id<ActivitySessionId>(),
      subject: text(120),
      body: text(4000),
    }),
    output: z.extend(done, { recipients: z.int() }),
    refusals: { NobodyComes: 'Nobody has booked this session yet.' },
    notWhileActing: true,
  }),
} as const
