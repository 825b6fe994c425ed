import { accessOption } from '@waymark/domain/access-fit/options'
import type { AccessMapId, AccountId, BadgePartnerId, ServiceAreaId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { accessMapLimits, accessMapStatuses } from '@waymark/domain/place/access-map'
import * as z from 'zod/mini'
import { picture } from './picture.ts'
import { accessMapContent } from './public-access-map.ts'
import { catalogueId, id, latitude, longitude, optionalText, rowId, text } from './shapes.ts'

const status = z.literal(accessMapStatuses)

/** An access map as its editors see it; `version` rises with every saved change. */
export const accessMapDraft = z.extend(accessMapContent, {
  accessMapId: rowId<AccessMapId>(),
  slug: z.string(),
  version: z.int(),
  /** The organisation that drafts it; null for one of the administrators. */
  account: z.nullable(z.object({ accountId: rowId<AccountId>(), name: z.string() })),
  status,
  /** Why it was not published. */
  reason: z.nullable(z.string()),
  requestedAt: z.nullable(z.string()),
  /** When its public page was last changed; null while it has none. */
  publishedAt: z.nullable(z.string()),
  changedAt: z.string(),
  changedBy: z.string(),
  /** The location image was drawn from the base map: nobody has uploaded one. */
  isLocationImageDrawn: z.boolean(),
})

/** A row of the list of access maps. */
export const accessMapRow = z.object({
  accessMapId: rowId<AccessMapId>(),
  slug: z.string(),
  title: z.string(),
  logo: z.nullable(picture),
  accountName: z.nullable(z.string()),
  status,
  isPublic: z.boolean(),
  placeCount: z.int(),
  changedAt: z.string(),
})

/** The word of an access map's address. Never just digits, so that it is not taken for an id. */
export const slug = () =>
  text(60).check(
    z.overwrite((value) => value.toLowerCase()),
    z.minLength(accessMapLimits.slugMinLength, `Use at least ${accessMapLimits.slugMinLength} characters.`),
    z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Use a to z, digits and single hyphens, such as harbour-city.'),
  )

/** Which access map, as the editor last saw it. */
export const mapVersion = z.strictObject({ accessMapId: id<AccessMapId>(), version: z.int32() })

const [radiusMinKm, radiusMaxKm] = accessMapLimits.townRadiusKm
const maxSources = z.maxLength(accessMapLimits.sourcesMax, `Choose at most ${accessMapLimits.sourcesMax}.`)

/** Whose places an access map shows. */
export const mapSources = {
  accountIds: z.array(id<AccountId>()).check(maxSources),
  badgePartnerIds: z.array(id<BadgePartnerId>()).check(maxSources),
  towns: z
    .array(
      z.strictObject({
        name: text(120),
        latitude: latitude(),
        longitude: longitude(),
        radiusKm: z
          .number('Give a number of kilometres.')
          .check(
            z.gte(radiusMinKm, `Use at least ${radiusMinKm} km.`),
            z.lte(radiusMaxKm, `Use at most ${radiusMaxKm} km.`),
          ),
      }),
    )
    .check(maxSources),
}

export const filterOptionIds = z
  .array(catalogueId().check(z.refine((optionId) => accessOption(optionId) !== null, 'Choose one from the list.')))
  .check(
    z.maxLength(accessMapLimits.filtersMax, `Choose at most ${accessMapLimits.filtersMax} filters.`),
    z.refine((ids) => new Set(ids).size === ids.length, 'Choose each filter once.'),
  )

export const firstViewToSave = z.strictObject({
  latitude: latitude(),
  longitude: longitude(),
  zoom: z.number().check(z.gte(limits.mapZoom.min), z.lte(limits.mapZoom.max)),
  placeName: optionalText(120),
  isListShown: z.boolean(),
  isOpenNow: z.boolean(),
  areActivitiesShown: z.boolean(),
})

const counted = { placeCount: z.int() }
const countedOrganisation = z.object({ accountId: rowId<AccountId>(), name: z.string(), ...counted })
const countedNetwork = z.object({ badgePartnerId: rowId<BadgePartnerId>(), name: z.string(), ...counted })

/** What can be added to an access map. `towns` is as search-places finds them. */
export const mapSourcesFound = z.object({
  organisations: z.array(countedOrganisation),
  networks: z.array(countedNetwork),
  towns: z.array(z.object({ name: z.string(), region: z.string(), latitude: z.number(), longitude: z.number() })),
  credit: z.string(),
})

/** What an access map would show. A place that stands in several sources counts once in `placeCount`. */
export const accessMapPreview = z.object({
  placeCount: z.int(),
  /** Places that stand in more than one source. */
  sharedCount: z.int(),
  /** Places with a fact that nobody has checked for a year. */
  staleCount: z.int(),
  organisations: z.array(countedOrganisation),
  networks: z.array(countedNetwork),
  /** In the order asked for. */
  townCounts: z.array(z.int()),
  /** Places that are known to pass each filter, in the order asked for. */
  filterCounts: z.array(z.int()),
  /** The nearest to the middle of the map. */
  places: z.array(
    z.object({
      serviceAreaId: rowId<ServiceAreaId>(),
      name: z.string(),
      suburb: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
})
