import type { AccessMapId, AccountId, BadgePartnerId } from '@waymark/domain/ids'
import { accessMapStatuses } from '@waymark/domain/place/access-map'
import * as z from 'zod/mini'
import { picture } from './service-area/service-area-shapes.ts'
import { rowId } from './shapes.ts'

/** A town of an access map: the places at most so far from its middle. */
const town = z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), radiusKm: z.number() })

/** What the public page of an access map shows, apart from the places themselves (get-venues-in-view). */
export const accessMapContent = z.object({
  title: z.string(),
  intro: z.string(),
  /** `url` is 360 x 360, `smallUrl` 140 x 140. */
  logo: z.nullable(z.extend(picture, { smallUrl: z.string() })),
  /** 600 x 360. */
  locationImage: z.nullable(picture),
  organisations: z.array(z.object({ accountId: rowId<AccountId>(), name: z.string() })),
  /** Badge partners, with all the places that they vouch for. */
  networks: z.array(z.object({ badgePartnerId: rowId<BadgePartnerId>(), name: z.string() })),
  towns: z.array(town),
  /** Accessibility options in the order of the page: the first few stand in its bar, the others behind "All filters". */
  filterOptionIds: z.array(z.int()),
  firstView: z.object({
    latitude: z.number(),
    longitude: z.number(),
    zoom: z.number(),
    placeName: z.string(),
    isListShown: z.boolean(),
    isOpenNow: z.boolean(),
    areActivitiesShown: z.boolean(),
  }),
})

/** An access map as everybody sees it. */
export const publicAccessMap = z.extend(accessMapContent, {
  accessMapId: rowId<AccessMapId>(),
  /** The word of its address: /access-page?m={slug}. */
  slug: z.string(),
  placeCount: z.int(),
  publishedAt: z.string(),
})

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
