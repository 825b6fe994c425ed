import type { ActivityId, ActivitySessionId, ServiceAreaId, WaitlistEntryId } from '@waymark/domain/ids'
import { managementRoles, teamRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from '../access.ts'
import { currency } from '../activity-shapes.ts'
import { defineCall } from '../define-call.ts'
import { maxBookingsNamed } from '../envelope.ts'
import { id, pageFields, pageOf, rowId } from '../shapes.ts'
import { insightFilters, insightRefusals } from '../weekly-insights.ts'
import { sessionNarrowing, sessionRow, sessionTeam } from './session-shapes.ts'

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

/** Sessions over all activities of a location, one of them, and what they came to. */
export const sessionLists = {
  getActivitySessionDetail: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-session-detail',
    summary: 'One session with its sums and what I may do with it',
    reads: ['activitySession', 'activity', 'booking', 'payment', 'waitlist'],
    access: sessionTeam,
    input: () => z.strictObject({ activitySessionId: id<ActivitySessionId>() }),
    output: () =>
      z.extend(sessionRow, {
        note: z.string(),
        cancelReason: z.nullable(z.string()),
        /** Paid and not given back; null for Staff. */
        incomeCents: z.nullable(z.int()),
        laterSessionCount: z.int(),
        /** Who would be told if the later sessions were cancelled: bookings, their people, and groups on waitlists. */
        laterBookingCount: z.int(),
        laterPeopleCount: z.int(),
        laterWaitingCount: z.int(),
        /** People of cancelled bookings. */
        cancelledPeopleCount: z.int(),
        mayEdit: z.boolean(),
        /** Something can be booked at its location: it is active, and its organisation is not suspended. */
        isPlaceOpen: z.boolean(),
        mayCheckIn: z.boolean(),
        waitlist: z.array(
          z.object({
            waitlistEntryId: rowId<WaitlistEntryId>(),
            name: z.string(),
            spaces: z.int(),
            /** The access places without which nothing is offered to them, by kind. */
            accessPlaces: z.optional(
              z.object({
                wheelchairSpaces: z.int(),
                hearingReceivers: z.int(),
                interpreterPlaces: z.int(),
                quietPlaces: z.int(),
              }),
            ),
            state: z.literal(['waiting', 'offered']),
            /** A wall time of the location. */
            offeredUntil: z.nullable(z.string()),
          }),
        ),
      }),
    isKept: true,
  }),
  getActivitySessionList: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-session-list',
    summary: 'Scheduled activities of a location: sessions filtered, sorted and paged; Staff get their own',
    reads: ['activitySession', 'activity', 'booking', 'waitlist'],
    access: areaRole(teamRoles, { holds: 'activity' }),
    redirects: true,
    input: () =>
      z.strictObject({
        ...sessionFilters,
        /** Only these: those that a refusal is about. */
        activitySessionIds: z.optional(z.array(id<ActivitySessionId>()).check(z.maxLength(maxBookingsNamed))),
        ...pageFields,
      }),
    output: () => pageOf(sessionRow),
  }),
  exportActivitySessionList: defineCall({
    method: 'POST',
    path: '/api/activity/export-activity-session-list',
    summary: 'The list of sessions as an xlsx file, with the same filters',
    reads: ['activitySession', 'activity', 'booking', 'waitlist'],
    access: areaRole(teamRoles, { holds: 'activity' }),
    input: () => z.strictObject(sessionFilters),
    output: () => z.null(),
    answer: 'file',
    refusals: { TooMany: 'This list has more than {max} sessions. Narrow it with the filters.' },
  }),
  getActivityInsights: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-insights',
    summary: 'How full the sessions of a location were, what they earned, and who did not come, by activity',
    reads: ['activitySession', 'activity', 'booking', 'payment', 'waitlist'],
    access: areaRole(managementRoles, { holds: 'activity' }),
    input: () => z.strictObject(insightFilters),
    output: () =>
      z.object({
        fromDate: z.string(),
        toDate: z.string(),
        timeZone: z.string(),
        currency,
        locationCount: z.int(),
        activities: z.array(activityInsight),
        /** As many days before these. */
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
    input: () => z.strictObject(insightFilters),
    output: () => z.null(),
    answer: 'file',
    refusals: insightRefusals,
  }),
} as const
