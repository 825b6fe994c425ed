import type { AccessMapId, AccountId, BadgePartnerId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCall } from './define-call.ts'
import { picture } from './picture.ts'
import { rowId, text } from './shapes.ts'

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
const publicAccessMap = z.extend(accessMapContent, {
  accessMapId: rowId<AccessMapId>(),
  /** The word of its address: /access-page?m={slug}. */
  slug: z.string(),
  placeCount: z.int(),
  publishedAt: z.string(),
})

/** The part of the access maps that everybody asks for: in a file of its own, since an embedded page loads no more than it needs. */
export const publicMap = {
  getAccessMap: defineCall({
    method: 'GET',
    path: '/api/Map/get-access-map/{id}',
    summary: 'A public access map, by its id or by the word of its address',
    reads: ['accessMap', 'badgePartner', 'location'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ id: text(60) }),
    output: () => publicAccessMap,
  }),
} as const
