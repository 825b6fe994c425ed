import { activityKind } from '@waymark/domain/catalogue/activity-kinds'
import { amenityType } from '@waymark/domain/catalogue/amenity-types'
import { catalogueIdOf, serviceName } from '@waymark/domain/catalogue/own-services'
import { venueType } from '@waymark/domain/catalogue/venue-types'
import type { ServiceAreaId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import { searchWords } from '../search/search-words.ts'
import type { MapDatabase, ProviderAmenityView, ProviderVenueView } from './schema.ts'
import { worldPosition } from './world-position.ts'
import type { AmenitiesOf } from './write-amenities.ts'

/** The words of an entry by the weight of the part they stand in. */
interface WeightedWords {
  readonly A: string
  readonly B: string
  readonly C: string
  readonly D: string
}

const folded = (text: string) => searchWords(text).join(' ')

/** What a place offers, by name: of the catalogue, beside it, and what its own services stand beside. */
function offeredNames({ service_ids: ids, own_services: own }: ProviderVenueView): string[] {
  return [...own.map(({ name }) => name), ...ids.map((id) => serviceName(catalogueIdOf(id), null))]
}

/** What people look for where an amenity is: its own title, its kind and what it has. */
function amenityWords({ amenity_type_id: typeId, title, feature_ids: featureIds }: ProviderAmenityView): string[] {
  const type = amenityType(typeId)
  const features = type?.features.filter(({ id }) => featureIds.includes(id)) ?? []
  return [title, type?.label ?? '', type?.alsoCalled ?? '', ...features.map(({ label }) => label)]
}

function entriesOf(venue: ProviderVenueView, amenities: readonly ProviderAmenityView[]) {
  const { x, y } = worldPosition({ latitude: venue.lat, longitude: venue.lng })
  const place = {
    service_area_id: venue.id,
    account_id: venue.account_id,
    venue_name: venue.name,
    suburb: venue.suburb,
    address: venue.address,
    country_id: venue.country_id,
    lat: venue.lat,
    lng: venue.lng,
    world_position: `(${x},${y})`,
  }
  const where = { B: folded(venue.suburb), C: folded(venue.address) }
  const offered = [
    venueType(venue.venue_type_id)?.label ?? '',
    ...offeredNames(venue),
    ...amenities.flatMap(amenityWords),
  ]
  return [
    {
      ...place,
      kind: 'venue' as const,
      entry_id: Number(venue.id),
      title: venue.name,
      folded_title: folded(venue.name),
      price_cents: null,
      words: { ...where, A: folded(venue.name), D: folded(offered.join(' ')) },
    },
    ...venue.activities.map(({ id, title, kindIds, priceCents }) => ({
      ...place,
      kind: 'activity' as const,
      entry_id: Number(id),
      title,
      folded_title: folded(title),
      price_cents: priceCents,
      words: {
        ...where,
        A: folded(title),
        D: folded([venue.name, ...kindIds.map((kindId) => activityKind(kindId)?.label ?? '')].join(' ')),
      },
    })),
  ]
}

const vectorOf = ({ A, B, C, D }: WeightedWords) =>
  sql<string>`setweight(to_tsvector('simple', ${A}), 'A') || setweight(to_tsvector('simple', ${B}), 'B')
    || setweight(to_tsvector('simple', ${C}), 'C') || setweight(to_tsvector('simple', ${D}), 'D')`

/** Makes public venues and their activities findable; those that are not public any more are not. */
export async function writeSearch(
  db: Kysely<MapDatabase>,
  venues: readonly ProviderVenueView[],
  amenitiesOf: AmenitiesOf,
  isPublic: (venue: ProviderVenueView) => boolean,
): Promise<void> {
  await forgetInSearch(
    db,
    venues.map(({ id }) => id),
  )
  const entries = venues.filter(isPublic).flatMap((venue) => entriesOf(venue, amenitiesOf.get(venue.id) ?? []))
  if (entries.length === 0) return
  await db
    .insertInto('search_entry')
    .values(entries.map(({ words, ...entry }) => ({ ...entry, words: vectorOf(words) })))
    .execute()
  const words = new Set(entries.flatMap(({ words: { A, B, C, D } }) => `${A} ${B} ${C} ${D}`.split(' ')))
  // Sorted, so that two transactions that add the same words do not wait for each other in a circle.
  const known = [...words].filter((word) => /^\p{L}{3,}$/u.test(word)).sort()
  await sql`insert into search_word (word) select unnest(${known}::text[]) on conflict do nothing`.execute(db)
}

/** Takes venues and their activities out of the search. */
export async function forgetInSearch(db: Kysely<MapDatabase>, venueIds: readonly ServiceAreaId[]): Promise<void> {
  if (venueIds.length === 0) return
  await db
    .deleteFrom('search_entry')
    .where('service_area_id', 'in', [...venueIds])
    .execute()
}
