import type { ActivityId, ActivitySessionId, ServiceAreaId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { anyone } from '../access.ts'
import {
  activityBookingId,
  activityReview,
  activityStatusValue,
  bookableActivity,
  maxPeopleInBooking,
  openSession,
} from '../activity-shapes.ts'
import { bookingStatusValue } from '../booking-shapes.ts'
import { defineCall } from '../define-call.ts'
import { mapBounds, mapFilters } from '../map/venues-in-view.ts'
import { picture } from '../picture.ts'
import { venueFact } from '../service-area/service-area-shapes.ts'
import {
  catalogueId,
  id,
  latitude,
  longitude,
  optionalText,
  pageFields,
  pageOf,
  queryId,
  rowId,
  wallDateTime,
} from '../shapes.ts'
import { shownOutage } from '../shown-outage.ts'

/** Finding an activity and its sessions. */
export const findSessions = {
  getActivitySessionsForNewBooking: defineCall({
    method: 'POST',
    path: '/api/activity/get-activity-sessions-for-new-booking',
    summary: 'Activities with sessions to book in a span, by when, distance or Access Fit; open to everybody',
    reads: ['activity', 'activitySession', 'location', 'need', 'shortlist'],
    access: anyone,
    mayLag: true,
    input: () =>
      z.strictObject({
        /** Wall times, each in the time zone of the activity's location; the next three months when omitted. */
        StartDateTime: z.optional(wallDateTime()),
        EndDateTime: z.optional(wallDateTime()),
        latitude: z.optional(latitude()),
        longitude: z.optional(longitude()),
        /** Only locations in this box, whatever their distance: what a map shows. */
        bounds: z.optional(mapBounds),
        radiusKm: z._default(z.number().check(z.gte(0.5), z.lte(500)), limits.serviceAreaRadiusKm[1]),
        serviceAreaId: z.optional(id<ServiceAreaId>()),
        activityKindIds: z._default(z.array(catalogueId()).check(z.maxLength(30)), []),
        age: z.optional(z.int().check(z.gte(limits.ageMin), z.lte(limits.ageMax))),
        maxPriceCents: z.optional(z.int32().check(z.nonnegative())),
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
    output: () => pageOf(bookableActivity),
    isPrivateRead: true,
  }),
  getActivityForNewBooking: defineCall({
    method: 'GET',
    path: '/api/activity/get-activity-for-new-booking',
    summary: 'The page of one activity: what it is, how accessible, what it costs, and its sessions to come',
    reads: ['activity', 'activitySession', 'location', 'need', 'feedback', 'waitlist'],
    access: anyone,
    mayLag: true,
    /** Either the activity, or one of its sessions: then this session alone is answered, whichever page it is on. */
    input: () =>
      z.strictObject({
        activityId: z.optional(queryId<ActivityId>()),
        activitySessionId: z.optional(queryId<ActivitySessionId>()),
        /** The location for which a business books: `myBookings` are its own. */
        UserServiceAreaId: z.optional(queryId<ServiceAreaId>()),
        sessionsPage: z._default(queryId().check(z.lte(1000)), 1),
        /** For a calendar: all sessions that start in this month of the location, instead of a page. */
        month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Choose a month.'))),
      }),
    output: () =>
      z.extend(bookableActivity, {
        /** What an amenity is, what it has and where it is; absent for an activity. */
        amenity: z.optional(
          z.object({ amenityTypeId: z.int(), featureIds: z.array(z.int()), whereabouts: z.string() }),
        ),
        description: z.string(),
        pictures: z.array(picture),
        accessibilityFacts: z.array(venueFact),
        venueFacts: z.array(venueFact),
        address: z.string(),
        timeZone: z.string(),
        /** What is out of order there now or later, and the amenity itself. The fit is that of the first session answered. */
        outages: z.array(shownOutage),
        preparation: z.string(),
        policyText: z.string(),
        /** What the organiser adds to the rule. */
        policyNote: z.string(),
        organiserName: z.nullable(z.string()),
        organiserEmail: z.nullable(z.string()),
        organiserPhone: z.nullable(z.string()),
        status: activityStatusValue,
        mayTakePayments: z.boolean(),
        /** Whether the prices contain GST. */
        isGstRegistered: z.boolean(),
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
            /** How many more are offered to somebody from the waitlist. */
            spacesOffered: z.int(),
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
    refusals: { NotFoundAnyMore: 'This {kind} is not offered any more.' },
    isPrivateRead: true,
  }),
  getActivityBanner: defineCall({
    method: 'GET',
    path: '/api/activity/get-activity-banner',
    summary: 'The banner picture of an activity',
    reads: ['activity'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ activityId: queryId<ActivityId>() }),
    output: () => z.object({ banner: z.nullable(picture) }),
    cacheSeconds: 300,
  }),
} as const
