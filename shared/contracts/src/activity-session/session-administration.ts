import { newSessionStatuses } from '@waymark/domain/activity/session-status'
import { maxSeriesDates } from '@waymark/domain/booking/repeat'
import { activityStatuses } from '@waymark/domain/enums'
import type { ActivityId, ActivitySessionId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { managementRoles, teamRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from '../access.ts'
import { priceCents } from '../activity-bounds.ts'
import { activityStatusValue, changedAccessStock, spaces } from '../activity-shapes.ts'
import { availabilityValue } from '../booking-shapes.ts'
import { defineCall } from '../define-call.ts'
import { maxBookingsNamed } from '../envelope.ts'
import { changedMeanwhile, organisationSuspended } from '../refusals.ts'
import { staffName } from '../service/service-shapes.ts'
import {
  done,
  id,
  optionalText,
  pageFields,
  pageOf,
  queryId,
  queryPageFields,
  rowId,
  text,
  wallDateTime,
} from '../shapes.ts'
import { dateRefusals, dates, ofSession, sessionRow } from './session-shapes.ts'

const ofActivity = areaRole(managementRoles, { holds: 'activity', areaField: 'activityId', target: 'activity' })

const readOfActivity = areaRole(teamRoles, { holds: 'activity', areaField: 'activityId', target: 'activity' })

const helperRefusals = {
  StaffBusy: '{name} {why} at {time}.',
  NotInTeam: 'This person does not work at this location.',
  SessionOver: 'This session is {status}.',
} as const

/** A session to come, and who is free to help instead. Times are wall times of `timeZone`. */
const sessionToReassign = z.object({
  activitySessionId: rowId<ActivitySessionId>(),
  activityTitle: z.string(),
  startDateTime: z.string(),
  endDateTime: z.string(),
  timeZone: z.string(),
  /** Who helps now. */
  staff: z.array(staffName),
  /** Others of the location who have nothing else then, by name; at most `maxFreeStaffNamed`. */
  freeStaff: z.array(staffName),
  freeStaffCount: z.int(),
})

/** Adding, changing and cancelling sessions, who helps, and a message to all who come. */
export const sessionAdministration = {
  getActivitySessionsByActivityId: defineCall({
    method: 'GET',
    path: '/api/activity/get-activity-sessions-by-activity-id',
    summary: 'The sessions of an activity, the next first',
    reads: ['activitySession', 'booking', 'waitlist'],
    access: readOfActivity,
    redirects: true,
    input: () =>
      z.strictObject({
        activityId: queryId<ActivityId>(),
        period: z._default(z.literal(['all', 'upcoming', 'past']), 'upcoming'),
        status: z.optional(activityStatusValue),
        ...queryPageFields,
      }),
    output: () => pageOf(sessionRow),
  }),
  checkActivitySessionDates: defineCall({
    method: 'POST',
    path: '/api/activity/check-activity-session-dates',
    summary: 'The availability of dates before they are added: taken, twice, closed, staff busy, and free times near',
    reads: ['activitySession', 'location', 'team', 'booking'],
    access: ofActivity,
    input: () =>
      z.strictObject({
        activityId: id<ActivityId>(),
        ...dates,
        isOverride: z._default(z.boolean(), false),
        staffUserProfileIds: z._default(z.array(id<UserProfileId>()).check(z.maxLength(50)), []),
        /** Positions of dates that were taken out again. */
        removed: z._default(z.array(z.int32().check(z.nonnegative())).check(z.maxLength(maxSeriesDates)), []),
      }),
    output: () =>
      z.object({
        dates: z.array(
          z.object({
            startDateTime: z.string(),
            endDateTime: z.string(),
            availability: availabilityValue,
            /** Starts of the same length that are free near it. */
            alternativeStarts: z.array(z.string()),
            /** Why it is not available, in words. */
            reason: z.nullable(z.string()),
            /** What to know of a date that can be added: that it is outside the opening hours of an open day. */
            note: z.nullable(z.string()),
            /** The closed day of the location that it is on: "Christmas Day". */
            closedFor: z.nullable(z.string()),
            /** The session that `isOverride` would replace, or the first of several. */
            replacesActivitySessionId: z.nullable(rowId<ActivitySessionId>()),
            /** How many sessions it would replace. */
            replacesCount: z.int(),
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
    isFilledIn: true,
    input: () =>
      z.strictObject({
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
    output: () =>
      z.object({
        sessions: z.array(sessionRow),
        /** Dates that were not added, with the reason. */
        skipped: z.array(z.object({ startDateTime: z.string(), reason: z.string() })),
      }),
    refusals: {
      ...dateRefusals,
      NothingToAdd: 'None of these dates can be added. Each has its reason beside it.',
      StaffBusy: '{name} {why} at {time}.',
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
    isFilledIn: true,
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        version: z.int32(),
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
    output: () =>
      z.object({
        session: sessionRow,
        /** How many sessions were changed, and how many bookings they have; cancelled ones are refunded one by one. */
        sessionCount: z.int(),
        bookingCount: z.int(),
      }),
    refusals: {
      ...changedMeanwhile('this session'),
      ...dateRefusals,
      NotThatStatus: 'A session that is {from} cannot become {to}.',
      BelowBooked: '{taken}. There cannot be fewer.',
      StockBelowBooked: '{taken}. There cannot be fewer.',
      AlreadyThere: 'This activity already has a session at {time}.',
      ClosedByThen: 'The location closes for good on {day}. Choose a time before that day.',
      StaffBusy: '{name} {why} at {time}.',
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
    input: () => z.strictObject({ activitySessionId: id<ActivitySessionId>(), userProfileId: id<UserProfileId>() }),
    output: () => z.object({ staff: z.array(staffName) }),
    refusals: helperRefusals,
  }),
  deleteActivitySessionStaffAssignment: defineCall({
    method: 'POST',
    path: '/api/activity/delete-activity-session-staff-assignment',
    summary: 'Take somebody off a session',
    changes: ['activitySession', 'freeTime'],
    access: ofSession,
    input: () => z.strictObject({ activitySessionId: id<ActivitySessionId>(), userProfileId: id<UserProfileId>() }),
    output: () => z.object({ staff: z.array(staffName) }),
  }),
  replaceActivitySessionStaff: defineCall({
    method: 'POST',
    path: '/api/activity/replace-activity-session-staff',
    summary: 'Let somebody of the team help with a session instead of somebody else',
    changes: ['activitySession', 'freeTime'],
    access: areaRole(managementRoles, { areaField: 'activitySessionId', target: 'activitySession' }),
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        staffUserProfileId: id<UserProfileId>(),
        replacedStaffUserProfileId: id<UserProfileId>(),
      }),
    output: () => z.object({ staff: z.array(staffName) }),
    refusals: { ...helperRefusals, NotHelping: 'This person does not help with this session any more.' },
  }),
  getSessionsToReassign: defineCall({
    method: 'POST',
    path: '/api/activity/get-sessions-to-reassign',
    summary: 'The sessions to come that somebody helps with at a location, each with who is free to help instead',
    reads: ['activitySession', 'freeTime', 'team'],
    access: areaRole(managementRoles),
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        staffUserProfileId: id<UserProfileId>(),
        /** Only this one. */
        activitySessionId: z.optional(id<ActivitySessionId>()),
        /** Only these: those that a refusal is about. */
        activitySessionIds: z.optional(z.array(id<ActivitySessionId>()).check(z.maxLength(maxBookingsNamed))),
        /** Part of the name of a free person. */
        search: z._default(optionalText(100), ''),
        ...pageFields,
      }),
    /** The next first. */
    output: () => pageOf(sessionToReassign),
  }),
  messageActivitySession: defineCall({
    method: 'POST',
    path: '/api/activity/message-activity-session',
    summary: 'Email everybody who comes to a session',
    changes: ['activitySession'],
    access: ofSession,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        activitySessionId: id<ActivitySessionId>(),
        subject: text(120),
        body: text(4000),
      }),
    output: () => z.extend(done, { recipients: z.int() }),
    refusals: {
      NobodyComes: 'Nobody has booked this session yet.',
      ...organisationSuspended('it can write to those alone who are still to come'),
    },
    notWhileActing: true,
  }),
} as const
