import { activityStatuses } from '@waymark/domain/enums'
import type { ActivityId, ActivitySessionId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from './access.ts'
import { priceCents } from './activity-bounds.ts'
import { sessionDates, sessionNarrowing, sessionRow } from './activity-session/session-shapes.ts'
import { activitySession } from './activity-session.ts'
import { changedAccessStock, spaces } from './activity-shapes.ts'
import { defineCall } from './define-call.ts'
import { id, optionalText, pageOf, queryId, queryPageFields, wallDateTime } from './shapes.ts'

const ofAmenity = areaRole(managementRoles, { areaField: 'amenityId', target: 'amenity' })

/**
 * The sessions of amenities that people book (calls.md, /api/amenity/). They are sessions like any other (decision 0025):
 * who comes, check-in, staff and messages are calls of `activity-session.ts`.
 */
export const amenitySession = {
  getAmenitySessionsByAmenityId: defineCall({
    method: 'GET',
    path: '/api/amenity/get-amenity-sessions-by-amenity-id',
    summary: 'The sessions of an amenity, the next first',
    reads: ['activitySession', 'booking', 'waitlist'],
    access: ofAmenity,
    input: () =>
      z.strictObject({
        amenityId: queryId<ActivityId>(),
        period: z._default(z.literal(['all', 'upcoming', 'past']), 'upcoming'),
        status: z.optional(z.literal(activityStatuses)),
        ...queryPageFields,
      }),
    output: () => pageOf(sessionRow),
  }),
  updateAmenitySession: defineCall({
    method: 'POST',
    path: '/api/amenity/update-amenity-session',
    summary: 'Add sessions to an amenity; change or cancel one, or it and all later ones, with refunds and notices',
    changes: ['activitySession', 'amenity', 'activity', 'booking', 'payment', 'waitlist'],
    access: ofAmenity,
    input: () =>
      z.strictObject({
        amenityId: id<ActivityId>(),
        /** Null adds sessions: then `startDateTimes` and `endDateTimes` are pairs of wall times of the location. */
        activitySessionId: z._default(z.nullable(id<ActivitySessionId>()), null),
        startDateTimes: z.optional(sessionDates),
        endDateTimes: z.optional(sessionDates),
        /** Sessions that overlap and have no bookings are replaced by the new ones. */
        isOverride: z._default(z.boolean(), false),
        staffUserProfileIds: z.optional(z.array(id<UserProfileId>()).check(z.maxLength(50))),
        /** The version of the session to change. */
        version: z._default(z.nullable(z.int32()), null),
        /** `later` also changes every later session that has not started. */
        scope: z._default(z.literal(['one', 'later']), 'one'),
        startDateTime: z.optional(wallDateTime()),
        endDateTime: z.optional(wallDateTime()),
        cancelReason: z._default(optionalText(500), ''),
        /** New sessions are Active when omitted, so that they can be booked at once. */
        status: z.optional(z.literal(activityStatuses)),
        maxSpaces: z.optional(spaces()),
        maxSpacesPerClient: z.optional(spaces()),
        priceCents: z.optional(priceCents()),
        concessionPriceCents: z.optional(z.nullable(priceCents())),
        ...changedAccessStock,
        note: z.optional(optionalText(1000)),
      }),
    output: () =>
      z.object({
        /** Those that were added, or the one that was changed. */
        sessions: z.array(sessionRow),
        /** Dates that were not added, with the reason. */
        skipped: z.array(z.object({ startDateTime: z.string(), reason: z.string() })),
        /** How many sessions were changed, and how many bookings they have; cancelled ones are refunded one by one. */
        sessionCount: z.int(),
        bookingCount: z.int(),
      }),
    refusals: {
      ...activitySession.addActivitySessions.refusals,
      ...activitySession.updateActivitySession.refusals,
    },
    notWhileActing: true,
  }),
  exportAmenitySessionList: defineCall({
    method: 'POST',
    path: '/api/amenity/export-amenity-session-list',
    summary: 'The sessions of one amenity, or of all amenities of a location, as an xlsx file',
    reads: ['activitySession', 'amenity', 'booking', 'waitlist'],
    access: areaRole(managementRoles),
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        amenityId: z.optional(id<ActivityId>()),
        ...sessionNarrowing,
      }),
    output: () => z.null(),
    answer: 'file',
    refusals: { TooMany: 'This list has more than {max} sessions. Narrow it with the filters.' },
  }),
} as const
