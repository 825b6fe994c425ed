import { optionMask } from '@waymark/domain/access-fit/fit'
import { catalogueIdOf } from '@waymark/domain/catalogue/own-services'
import { idFrom, type ServiceAreaId } from '@waymark/domain/ids'
import { mortonKey } from '@waymark/domain/place/morton'
import { type Kysely, sql } from 'kysely'
import { indexedFacts } from '../access-facts.ts'
import { openRanges } from './open-ranges.ts'
import type { MapDatabase, ProviderVenueView } from './schema.ts'
import { worldPosition } from './world-position.ts'
import { writeAmenities } from './write-amenities.ts'
import { forgetInSearch, writeSearch } from './write-search.ts'

function rowOf(venue: ProviderVenueView) {
  const { metIds, notMetIds, measures } = indexedFacts(venue.facts)
  const checked = venue.facts.flatMap((fact) => (fact.checkedOn ? [fact.checkedOn] : [])).sort()
  const position = { latitude: venue.lat, longitude: venue.lng }
  const { x, y } = worldPosition(position)
  return {
    service_area_id: venue.id,
    account_id: venue.account_id,
    name: venue.name,
    venue_type_id: venue.venue_type_id,
    address: venue.address,
    suburb: venue.suburb,
    country_id: venue.country_id,
    lat: venue.lat,
    lng: venue.lng,
    morton: mortonKey(position),
    world_position: `(${x},${y})`,
    cost_tier: venue.cost_tier,
    known_met: optionMask(metIds).toString(),
    known_not_met: optionMask(notMetIds).toString(),
    measures: JSON.stringify(measures),
    facts: JSON.stringify(venue.facts),
    activities: JSON.stringify(venue.activities),
    // An own service is also found as what it stands beside.
    service_ids: [...new Set(venue.service_ids.flatMap((id) => [id, catalogueIdOf(id)]))],
    own_services: JSON.stringify(venue.own_services),
    open_minutes: openRanges(venue.opening_hours),
    time_zone: venue.time_zone,
    picture_key: venue.banner_key,
    picture_alt: venue.banner_alt,
    checked_on: checked.at(-1) ?? null,
  }
}

const tables = ['venue', 'private_venue'] as const
type VenueTableName = (typeof tables)[number]

/** The table a venue is indexed in; null for a closed one. */
function tableOf(venue: ProviderVenueView): VenueTableName | null {
  if (!venue.is_active) return null
  return venue.is_private ? 'private_venue' : 'venue'
}

/** Indexes venues as published, with their amenities: public ones and private ones in separate tables; closed ones are removed. */
export async function writeVenues(db: Kysely<MapDatabase>, venues: readonly ProviderVenueView[]): Promise<void> {
  for (const table of tables) {
    const leaving = venues.filter((venue) => tableOf(venue) !== table).map((venue) => venue.id)
    if (leaving.length > 0) await db.deleteFrom(table).where('service_area_id', 'in', leaving).execute()
    await writeRows(db, table, venues.filter((venue) => tableOf(venue) === table).map(rowOf))
  }
  const amenities = await writeAmenities(
    db,
    venues.map(({ id }) => id),
  )
  await writeSearch(db, venues, amenities, (venue) => tableOf(venue) === 'venue')
}

async function writeRows(
  db: Kysely<MapDatabase>,
  table: VenueTableName,
  rows: readonly ReturnType<typeof rowOf>[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'service_area_id')
  await db
    .insertInto(table)
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('service_area_id').doUpdateSet({
        ...Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])),
        indexed_at: sql`now()`,
      }),
    )
    .execute()
}

/** Updates one venue, its amenities and what finds it in the index; removes a closed or deleted one. Idempotent. */
export async function indexVenue(db: Kysely<MapDatabase>, serviceAreaId: ServiceAreaId): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Serialised per venue: an older read must not be written last.
    await sql`select pg_advisory_xact_lock(hashtextextended('map.venue', ${serviceAreaId}))`.execute(trx)
    const venues = await trx.selectFrom('provider_api.venue').selectAll().where('id', '=', serviceAreaId).execute()
    await writeVenues(trx, venues)
    if (venues.length > 0) return
    await writeAmenities(trx, [serviceAreaId])
    for (const table of tables) await trx.deleteFrom(table).where('service_area_id', '=', serviceAreaId).execute()
    await forgetInSearch(trx, [serviceAreaId])
  })
}

const batchSize = 1000
const indexTables = [...tables, 'amenity', 'search_entry'] as const

/**
 * Reindexes every venue: after loading the demo world, or when the index changed its shape. Returns the number of
 * public ones.
 */
export async function rebuildIndex(db: Kysely<MapDatabase>): Promise<number> {
  let lastId = idFrom<ServiceAreaId>(0)
  let count = 0
  for (;;) {
    const venues = await db
      .selectFrom('provider_api.venue')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    await writeVenues(db, venues)
    count += venues.filter((venue) => tableOf(venue) === 'venue').length
    const last = venues.at(-1)
    if (!last) break
    // Ids between two of the provider's no longer exist there.
    const venueIds = venues.map((venue) => venue.id)
    for (const table of indexTables)
      await db
        .deleteFrom(table)
        .where('service_area_id', '>', lastId)
        .where('service_area_id', '<=', last.id)
        .where('service_area_id', 'not in', venueIds)
        .execute()
    lastId = last.id
  }
  for (const table of indexTables) await db.deleteFrom(table).where('service_area_id', '>', lastId).execute()
  for (const table of [...indexTables, 'search_word']) await sql`analyze ${sql.table(table)}`.execute(db)
  return count
}
