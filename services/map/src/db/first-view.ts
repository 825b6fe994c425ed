import type { AccountId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { type Kysely, sql } from 'kysely'
import { type MapSources, placesOf } from './access-map-places.ts'
import { findStartOf } from './access-maps.ts'
import type { MapDatabase } from './schema.ts'
import { worldPosition } from './world-position.ts'

type Reads = Kysely<MapDatabase>

export interface FirstView {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}

/** Web maps draw the square world in so many pixels at zoom 0; a phone has room for so many between the edges. */
const worldPx = 512
const roomPx = 280
const closestZoom = 15

/** Where a map opens while nobody has chosen: where it shows all of its places, otherwise at the start of its organisation. */
export async function findFirstView(reads: Reads, accountId: AccountId, sources: MapSources) {
  const [start, view] = await Promise.all([findStartOf(reads, accountId), viewOfPlaces(reads, sources)])
  return { ...start, ...view }
}

/** Whether a map opens where it does only because nobody has chosen: there, or where it began without any places. */
export async function isUnchosen(reads: Reads, accountId: AccountId, sources: MapSources, view: FirstView) {
  const [start, own] = await Promise.all([findStartOf(reads, accountId), findFirstView(reads, accountId, sources)])
  return isSameView(view, start) || isSameView(view, own)
}

export function isSameView(one: FirstView, other: FirstView): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) < 0.0001
  return isNear(one.lat, other.lat) && isNear(one.lng, other.lng) && isNear(one.zoom, other.zoom)
}

/** The closest view that holds all places of some sources; undefined without any, and where no map is that wide. */
async function viewOfPlaces(reads: Reads, sources: MapSources): Promise<FirstView | undefined> {
  // The Chatham Islands lie beyond the 180th meridian, beside the rest of New Zealand.
  const east = sql`case when v.lng < 0 then v.lng + 360 else v.lng end`
  const { rows } = await sql<{ south: number | null; north: number; west: number; east: number }>`
    select min(v.lat) as south, max(v.lat) as north, min(${east}) as west, max(${east}) as east
    from ${placesOf(sources)} p join venue v on v.service_area_id = p.id`.execute(reads)
  const [box] = rows
  if (!box || box.south === null) return undefined
  const one = worldPosition({ latitude: box.north, longitude: box.west })
  const other = worldPosition({ latitude: box.south, longitude: box.east })
  const part = Math.max(other.x - one.x, other.y - one.y)
  const zoom = part === 0 ? closestZoom : Math.min(closestZoom, Math.log2(roomPx / worldPx / part))
  if (zoom < limits.mapZoom.min) return undefined
  const lng = (box.west + box.east) / 2
  return {
    lat: rounded((box.south + box.north) / 2, 5),
    lng: rounded(lng > 180 ? lng - 360 : lng, 5),
    zoom: Math.floor(zoom * 10) / 10,
  }
}

function rounded(number: number, decimals: number): number {
  return Math.round(number * 10 ** decimals) / 10 ** decimals
}
