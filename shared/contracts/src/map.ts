import type { AccessMapId, AccountId, BadgePartnerId, ServiceAreaId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { anyone, signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { activityDays, mapBounds, mapFilters, venuesInView, worldZoomMin } from './map/venues-in-view.ts'
import { done, id, nothing, pageFields, rowId } from './shapes.ts'

const countOf = z.object({ id: z.int(), count: z.int() })

/** The filters that somebody keeps for the map; null when none are kept. */
export const filtersToKeep = z.strictObject({ filters: z.nullable(mapFilters) })
export const keptFilters = z.object({ filters: z.nullable(mapFilters) })

/** Map (calls.md, /api/Map/). The calls marked as ours have no counterpart in the source. */
export const map = {
  ...venuesInView,
  /** Ours: what the dialog of all filters says beside each of them. */
  getFilterCounts: defineCall({
    method: 'POST',
    path: '/api/Map/get-filter-counts',
    summary: 'How many places of a view each filter would show, beside the filters that are on',
    reads: ['accessMap', 'activity', 'activitySession', 'amenity', 'badgePartner', 'location', 'need', 'service'],
    access: anyone,
    mayLag: true,
    input: () =>
      z.strictObject({
        bounds: mapBounds,
        zoom: z.number().check(z.gte(worldZoomMin), z.lte(limits.mapZoom.max)),
        filters: mapFilters,
        activityDays: z._default(z.nullable(activityDays), null),
        includeUnknown: z._default(z.boolean(), false),
        accessMapId: z.optional(id<AccessMapId>()),
      }),
    /** What no place has is left out. Of an option: places where it is known to be met at its usual measure. */
    output: () =>
      z.object({
        options: z.array(countOf),
        venueTypes: z.array(countOf),
        costTiers: z.array(countOf),
        activityKinds: z.array(countOf),
        amenityTypes: z.array(countOf),
        badges: z.array(z.object({ badgePartnerId: rowId<BadgePartnerId>(), name: z.string(), count: z.int() })),
        openNow: z.int(),
        /** Null for people without a must. */
        meetsNeeds: z.nullable(z.int()),
      }),
  }),
  getOrganisationLocations: defineCall({
    method: 'POST',
    path: '/api/Map/get-organisation-locations',
    summary: 'The public locations of one organisation',
    reads: ['location'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ accountId: id<AccountId>(), ...pageFields }),
    output: () =>
      z.object({
        items: z.array(
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
        totalCount: z.int(),
        pageNumber: z.int(),
        pageSize: z.int(),
      }),
  }),
  getCountries: defineCall({
    method: 'POST',
    path: '/api/Map/get-countries',
    summary: 'The countries of the map, with where each begins',
    reads: [],
    access: anyone,
    input: () => nothing,
    output: () =>
      z.array(
        z.object({
          countryId: z.literal([1, 2]),
          name: z.string(),
          startPlace: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          zoom: z.number(),
        }),
      ),
    cacheSeconds: 86_400,
  }),
  getUserSettingFilters: defineCall({
    method: 'POST',
    path: '/api/Map/get-user-setting-filters',
    summary: 'The filters I saved for the map; null when I saved none',
    reads: ['mapFilter'],
    access: signedIn,
    input: () => nothing,
    output: () => keptFilters,
    isPrivateRead: true,
  }),
  updateUserSettingFilters: defineCall({
    method: 'POST',
    path: '/api/Map/update-user-setting-filters',
    summary: 'Save my filters for the map, or forget them with null',
    changes: ['mapFilter'],
    access: signedIn,
    input: () => filtersToKeep,
    output: () => done,
  }),
} as const
