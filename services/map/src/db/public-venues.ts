import { maxShortlisted } from '@waymark/contracts/stand-alone'
import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { MapDatabase } from './schema.ts'

/** What a card shows; the masks of the index do not fit into a number. */
const shown = [
  'service_area_id',
  'name',
  'venue_type_id',
  'suburb',
  'lat',
  'lng',
  'cost_tier',
  'facts',
  'own_services',
  'picture_key',
  'picture_alt',
] as const

export type PublicVenue = Awaited<ReturnType<typeof listPublicVenues>>[number]

/** Public venues by their ids, in the order asked for. Those that closed or became private are left out. */
export async function listPublicVenues(reads: Kysely<MapDatabase>, serviceAreaIds: readonly ServiceAreaId[]) {
  const rows = await reads
    .selectFrom('venue')
    .select(shown)
    .where(sql<boolean>`service_area_id = any(${[...serviceAreaIds]}::bigint[])`)
    .execute()
  const places = new Map(serviceAreaIds.map((id, place) => [id, place]))
  return rows.sort((one, other) => (places.get(one.service_area_id) ?? 0) - (places.get(other.service_area_id) ?? 0))
}

/** The places that a person put on their shortlist, the latest first. */
export async function listShortlistedIds(
  reads: Kysely<MapDatabase>,
  userProfileId: UserProfileId,
): Promise<ServiceAreaId[]> {
  const rows = await reads
    .selectFrom('booking_api.shortlist')
    .select('service_area_id')
    .where('user_profile_id', '=', userProfileId)
    .orderBy('created_at', 'desc')
    .orderBy('service_area_id')
    .limit(maxShortlisted)
    .execute()
  return rows.map((row) => row.service_area_id)
}
