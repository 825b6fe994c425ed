import type { AccessMapId, BadgePartnerId, ServiceAreaId } from '@waymark/domain/ids'
import { accessMapLimits, accessMapStatuses } from '@waymark/domain/place/access-map'
import * as z from 'zod/mini'
import { accessMapEditors, anyone, globalAdminOnly } from './access.ts'
import {
  accessMapDraft,
  accessMapPreview,
  accessMapRow,
  filterOptionIds,
  firstViewToSave,
  mapSources,
  mapSourcesFound,
  mapVersion,
  slug,
} from './access-map-shapes.ts'
import { defineCall } from './define-call.ts'
import { publicMap } from './public-access-map.ts'
import { publishedMaps } from './published-access-maps.ts'
import { changedMeanwhile } from './refusals.ts'
import { megabyte } from './service-area/service-area-shapes.ts'
import { done, id, latitude, longitude, optionalText, pageFields, pageOf, queryId, rowId, text } from './shapes.ts'

const publicationRefusals = {
  ...changedMeanwhile('this access map'),
  NothingChanged: 'Everybody sees this already: nothing has changed since it was published.',
  NoPlaces: 'This map has no public places yet. Add an organisation, a network or a town that has some.',
}

const notRequested = { NotRequested: 'Nobody waits for an answer about this access map.' }

