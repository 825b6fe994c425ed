import type { MembershipId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { businessOnly } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { changedMeanwhile } from '../refusals.ts'
import { done, id, optionalText, pageFields, pageOf, rowId, timeOfDay, wallDateTime } from '../shapes.ts'
import { ofAreaManagers, orNull } from './service-area-shapes.ts'

/** A primary manager with the locations they manage. */
const primaryManager = z.object({
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  serviceAreas: z.array(z.object({ serviceAreaId: rowId<ServiceAreaId>(), name: z.string() })),
})

/** A weekly working window of a person at a location, wall time; `ends` may be `24:00`. */
const workingStretch = z.object({ dayOfWeek: z.int(), starts: z.string(), ends: z.string() })

/** A span of leave of a person, wall time of the location. */
const leaveSpan = z.object({ startDateTime: z.string(), endDateTime: z.string(), note: z.nullable(z.string()) })

/** Somebody who works at a location. Without working hours they work whenever their services have a start. */
const areaMember = z.object({
  serviceAreaUserProfileId: rowId<MembershipId>(),
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  userRole: z.literal([1, 2, 3, 4, 5]),
  assignedServices: z.array(z.object({ serviceAreaServiceId: rowId<ServiceAreaServiceId>(), serviceName: z.string() })),
  workingHours: z.array(workingStretch),
  /** Leave that has not ended. */
  leave: z.array(leaveSpan),
  /** They have accepted the invitation: before, nobody can be served by them, and they run no session. */
  hasAccepted: z.boolean(),
  bookingsToday: z.int(),
  comingBookings: z.int(),
  /** Changes with every change of services, hours or leave; sent back when saving. */
  version: z.string(),
})

/** Who works at a location, and who manages it. */
export const team = {
  getPrimaryManagers: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/get-primary-managers',
    summary: 'Primary managers of one of my locations, or of all (account admin)',
    reads: ['location', 'person', 'team'],
    access: businessOnly,
    input: () =>
      z.strictObject({
        serviceAreaId: z.optional(id<ServiceAreaId>()),
        isAllPrimaryManagers: z._default(z.boolean(), false),
      }),
    output: () => z.array(primaryManager),
  }),
  getUsersToAssign: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/get-users-to-assign',
    summary: 'People of my organisation who do not work at a location yet',
    reads: ['person', 'team'],
    access: ofAreaManagers,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        search: z._default(optionalText(100), ''),
        ...pageFields,
      }),
    output: () =>
      pageOf(
        z.object({
          userProfileId: rowId<UserProfileId>(),
          firstName: z.string(),
          lastName: z.string(),
          email: z.string(),
          serviceAreaCount: z.int(),
        }),
      ),
  }),
  getListUserRoleOnServiceArea: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/get-list-user-role-on-service-area',
    summary: 'Who works at a location: role, services, hours, leave and bookings of today',
    reads: ['booking', 'person', 'service', 'team'],
    access: ofAreaManagers,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        search: z._default(optionalText(100), ''),
        userRole: z.optional(z.literal([2, 3, 4, 5])),
        /** Only this person. */
        userProfileId: z.optional(id<UserProfileId>()),
        /** Only those assigned to this service. */
        serviceAreaServiceId: z.optional(id<ServiceAreaServiceId>()),
        ...pageFields,
      }),
    output: () => pageOf(areaMember),
  }),
  updateUserRoleAssignedServicesOnServiceArea: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/update-user-role-assigned-services-on-service-area',
    summary:
      'Role (account admin), services, hours and leave of somebody at a location; or take them out (account admin)',
    changes: ['freeTime', 'team'],
    access: ofAreaManagers,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        userProfileId: id<UserProfileId>(),
        /** Null takes the person out of the location. */
        userRole: z.nullable(z.literal([2, 3, 4, 5])),
        assignedServiceAreaServiceIds: z._default(z.array(id<ServiceAreaServiceId>()).check(z.maxLength(100)), []),
        /** The whole working week; unchanged when omitted. */
        workingHours: z.optional(
          z
            .array(
              z.strictObject({
                dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
                starts: timeOfDay(),
                ends: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Write a time such as 17:00.')),
              }),
            )
            .check(z.maxLength(42)),
        ),
        /** All leave that has not ended; unchanged when omitted. */
        leave: z.optional(
          z
            .array(
              z.strictObject({
                startDateTime: wallDateTime(),
                endDateTime: wallDateTime(),
                note: orNull(optionalText(200)),
              }),
            )
            .check(z.maxLength(50)),
        ),
        /** The version of the settings that were read; omitted, they are replaced whatever they are. */
        version: z.optional(optionalText(64)),
        /** Confirms that the manager has seen which bookings and sessions stay with a person who leaves or is away. */
        keepsFutureBookings: z._default(z.boolean(), false),
      }),
    output: () => done,
    refusals: {
      OnlyAdmin: 'Only an admin of the organisation can add people, remove them or change their role.',
      NotYourTeam: 'This person does not belong to your organisation.',
      NotAtLocation: 'This person does not work at this location.',
      ServiceNotThere: 'This location does not offer one of these services.',
      EndsBeforeStart: 'The end must be after the start.',
      OffTheQuarterHour: 'Working hours are on the quarter hour.',
      HoursOverlap: 'Two of these working hours overlap.',
      TimeDoesNotExist: 'The clocks change that day: this time does not exist. Choose another time.',
      ...changedMeanwhile('the settings of this person'),
      HasFutureBookings:
        'This person has confirmed bookings coming up: {count}, the next on {next}. Give them to somebody else, or continue and they stay as they are.',
      BookingsOutsideWork:
        'This person has work during this leave, or outside these working hours: {count}, the next on {next}. Give it to somebody else, or continue and it stays as it is.',
    },
  }),
} as const
