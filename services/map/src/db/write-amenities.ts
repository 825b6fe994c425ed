import { optionMask } from '@waymark/domain/access-fit/fit'
import { isOpenDayAndNight } from '@waymark/domain/catalogue/amenity-types'
import type { ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import { indexedFacts } from '../access-facts.ts'
import { openRanges } from './open-ranges.ts'
import type { MapDatabase, ProviderAmenityView } from './schema.ts'
import { worldPosition } from './world-position.ts'

export type AmenitiesOf = ReadonlyMap<ServiceAreaId, readonly ProviderAmenityView[]>

const wholeWeek = `{[0,${7 * 24 * 60})}`

function rowOf(amenity: ProviderAmenityView) {
  const { x, y } = worldPosition({ latitude: amenity.lat, longitude: amenity.lng })
  const { metIds, notMetIds, measures } = indexedFacts(amenity.facts)
  return {
    activity_id: amenity.id,
    service_area_id: amenity.service_area_id,
    account_id: amenity.account_id,
    amenity_type_id: amenity.amenity_type_id,
    title: amenity.title,
    description: amenity.description,
    feature_ids: [...amenity.feature_ids],
    whereabouts: amenity.whereabouts,
    is_bookable: amenity.is_bookable,
    price_cents: amenity.price_cents,
    country_id: amenity.country_id,
    venue_name: amenity.venue_name,
    suburb: amenity.suburb,
    lat: amenity.lat,
    lng: amenity.lng,
    world_position: `(${x},${y})`,
    opening_hours: JSON.stringify(amenity.opening_hours),
    open_minutes: isOpenDayAndNight(amenity.feature_ids) ? wholeWeek : openRanges(amenity.opening_hours),
    time_zone: amenity.time_zone,
    picture_key: amenity.banner_key,
    picture_alt: amenity.banner_alt,
    known_met: optionMask(metIds).toString(),
    known_not_met: optionMask(notMetIds).toString(),
    measures: JSON.stringify(measures),
    facts: JSON.stringify(amenity.facts),
  }
}

/**
 * Indexes the amenities of venues as published: those that are active, of venues that are public and open. Returns them by
 * their venue.
 */
export async function writeAmenities(
  db: Kysely<MapDatabase>,
  venueIds: readonly ServiceAreaId[],
): Promise<AmenitiesOf> {
  if (venueIds.length === 0) return new Map()
  await db
    .deleteFrom('amenity')
    .where('service_area_id', 'in', [...venueIds])
    .execute()
  const amenities = await db
    .selectFrom('provider_api.amenity')
    .selectAll()
    .where('service_area_id', 'in', [...venueIds])
    .where('status', '=', 'Active')
    .where('is_private', '=', false)
    .where('is_active', '=', true)
    .execute()
  if (amenities.length > 0) await db.insertInto('amenity').values(amenities.map(rowOf)).execute()
  return Map.groupBy(amenities, (amenity) => amenity.service_area_id)
}
