import { staffRole } from '@waymark/domain/enums'
import type { ActivitySessionId, BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { areaManagerRoles, managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { accountAdminOnly, areaRole, signedIn } from './access.ts'
import { currency } from './activity-shapes.ts'
import { bookingStatusValue, sharedNeed } from './booking-shapes.ts'
import { lackedCredential } from './credential.ts'
import { defineCall } from './define-call.ts'
import { staffName } from './service/service-shapes.ts'
import { id, localDate, optionalText, pageFields, pageOf, rowId, text } from './shapes.ts'
import { weeklyInsights } from './weekly-insights.ts'

/** Free people beyond this number are counted but not named; a search finds them. */
export const maxFreeStaffNamed = 50

/** People beyond this number are counted and not listed when one is chosen for a booking; a search finds them. */
export const maxStaffForBooking = 200

/** A confirmed booking to come, and who is free to take it over. Times are wall times of `timeZone`. */
const bookingToReassign = z.object({
  bookingId: rowId<BookingId>(),
  requestedStartDateTime: z.string(),
  requestedEndDateTime: z.string(),
  timeZone: z.string(),
  serviceName: z.string(),
  clientName: z.string(),
  /** The staff assigned now. */
  staff: z.array(staffName),
  /** Other staff of the service who are at work and free then, by name; at most `maxFreeStaffNamed`. */
  freeStaff: z.array(staffName),
  freeStaffCount: z.int(),
  /** Where nobody is free: those whom only a credential keeps from it, by name; at most `maxFreeStaffNamed`. */
  lackingStaff: z.optional(z.array(z.extend(staffName, { lacks: z.array(lackedCredential) }))),
})

/** What keeps somebody from a booking, the most certain reason first; `notAtWork` is advice, the others are refused. */
const notFreeReason = z.enum(['notOnService', 'busy', 'away', 'notAtWork'])

export type NotFreeReason = z.infer<typeof notFreeReason>

/** Somebody of the team or of the service, and whether they can go to a booking. Times are wall times of its location. */
const staffForBooking = z.extend(staffName, {
  /** Null when they are free then. */
  notFree: z.nullable(notFreeReason),
  /** What holds them, for `busy`. */
  busyStartDateTime: z.nullable(z.string()),
  busyEndDateTime: z.nullable(z.string()),
  /** What the service requires and they do not hold on that day; such people are `away`. */
  lacks: z.array(lackedCredential),
})

/** Why a location is closed that day; null where it is open. */
const closedFor = z.optional(z.nullable(z.string()))

/** A booking as its staff need it. */
export const dayBooking = z.object({
  bookingId: rowId<BookingId>(),
  serviceAreaName: z.string(),
  timeZone: z.string(),
  status: bookingStatusValue,
  closedFor,
  requestedStartDateTime: z.string(),
  requestedEndDateTime: z.string(),
  serviceName: z.string(),
  sizeOptionName: z.string(),
  clientName: z.string(),
  recipientName: z.nullable(z.string()),
  /** The phone number of the recipient. */
  phone: z.nullable(z.string()),
  AddressForService: z.string(),
  UnitNumberForService: z.nullable(z.string()),
  /** How to get in. */
  accessNotes: z.string(),
  Notes: z.string(),
  recipientNotes: z.nullable(z.string()),
  RequestedPeopleQty: z.int(),
  sharedAccessibilityOptionIds: z.array(z.int()),
  sharedNeeds: z.array(sharedNeed),
  /** They are needs of the recipient, not of the client. */
  sharesRecipientNeeds: z.boolean(),
  /** The other staff of the same visit. */
  withStaff: z.array(staffName),
})

/** A session that somebody helps with. */
const daySession = z.object({
  activitySessionId: rowId<ActivitySessionId>(),
  activityTitle: z.string(),
  startDateTime: z.string(),
  endDateTime: z.string(),
  spacesTaken: z.int(),
  maxSpaces: z.int(),
  closedFor,
})

/** A session of a day sheet, with the cash to take and to give back at its door, by who has booked. */
const sheetSession = z.extend(daySession, {
  serviceAreaName: z.string(),
  timeZone: z.string(),
  currency,
  toTake: z.array(z.object({ activityBookingId: rowId<BookingId>(), contactName: z.string(), openCents: z.int() })),
  toGiveBack: z.array(z.object({ activityBookingId: rowId<BookingId>(), contactName: z.string(), owedCents: z.int() })),
})

/** A session of an amenity that is booked, by whom. */
const amenitySession = z.extend(sheetSession, {
  bookedBy: z.array(z.object({ activityBookingId: rowId<BookingId>(), contactName: z.string(), spaces: z.int() })),
})

/** Bookings and sessions of a day, each in order. */
const dayWork = { bookings: z.array(dayBooking), sessions: z.array(sheetSession) }

/** A visit as the roster of a week shows it. */
const rosterVisit = z.object({
  bookingId: rowId<BookingId>(),
  status: bookingStatusValue,
  startDateTime: z.string(),
  endDateTime: z.string(),
  serviceName: z.string(),
  clientName: z.string(),
  AddressForService: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

/** A span in which somebody cannot be sent anywhere. */
const rosterSpan = z.object({ startDateTime: z.string(), endDateTime: z.string() })

/** Staff and their bookings (an extension of calls.md, "Booking"). */
export const bookingTeam = {
  getClients: defineCall({
    method: 'POST',
    path: '/api/Booking/get-clients',
    summary: 'Clients of the organisation by name, phone number or email address, to book for one who rings up',
    reads: ['person'],
    access: areaRole(managementRoles),
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        search: text(100).check(z.minLength(3, 'Write at least three characters.')),
      }),
    /** Ten at most, by name. */
    output: () =>
      z.array(
        z.object({
          userProfileId: rowId<UserProfileId>(),
          firstName: z.string(),
          lastName: z.string(),
          phone: z.nullable(z.string()),
          /** False for a client whom the organisation keeps because they rang up. */
          hasAccount: z.boolean(),
        }),
      ),
  }),
  getBookingsToReassign: defineCall({
    method: 'POST',
    path: '/api/Booking/get-bookings-to-reassign',
    summary: 'Confirmed bookings to come of a location, each with who is free to do it instead',
    reads: ['booking', 'freeTime', 'team'],
    access: areaRole(areaManagerRoles, { holds: 'service' }),
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        bookingIds: z.array(id<BookingId>()).check(z.minLength(1), z.maxLength(50, 'Ask for at most 50 at once.')),
        /** Part of the name of a free person. */
        search: z._default(optionalText(100), ''),
      }),
    /** Those of the bookings that are still to come, sorted by start. */
    output: () => z.array(bookingToReassign),
  }),
  getStaffForBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/get-staff-for-booking',
    summary: 'The team of a confirmed booking: who is free to go, and what keeps the others',
    reads: ['booking', 'freeTime', 'team'],
    access: signedIn,
    input: () => z.strictObject({ bookingId: id<BookingId>(), search: z._default(optionalText(100), '') }),
    output: () =>
      z.object({
        /** Without those who go already; free people first, then by name; at most `maxStaffForBooking`. */
        people: z.array(staffForBooking),
        /** Free, or not at work then, whatever the search. */
        canGoCount: z.int(),
      }),
    refusals: { ManagersOnly: 'Only managers decide who goes to a booking.' },
  }),
  getWorkToCome: defineCall({
    method: 'POST',
    path: '/api/Booking/get-work-to-come',
    summary: 'What somebody of the team has still to do, location by location',
    reads: ['activitySession', 'booking', 'team'],
    access: accountAdminOnly,
    input: () => z.strictObject({ userProfileId: id<UserProfileId>() }),
    output: () =>
      z.array(
        z.object({
          serviceAreaId: rowId<ServiceAreaId>(),
          serviceAreaName: z.string(),
          /** The next of them, at most `maxBookingsNamed`. */
          bookingIds: z.array(rowId<BookingId>()),
          bookingCount: z.int(),
          sessionCount: z.int(),
        }),
      ),
  }),
  getDaySheet: defineCall({
    method: 'POST',
    path: '/api/Booking/get-day-sheet',
    summary: 'The bookings and sessions of one day at a location or at all, person by person; Staff see their own',
    reads: ['activitySession', 'booking', 'payment', 'person'],
    access: areaRole([...areaManagerRoles, staffRole.Staff], { holds: 'service' }),
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        /** Defaults to today at the location. */
        date: z.optional(localDate()),
        /** All locations where the caller has at least the same rights; the day is that of each. */
        isAllLocations: z._default(z.boolean(), false),
        staffUserProfileId: z.optional(id<UserProfileId>()),
        ...pageFields,
      }),
    output: () =>
      z.extend(
        pageOf(
          z.extend(staffName, { ...dayWork, isInTeam: z.optional(z.boolean()), doesVisits: z.optional(z.boolean()) }),
        ),
        {
          date: z.string(),
          timeZone: z.string(),
          serviceAreaName: z.string(),
          /** Bookings and sessions across all pages, those of nobody and of amenities too. */
          bookingCount: z.int(),
          /** What nobody does yet; empty for Staff, for one person, and after the first page. */
          nobody: z.object(dayWork),
          /** Booked amenities, which need nobody but have to be open; empty as `nobody` is. */
          amenities: z.array(amenitySession),
        },
      ),
    isPrivateRead: true,
  }),
  getRoster: defineCall({
    method: 'POST',
    path: '/api/Booking/get-roster',
    summary: 'A week of a location by person: visits, sessions, time away, and what nobody does yet',
    reads: ['activitySession', 'booking', 'person', 'team'],
    access: areaRole(areaManagerRoles),
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        /** A day of the week; the week of today at the location when omitted. Weeks begin on Monday. */
        date: z.optional(localDate()),
      }),
    output: () =>
      z.object({
        fromDate: z.string(),
        toDate: z.string(),
        today: z.string(),
        timeZone: z.string(),
        /** The days of the week on which the location is closed. */
        closedDays: z.optional(z.array(z.object({ date: z.string(), name: z.string() }))),
        people: z.array(
          z.extend(staffName, {
            /** Minutes of visits and sessions here that week, and of their working hours; null when none are set. */
            plannedMinutes: z.int(),
            workingMinutes: z.nullable(z.int()),
            /** False for somebody who no longer works here: they keep what they were booked for, and are given nothing new. */
            isInTeam: z.boolean(),
            /** False too for somebody whose role has no visits any more. */
            doesVisits: z.optional(z.boolean()),
            /** Of their visits that week, those for which they do not hold on the day what the service requires. */
            lacks: z.array(z.extend(lackedCredential, { bookingId: rowId<BookingId>() })),
            visits: z.array(rosterVisit),
            sessions: z.array(daySession),
            away: z.array(rosterSpan),
            /** At other locations. */
            elsewhere: z.array(rosterSpan),
          }),
        ),
        nobody: z.object({ visits: z.array(rosterVisit), sessions: z.array(daySession) }),
      }),
    isPrivateRead: true,
  }),
  ...weeklyInsights,
} as const
