import type { ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { changedMeanwhile } from '../refusals.ts'
import { catalogueId, id, optionalText, pageFields, pageOf, queryId, rowId } from '../shapes.ts'
import { ofArea, ofAreaService } from './manager-access.ts'
import {
  affectsBookings,
  serviceAreaServiceDetail,
  serviceAreaServiceRow,
  someOf,
  staffName,
} from './service-shapes.ts'

const leadHours = () =>
  z.int().check(z.gte(24, 'Use at least 24 hours.'), z.lte(720, 'Use at most 720 hours, which are 30 days.'))

const bufferMinutes = () =>
  z.int().check(
    z.gte(0, 'Use 0 to 240 minutes.'),
    z.lte(240, 'Use 0 to 240 minutes.'),
    z.refine((minutes) => minutes % 15 === 0, 'Use steps of 15 minutes.'),
  )

const staffIds = () => z.array(id<UserProfileId>()).check(z.maxLength(200))

/** What a location offers, and who does it. */
export const offer = {
  getServiceAreaServiceByServiceAreaId: defineCall({
    method: 'GET',
    path: '/api/Service/get-service-area-service-by-service-area-id',
    summary: 'Services of an area, offered or kept for later, found by name or family, in the order of the catalogue',
    reads: ['schedule', 'service', 'team'],
    access: ofArea,
    input: () =>
      z.strictObject({
        serviceAreaId: queryId<ServiceAreaId>(),
        search: z._default(optionalText(100), ''),
        ...pageFields,
      }),
    output: () => pageOf(serviceAreaServiceRow),
  }),
  getDetailServiceAreaService: defineCall({
    method: 'GET',
    path: '/api/Service/get-detail-service-area-service/{id}',
    summary: 'One service of an area with sizes, fees and staff (id: serviceAreaServiceId)',
    reads: ['person', 'schedule', 'service', 'team'],
    access: ofAreaService('id'),
    input: () => z.strictObject({ id: queryId<ServiceAreaServiceId>() }),
    output: () => serviceAreaServiceDetail,
  }),
  getActiveServicesToAssignUser: defineCall({
    method: 'GET',
    path: '/api/Service/get-active-services-to-assign-user',
    summary: 'Services on offer that somebody can be assigned to',
    reads: ['service'],
    access: ofArea,
    input: () => z.strictObject({ serviceAreaId: queryId<ServiceAreaId>() }),
    output: () =>
      z.array(
        z.object({
          serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
          serviceName: z.string(),
          familyName: z.string(),
        }),
      ),
  }),
  getAssignedServicesToUserOnServiceArea: defineCall({
    method: 'GET',
    path: '/api/Service/get-assigned-services-to-user-on-service-area',
    summary: 'Services that a person is assigned to at a location',
    reads: ['service', 'team'],
    access: ofArea,
    input: () => z.strictObject({ serviceAreaId: queryId<ServiceAreaId>(), userProfileId: queryId<UserProfileId>() }),
    output: () =>
      z.array(
        z.object({
          serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
          serviceName: z.string(),
          familyName: z.string(),
        }),
      ),
  }),
  getAssignedStaffsOnMultipleServices: defineCall({
    method: 'POST',
    path: '/api/Service/get-assigned-staffs-on-multiple-services',
    summary: 'Who is assigned to which of several services',
    reads: ['person', 'team'],
    access: ofArea,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        serviceAreaServiceIds: someOf(id<ServiceAreaServiceId>(), 100),
      }),
    output: () => z.array(z.extend(staffName, { serviceAreaServiceIds: z.array(rowId<ServiceAreaServiceId>()) })),
  }),
  updateServiceBasicInfo: defineCall({
    method: 'POST',
    path: '/api/Service/update-service-basic-info',
    summary: 'Offer a service of the catalogue, or change what is said of it and who does it',
    changes: ['freeTime', 'service', 'team'],
    access: ofArea,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        serviceId: catalogueId<ServiceId>(),
        /** The version of the service that was read; null for one that the area does not have yet. */
        version: z.nullable(z.int32()),
        isEnabled: z.boolean(),
        description: z._default(optionalText(4000), ''),
        preparation: z._default(z.nullable(optionalText(2000)), null),
        leadHours: z._default(leadHours(), 24),
        bufferMinutes: z._default(bufferMinutes(), 0),
        /** All staff of the service; unchanged when omitted. */
        staffUserProfileIds: z.optional(staffIds()),
        /** Confirms that the manager has seen which bookings stay as they are. */
        keepsFutureBookings: z._default(z.boolean(), false),
      }),
    output: () => serviceAreaServiceDetail,
    refusals: { ...changedMeanwhile('this service'), ...affectsBookings },
  }),
  updateMultipleServicesBasicInfo: defineCall({
    method: 'POST',
    path: '/api/Service/update-multiple-services-basic-info',
    summary: 'Offer or stop several services, set their lead time, buffer and preparation, add and take off staff',
    changes: ['freeTime', 'service', 'team'],
    access: ofArea,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        serviceIds: someOf(catalogueId<ServiceId>(), 100),
        /** Omitted fields are unchanged. */
        isEnabled: z.optional(z.boolean()),
        leadHours: z.optional(leadHours()),
        bufferMinutes: z.optional(bufferMinutes()),
        preparation: z.optional(z.nullable(optionalText(2000))),
        addedStaffUserProfileIds: z._default(staffIds(), []),
        removedStaffUserProfileIds: z._default(staffIds(), []),
        keepsFutureBookings: z._default(z.boolean(), false),
      }),
    output: () => z.array(serviceAreaServiceRow),
    refusals: { ...affectsBookings, NotOffered: 'This location does not have one of these services yet.' },
  }),
} as const
