import { optionMask } from '@waymark/domain/access-fit/fit'
import { mortonKey } from '@waymark/domain/place/morton'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'
import { type Kysely, sql } from 'kysely'
import { indexedFacts } from '../access-facts.ts'
import type { MapDatabase, PublishedVenueView } from './schema.ts'
import { worldPosition } from './world-position.ts'

const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay

/** Opening hours as ranges of minutes of the week; a day that ends after midnight runs into the next. */
export function openRanges(hours: PublishedVenueView['opening_hours']): string {
  const ranges = hours.flatMap(({ dayOfWeek, opens, closes }) => {
    const opensAt = minuteOfTime(opens)
    const closesAt = minuteOfTime(closes)
    if (opensAt === null || closesAt === null) return []
    const start = dayOfWeek * minutesOfDay + opensAt
    const end = dayOfWeek * minutesOfDay + closesAt + (closesAt <= opensAt ? minutesOfDay : 0)
    if (end <= minutesOfWeek) return [`[${start},${end})`]
    return [`[${start},${minutesOfWeek})`, `[0,${end - minutesOfWeek})`]
  })
  return `{${ranges.join(',')}}`
}

function rowOf(venue: PublishedVenueView) {
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
    service_ids: [...venue.service_ids],
    open_minutes: openRanges(venue.opening_hours),
    time_zone: venue.time_zone,
    picture_key: venue.banner_key,
    picture_alt: venue.banner_alt,
    checked_on: checked.at(-1) ?? null,
  }
}

const isPublic = (venue: PublishedVenueView) => venue.is_active && !venue.is_private

/** Writes venues as their provider publishes them; private and closed ones leave the index. */
export async function writeVenues(db: Kysely<MapDatabase>, venues: readonly PublishedVenueView[]): Promise<void> {
  const rows = venues.filter(isPublic).map(rowOf)
  const hidden = venues.filter((venue) => !isPublic(venue)).map((venue) => venue.id)
  if (hidden.length > 0) await db.deleteFrom('venue').where('service_area_id', 'in', hidden).execute()
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'service_area_id')
  await db
    .insertInto('venue')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('service_area_id').doUpdateSet({
        ...Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])),
        indexed_at: sql`now()`,
      }),
    )
    .execute()
}

/** Brings one venue of the index up to date; a private, closed or deleted one leaves it. Twice is as good as once. */
export async function indexVenue(db: Kysely<MapDatabase>, serviceAreaId: number): Promise<void> {
  const venue = await db.selectFrom('provider_api.venue').selectAll().where('id', '=', serviceAreaId).executeTakeFirst()
  if (venue) await writeVenues(db, [venue])
  else await db.deleteFrom('venue').where('service_area_id', '=', serviceAreaId).execute()
}

const batchSize = 1000

/** Reads every venue again: after the demo world was loaded, or when the index changed its shape. Answers how many there are. */
export async function rebuildIndex(db: Kysely<MapDatabase>): Promise<number> {
  let lastId = 0
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
    count += venues.filter(isPublic).length
    const last = venues.at(-1)
    if (!last) break
    // What lies between two ids of the provider is gone there.
    await db
      .deleteFrom('venue')
      .where('service_area_id', '>', lastId)
      .where('service_area_id', '<=', last.id)
      .where(
        'service_area_id',
        'not in',
        venues.map((venue) => venue.id),
      )
      .execute()
    lastId = last.id
  }
  await db.deleteFrom('venue').where('service_area_id', '>', lastId).execute()
  await sql`analyze venue`.execute(db)
  return count
}
