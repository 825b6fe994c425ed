import type { MembershipId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import { areaManagerRoles, managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { accountAdminOnly, areaRole } from './access.ts'
import { defineCall } from './define-call.ts'
import { changedMeanwhile, lastAdmin, organisationSuspended } from './refusals.ts'
import { done, email, id, optionalText, pageFields, pageOf, personName, phone, queryId, rowId } from './shapes.ts'

/** One role of a person at one location of their organisation. */
const locationRole = z.object({
  serviceAreaUserProfileId: rowId<MembershipId>(),
  serviceAreaId: rowId<ServiceAreaId>(),
  serviceAreaName: z.string(),
  userRole: z.literal([1, 2, 3, 4, 5]),
})

/** One person of an organisation's team. `isInvited` until they accept their invitation. */
const teamMember = z.object({
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  isAccountAdmin: z.boolean(),
  isActive: z.boolean(),
  isInvited: z.boolean(),
  isMe: z.boolean(),
  /** Rises with every change of the person; sent back when changing them. */
  version: z.int(),
  roles: z.array(locationRole),
})

/** An assignable role (product.md section 6). */
const assignableRole = () => z.literal([2, 3, 4, 5], 'Choose a role from the list.')

const hasFutureBookings = {
  HasFutureBookings:
    'Bookings that are booked with them there: {count}. Give those to somebody else, or confirm that they keep them.',
} as const
const hasWorkToCome = {
  HasFutureBookings: 'They have work coming up: {count}. Give it to somebody else, or confirm that you will see to it.',
} as const
/** The role that was read, null for none; the change is refused when it is stale. Omitted, it is not compared. */
const userRoleSeen = () => z.optional(z.nullable(z.literal([1, 2, 3, 4, 5])))
/** Confirms that the administrator has seen that bookings stay with a person who leaves, or sees them no more. */
const keepsFutureBookings = () => z._default(z.boolean(), false)

/** User management (calls.md, /api/UserManagement/): the team of one's own organisation. */
export const userManagement = {
  /** Ours: a client who rings up, and has no account. */
  addClient: defineCall({
    method: 'POST',
    path: '/api/UserManagement/add-client',
    summary: 'Keep a client who rang up, with what they agreed to',
    changes: ['person'],
    access: areaRole(managementRoles),
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        firstName: personName(),
        lastName: personName(),
        phone: phone(),
        /** They are told of their bookings there, and see them once they have an account with it. */
        email: z._default(z.nullable(email()), null),
        /** They agreed that their details are kept and used to book for them. */
        hasAgreed: z.literal(true, 'Ask them first, and tick this once they agree.'),
        /** How they agreed, in words. */
        consentNote: z._default(optionalText(200), ''),
        /** Confirms that they are another person than the client with the same phone number or address. */
        isSomebodyElse: z._default(z.boolean(), false),
      }),
    output: () => z.object({ userProfileId: rowId<UserProfileId>() }),
    refusals: {
      ...organisationSuspended('it cannot add clients'),
      PhoneIsKnown: 'You have a client with this phone number: {name}. Book for them, or add somebody else with it.',
      EmailIsKnown: 'You have a client with this email address: {name}. Book for them, or add somebody else with it.',
    },
  }),
  updateClient: defineCall({
    method: 'POST',
    path: '/api/UserManagement/update-client',
    summary: 'Change what the organisation keeps of a client without an account',
    changes: ['person'],
    access: areaRole(areaManagerRoles, { holds: 'service' }),
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        userProfileId: id<UserProfileId>(),
        firstName: personName(),
        lastName: personName(),
        phone: phone(),
        email: z._default(z.nullable(email()), null),
      }),
    output: () => done,
  }),
  deleteClient: defineCall({
    method: 'POST',
    path: '/api/UserManagement/delete-client',
    summary: 'Keep a client without an account no longer; their past visits stay without their name',
    changes: ['booking', 'clientNote', 'person'],
    access: areaRole(areaManagerRoles, { holds: 'service' }),
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), userProfileId: id<UserProfileId>() }),
    output: () => done,
    refusals: { HasComingVisits: 'They still have visits coming up. Cancel those first, or wait until they are over.' },
  }),
  getUserProfiles: defineCall({
    method: 'POST',
    path: '/api/UserManagement/get-user-profiles',
    summary: 'The team, searched and paged',
    reads: ['person', 'team'],
    access: accountAdminOnly,
    input: () =>
      z.strictObject({
        search: z._default(optionalText(100), ''),
        /** 1 finds the account admins, the others people with the role at any location. */
        userRole: z.optional(z.literal([1, 2, 3, 4, 5])),
        serviceAreaId: z.optional(id<ServiceAreaId>()),
        state: z._default(z.literal(['all', 'active', 'invited', 'deactivated']), 'all'),
        ...pageFields,
      }),
    output: () => pageOf(teamMember),
  }),
  getUserProfile: defineCall({
    method: 'GET',
    path: '/api/UserManagement/get-user-profile/{id}',
    summary: 'One person of the team',
    reads: ['person', 'team'],
    access: accountAdminOnly,
    input: () => z.strictObject({ id: queryId<UserProfileId>() }),
    output: () => teamMember,
  }),
  updateUserProfile: defineCall({
    method: 'POST',
    path: '/api/UserManagement/update-user-profile',
    summary: 'Invite somebody to the team, or change a person of it',
    changes: ['freeTime', 'person', 'team'],
    access: accountAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        /** Null for a new person, who is invited by email. */
        userProfileId: z._default(z.nullable(id<UserProfileId>()), null),
        /** The version of the person that was read. */
        version: z._default(z.int32(), 0),
        firstName: personName(),
        lastName: personName(),
        email: email(),
        phone: z._default(z.nullable(phone()), null),
        isAccountAdmin: z._default(z.boolean(), false),
        isActive: z._default(z.boolean(), true),
        /** Sends the invitation again, unless it was accepted. */
        sendsInvitation: z._default(z.boolean(), false),
        keepsFutureBookings: keepsFutureBookings(),
        /** Initial roles of a new person. */
        roles: z._default(
          z
            .array(z.strictObject({ serviceAreaId: id<ServiceAreaId>(), userRole: assignableRole() }))
            .check(z.maxLength(100)),
          [],
        ),
      }),
    output: () => teamMember,
    refusals: {
      ...changedMeanwhile('this person'),
      ...lastAdmin,
      ...hasWorkToCome,
      NotYourself: 'You cannot remove your own rights. Another admin can.',
      EmailTaken: 'Somebody of your team has this address already.',
      EmailFixed: 'They use this address to log in. Only Waymark can change it; please contact us.',
    },
    notWhileActing: true,
  }),
  updateServiceAreaUserProfile: defineCall({
    method: 'POST',
    path: '/api/UserManagement/update-service-area-user-profile',
    summary: 'Give somebody a role at a location, or change it',
    changes: ['freeTime', 'team'],
    access: accountAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        userProfileId: id<UserProfileId>(),
        serviceAreaId: id<ServiceAreaId>(),
        userRole: assignableRole(),
        userRoleSeen: userRoleSeen(),
        keepsFutureBookings: keepsFutureBookings(),
      }),
    output: () => teamMember,
    refusals: {
      ...changedMeanwhile('this person'),
      ...hasFutureBookings,
      NotActive: 'This person is deactivated. Please activate them first.',
    },
  }),
  deleteServiceAreaUserProfile: defineCall({
    method: 'POST',
    path: '/api/UserManagement/delete-service-area-user-profile',
    summary: 'Take somebody out of a location',
    changes: ['freeTime', 'team'],
    access: accountAdminOnly,
    input: () =>
      z.strictObject({
        serviceAreaUserProfileId: id<MembershipId>(),
        userRoleSeen: userRoleSeen(),
        keepsFutureBookings: keepsFutureBookings(),
      }),
    output: () => done,
    refusals: { ...changedMeanwhile('this person'), ...hasFutureBookings },
  }),
  getAssignedServicesByUserProfileId: defineCall({
    method: 'GET',
    path: '/api/UserManagement/get-assigned-services-by-user-profile-id/{id}',
    summary: 'The services that somebody does, at all locations',
    reads: ['service', 'team'],
    access: accountAdminOnly,
    input: () => z.strictObject({ id: queryId<UserProfileId>() }),
    output: () =>
      z.array(
        z.object({
          serviceAreaId: rowId<ServiceAreaId>(),
          serviceAreaName: z.string(),
          serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
          serviceName: z.string(),
        }),
      ),
  }),
  updateServiceAssignmentsToUser: defineCall({
    method: 'POST',
    path: '/api/UserManagement/update-service-assignments-to-user',
    summary: 'Choose which services of a location somebody does; takes effect moments later',
    changes: ['freeTime', 'team'],
    access: accountAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        userProfileId: id<UserProfileId>(),
        serviceAreaId: id<ServiceAreaId>(),
        serviceAreaServiceIds: z.array(id<ServiceAreaServiceId>()).check(z.maxLength(100)),
        /** The services that were read; the change is refused when they are stale. Omitted, they are not compared. */
        serviceAreaServiceIdsSeen: z.optional(z.array(id<ServiceAreaServiceId>()).check(z.maxLength(100))),
        keepsFutureBookings: keepsFutureBookings(),
      }),
    output: () => done,
    refusals: {
      ...changedMeanwhile('this person'),
      ...hasFutureBookings,
      NotAtLocation: 'They do not work at this location. Please give them a role there first.',
      ServiceNotThere: 'This location does not offer one of these services any more. Please check again.',
    },
  }),
} as const
