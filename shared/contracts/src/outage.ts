import type { ActivityId, OutageId, ServiceAreaId } from '@waymark/domain/ids'
import { areaManagerRoles, managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from './access.ts'
import { defineCall } from './define-call.ts'
import { catalogueId, done, id, optionalText, queryId, rowId, wallDateTime } from './shapes.ts'
import { shownOutage } from './shown-outage.ts'

/** Our own group: the switch that says that a lift, a hoist or a toilet is out of order. */
export const outage = {
  getOutages: defineCall({
    method: 'GET',
    path: '/api/outage/get-outages',
    summary: 'What is out of order at a location, now or soon',
    reads: ['activity', 'amenity', 'location'],
    access: areaRole(managementRoles),
    input: () => z.strictObject({ serviceAreaId: queryId<ServiceAreaId>() }),
    output: () =>
      z.object({
        outages: z.array(shownOutage),
        /** What its facts, or those of its activities, say is there and what can break. */
        breakableOptionIds: z.array(z.int()),
      }),
  }),
  addOutage: defineCall({
    method: 'POST',
    path: '/api/outage/add-outage',
    summary:
      'Say that something is out of order: everybody sees it, and those who have booked for that time are warned',
    changes: ['booking', 'location'],
    access: areaRole(areaManagerRoles),
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        /** One of the two. */
        accessibilityOptionId: z._default(z.nullable(catalogueId()), null),
        amenityId: z._default(z.nullable(id<ActivityId>()), null),
        startDateTime: wallDateTime(),
        endDateTime: z._default(z.nullable(wallDateTime()), null),
        note: z._default(optionalText(300), ''),
      }),
    output: () => z.object({ outageId: rowId<OutageId>() }),
    refusals: { NotThere: 'Only what your location has can be out of order. Say in its access facts that it has it.' },
  }),
  endOutage: defineCall({
    method: 'POST',
    path: '/api/outage/end-outage',
    summary: 'It works again, from now on; an outage that has not begun is taken back',
    changes: ['booking', 'location'],
    access: areaRole(areaManagerRoles),
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), outageId: id<OutageId>() }),
    output: () => done,
  }),
} as const
