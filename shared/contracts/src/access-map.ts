import type { AccessMapId, BadgePartnerId, ServiceAreaId } from '@waymark/domain/ids'
import { accessMapStatuses } from '@waymark/domain/place/access-map'
import * as z from 'zod/mini'
import { accessMapEditors, anyone } from './access.ts'
import { accessMapDraft, accessMapRow, publicAccessMap } from './access-map-shapes.ts'
import { defineCall } from './define-call.ts'
import { id, optionalText, pageFields, pageOf, queryId, rowId, text } from './shapes.ts'

/** Access maps (calls.md, /api/Map/): titled public maps of organisations, networks and towns. Every write is audited. */
export const accessMap = {
  getAllMaps: defineCall({
    method: 'POST',
    path: '/api/Map/get-all-maps',
    summary: 'Access maps by title, searched and paged: all of them for global administrators, otherwise one’s own',
    reads: ['location'],
    access: accessMapEditors,
    input: z.strictObject({
      search: z._default(optionalText(100), ''),
      status: z.optional(z.literal(accessMapStatuses)),
      ...pageFields,
    }),
    output: pageOf(accessMapRow),
  }),
  getNetworksLocations: defineCall({
    method: 'POST',
    path: '/api/Map/get-networks-locations',
    summary: 'The public locations that a network, a badge partner, vouches for',
    reads: ['badgePartner', 'location'],
    access: anyone,
    input: z.strictObject({ badgePartnerId: id<BadgePartnerId>(), ...pageFields }),
    output: pageOf(
      z.object({
        serviceAreaId: rowId<ServiceAreaId>(),
        name: z.string(),
        venueTypeId: z.int(),
        address: z.string(),
        suburb: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  }),
  getAccessMap: defineCall({
    method: 'GET',
    path: '/api/Map/get-access-map/{id}',
    summary: 'A public access map, by its id or by the word of its address',
    reads: ['badgePartner', 'location'],
    access: anyone,
    input: z.strictObject({ id: text(60) }),
    output: publicAccessMap,
  }),
  getLocationsMapData: defineCall({
    method: 'GET',
    path: '/api/Map/get-locations-map-data',
    summary: 'An access map as it is drafted, with where its publication stands',
    reads: ['account', 'badgePartner'],
    access: accessMapEditors,
    input: z.strictObject({ id: queryId<AccessMapId>() }),
    output: accessMapDraft,
  }),
} as const