/** Access maps (calls.md, /api/Map/): titled public maps of organisations, networks and towns. Every write is audited. */
export const accessMap = {
  getAllMaps: defineCall({
    method: 'POST',
    path: '/api/Map/get-all-maps',
    summary: 'Access maps by title, searched and paged: all of them for global administrators, otherwise one’s own',
    reads: ['accessMap', 'location'],
    access: accessMapEditors,
    input: () =>
      z.strictObject({
        search: z._default(optionalText(100), ''),
        status: z.optional(z.literal(accessMapStatuses)),
        ...pageFields,
      }),
    output: () => pageOf(accessMapRow),
  }),
  getNetworksLocations: defineCall({
    method: 'POST',
    path: '/api/Map/get-networks-locations',
    summary: 'The public locations that a network, a badge partner, vouches for',
    reads: ['badgePartner', 'location'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ badgePartnerId: id<BadgePartnerId>(), ...pageFields }),
    output: () =>
      pageOf(
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
  ...publicMap,
  ...publishedMaps,
  getLocationsMapData: defineCall({
    method: 'GET',
    path: '/api/Map/get-locations-map-data',
    summary: 'An access map as it is drafted, with where its publication stands',
    reads: ['accessMap', 'account', 'badgePartner'],
    access: accessMapEditors,
    input: () => z.strictObject({ id: queryId<AccessMapId>() }),
    output: () => accessMapDraft,
  }),
  updateLocationsMapData: defineCall({
    method: 'POST',
    path: '/api/Map/update-locations-map-data',
    summary: 'Title, address, logo and location image of an access map; a new draft without an id',
    changes: ['accessMap', 'auditTrail'],
    access: accessMapEditors,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        accessMapId: z.optional(id<AccessMapId>()),
        /** The version of the access map to change. */
        version: z.optional(z.int32()),
        title: text(accessMapLimits.titleMaxLength),
        slug: slug(),
        /** What the uploaded location image shows; one drawn from the base map describes itself. */
        locationImageAlt: z._default(optionalText(200), ''),
        isLogoDeleted: z._default(z.boolean(), false),
        /** Goes back to one that is drawn from the base map. */
        isLocationImageDeleted: z._default(z.boolean(), false),
      }),
    files: {
      logo: { kind: 'image', maxFiles: 1, maxBytes: 5 * megabyte },
      locationImage: { kind: 'image', maxFiles: 1, maxBytes: 10 * megabyte },
    },
    output: () => accessMapDraft,
    refusals: {
      ...changedMeanwhile('this access map'),
      AddressTaken: 'Another access map has this address. Choose a different word.',
      AddressIsPublic:
        'People use this address already. Take the map offline before you change it, or keep the address.',
    },
  }),
  updateMapContentData: defineCall({
    method: 'POST',
    path: '/api/Map/update-map-content-data',
    summary: 'Introduction, places, filters and first view of an access map',
    changes: ['accessMap', 'auditTrail'],
    access: accessMapEditors,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        accessMapId: id<AccessMapId>(),
        version: z.int32(),
        intro: optionalText(accessMapLimits.introMaxLength),
        ...mapSources,
        filterOptionIds,
        firstView: firstViewToSave,
      }),
    output: () => accessMapDraft,
    refusals: {
      ...changedMeanwhile('this access map'),
      NoSuchSource:
        'One of these organisations or networks has no public places any more. Take it out, then save again.',
    },
  }),
  /** Ours: the counts and places that the editor shows beside what is not saved yet. */
  getAccessMapPreview: defineCall({
    method: 'POST',
    path: '/api/Map/get-access-map-preview',
    summary:
      'What an access map of some sources would show: how many places, how many pass each filter, and some of them',
    reads: ['badgePartner', 'location'],
    access: accessMapEditors,
    input: () =>
      z.strictObject({
        ...mapSources,
        filterOptionIds,
        near: z.strictObject({ latitude: latitude(), longitude: longitude() }),
      }),
    output: () => accessMapPreview,
  }),
  /** Ours: finds what an editor may add to an access map. */
  getMapSources: defineCall({
    method: 'POST',
    path: '/api/Map/get-map-sources',
    summary: 'Organisations and networks with public places, and towns, by name',
    reads: ['account', 'badgePartner', 'location'],
    access: accessMapEditors,
    input: () =>
      z.strictObject({
        search: text(100),
        /** The middle of the map: of towns with the same name the nearer comes first. */
        near: z.optional(z.strictObject({ latitude: latitude(), longitude: longitude() })),
      }),
    output: () => mapSourcesFound,
  }),
  requestMapPublication: defineCall({
    method: 'POST',
    path: '/api/Map/request-map-publication',
    summary: 'Ask the administrators to publish an access map as it is drafted, or take that back',
    changes: ['accessMap', 'auditTrail'],
    access: accessMapEditors,
    input: () => z.extend(mapVersion, { isTakenBack: z._default(z.boolean(), false) }),
    output: () => accessMapDraft,
    refusals: {
      ...publicationRefusals,
      ...notRequested,
      AlreadyRequested: 'You have asked already. We will answer here.',
    },
  }),
  publishMap: defineCall({
    method: 'POST',
    path: '/api/Map/publish-map',
    summary: 'Show everybody an access map as it is drafted',
    changes: ['accessMap', 'auditTrail'],
    access: globalAdminOnly,
    input: () => mapVersion,
    output: () => accessMapDraft,
    refusals: publicationRefusals,
  }),
  declineMapPublication: defineCall({
    method: 'POST',
    path: '/api/Map/decline-map-publication',
    summary: 'Tell an organisation why its access map is not published as it is',
    changes: ['accessMap', 'auditTrail'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () => z.extend(mapVersion, { reason: text(1000) }),
    output: () => accessMapDraft,
    refusals: { ...changedMeanwhile('this access map'), ...notRequested },
  }),
  takeMapOffline: defineCall({
    method: 'POST',
    path: '/api/Map/take-map-offline',
    summary: 'Remove the public page of an access map; its draft stays',
    changes: ['accessMap', 'auditTrail'],
    access: accessMapEditors,
    input: () => mapVersion,
    output: () => accessMapDraft,
    refusals: { ...changedMeanwhile('this access map'), NotPublic: 'This access map has no public page.' },
  }),
  deleteMap: defineCall({
    method: 'POST',
    path: '/api/Map/delete-map',
    summary: 'Delete an access map that is not public',
    changes: ['accessMap', 'auditTrail'],
    access: accessMapEditors,
    input: () => mapVersion,
    output: () => done,
    refusals: {
      ...changedMeanwhile('this access map'),
      IsPublic: 'This access map is public. Take it offline before you delete it.',
    },
  }),
} as const
