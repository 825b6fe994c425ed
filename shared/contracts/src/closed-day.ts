import { staffRole } from '@waymark/domain/enums'
import type { ActivitySessionId, ClosedDayId, ServiceAreaId } from '@waymark/domain/ids'
import { areaManagerRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from './access.ts'
import { defineCall } from './define-call.ts'
import { done, id, localDate, optionalText, queryId, rowId, text } from './shapes.ts'

/** At most this many days are closed in one go: the holidays of two years. */
const maxDays = 60

/** At most this many sessions of a day are named; all are counted. */
export const maxSessionsNamed = 50

/** What people have booked: visits, and sessions of activities and amenities with the bookings in them. */
const bookedThen = {
  bookingCount: z.int(),
  sessionCount: z.int(),
  sessionBookingCount: z.int(),
  /** Visits that have nobody yet and wait for their client, among the bookings. */
  waitingCount: z.optional(z.int()),
}

const bookedOnDay = {
  ...bookedThen,
  /** Of the bookings and of the sessions, those that have begun and are not over. */
  runningBookingCount: z.optional(z.int()),
  runningSessionCount: z.optional(z.int()),
  /** Sessions of activities that nobody has booked. */
  unbookedSessionCount: z.int(),
  /** The booked sessions, the next first; times at their place. */
  sessions: z.array(
    z.object({
      activitySessionId: rowId<ActivitySessionId>(),
      title: z.string(),
      startDateTime: z.string(),
      timeZone: z.string(),
      bookingCount: z.int(),
      isRunning: z.optional(z.boolean()),
    }),
  ),
}

/** Closing and opening a location is for admins of its organisation. */
const locationAdmin = areaRole([staffRole.Admin])

/** Our own group: days on which a location is closed, and the public holidays that it can close for. */
export const closedDay = {
  getClosedDays: defineCall({
    method: 'GET',
    path: '/api/ClosedDay/get-closed-days',
    summary: 'The days to come on which a location is closed, with what is booked on them',
    reads: ['activitySession', 'booking', 'schedule'],
    access: areaRole(areaManagerRoles),
    input: () =>
      z.strictObject({
        serviceAreaId: queryId<ServiceAreaId>(),
        /** A day that may be closed: what is booked on it is counted as well. */
        date: z.optional(localDate()),
      }),
    output: () =>
      z.object({
        today: z.string(),
        /** What is booked on the day that was asked about. */
        booked: z.nullable(z.object(bookedOnDay)),
        closedDays: z.array(
          z.object({ closedDayId: rowId<ClosedDayId>(), date: z.string(), name: z.string(), ...bookedOnDay }),
        ),
      }),
  }),
  getPublicHolidays: defineCall({
    method: 'GET',
    path: '/api/ClosedDay/get-public-holidays',
    summary: 'The public holidays of the next 12 months where a location is, its region included',
    reads: ['activitySession', 'booking', 'location', 'schedule'],
    access: areaRole(areaManagerRoles),
    input: () => z.strictObject({ serviceAreaId: queryId<ServiceAreaId>() }),
    output: () =>
      z.object({
        /** "Southland"; null where the region of the location is not one that has holidays of its own. */
        regionName: z.nullable(z.string()),
        holidays: z.array(
          z.object({
            date: z.string(),
            name: z.string(),
            /** Only of this region, such as an anniversary day. */
            isRegional: z.boolean(),
            isClosed: z.boolean(),
            ...bookedOnDay,
          }),
        ),
      }),
  }),
  addClosedDays: defineCall({
    method: 'POST',
    path: '/api/ClosedDay/add-closed-days',
    summary: 'Close a location on some days: nobody can book its services and sessions then; what is booked stays',
    changes: ['activitySession', 'booking', 'freeTime', 'location', 'schedule'],
    access: areaRole(areaManagerRoles),
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        days: z
          .array(z.strictObject({ date: localDate(), name: text(100) }))
          .check(z.minLength(1, 'Choose at least one day.'), z.maxLength(maxDays)),
        /** Confirms that the person has seen what is booked on these days. */
        keepsAffectedBookings: z._default(z.boolean(), false),
      }),
    /** How many days are closed now that were not. */
    output: () => z.object({ addedCount: z.int() }),
    refusals: {
      PastDay: 'Choose a day from today on.',
      TooManyDays: 'A location can be closed on at most {max} days to come.',
      StrandsBookings: 'Booked then: {count}. {next}',
    },
  }),
  removeClosedDay: defineCall({
    method: 'POST',
    path: '/api/ClosedDay/remove-closed-day',
    summary: 'Open again on a day',
    changes: ['activitySession', 'booking', 'freeTime', 'location', 'schedule'],
    access: areaRole(areaManagerRoles),
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), closedDayId: id<ClosedDayId>() }),
    output: () => done,
  }),
  getLocationClosing: defineCall({
    method: 'GET',
    path: '/api/ClosedDay/get-location-closing',
    summary: 'The day from which a location is closed for good, and what is booked from a day on',
    reads: ['activitySession', 'booking', 'location', 'schedule'],
    access: areaRole(areaManagerRoles),
    input: () =>
      z.strictObject({
        serviceAreaId: queryId<ServiceAreaId>(),
        /** From when to count what is booked; without it from the closing date, or from now on. */
        fromDate: z.optional(localDate()),
      }),
    output: () =>
      z.object({
        today: z.string(),
        closing: z.nullable(z.object({ date: z.string(), note: z.string(), isClosed: z.boolean() })),
        booked: z.object({
          from: z.string(),
          ...bookedThen,
          /** The day of the last of them. */
          lastDate: z.nullable(z.string()),
        }),
      }),
  }),
  setLocationClosing: defineCall({
    method: 'POST',
    path: '/api/ClosedDay/set-location-closing',
    summary:
      'Close a location for good from a day on: nothing can be booked from then; what is booked is kept, or cancelled with refunds and notices',
    changes: ['activitySession', 'booking', 'freeTime', 'location', 'schedule', 'waitlist'],
    access: locationAdmin,
    isFilledIn: true,
    input: () =>
      z
        .strictObject({
          serviceAreaId: id<ServiceAreaId>(),
          date: localDate(),
          /** Read by everybody, such as where to go instead. */
          note: z._default(optionalText(300), ''),
          bookings: z.literal(['keep', 'cancel'], 'Choose what becomes of the bookings.'),
          /** Why, for those whose bookings are cancelled. */
          clientReason: z._default(optionalText(500), ''),
        })
        .check(
          z.refine(({ bookings, clientReason }) => bookings === 'keep' || clientReason !== '', {
            message: 'Write why, for those who have booked.',
            path: ['clientReason'],
          }),
        ),
    output: () => z.object({ date: z.string() }),
    refusals: {
      NotAfterToday:
        'Choose a day after today. A location that has nothing booked can be closed at once on its profile.',
      IsClosed: 'This location is closed already.',
    },
  }),
  undoLocationClosing: defineCall({
    method: 'POST',
    path: '/api/ClosedDay/undo-location-closing',
    summary: 'Take the closing date of a location back; what was cancelled for it stays cancelled',
    changes: ['activitySession', 'freeTime', 'location', 'schedule', 'waitlist'],
    access: locationAdmin,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>() }),
    output: () => done,
    refusals: {
      NothingToUndo: 'There is no closing date to take back. A location that has closed is opened on its profile.',
    },
  }),
} as const
