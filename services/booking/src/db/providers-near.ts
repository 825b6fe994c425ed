import type { AccountId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
import { mayBookVenueSql, venueColumns } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, sql } from 'kysely'
import { offers } from './offers.ts'
import type { BookingDatabase } from './schema.ts'

export interface ProvidersNear {
  readonly serviceId: ServiceId
  readonly latitude: number
  readonly longitude: number
  /** The bounding box of the largest service radius around the address. */
  readonly box: { readonly south: number; readonly north: number; readonly west: number; readonly east: number }
  /** Null for somebody without an account. */
  readonly clientId: UserProfileId | null
  readonly restrictedToAccountId: AccountId | null
  readonly isShortlistedOnly: boolean
}

const distanceKm = (near: ProvidersNear) => distanceKmSql(sql.ref('a.lat'), sql.ref('a.lng'), near)

/**
 * All areas that serve an address: within their own radius and open to the client. Nearest first and unpaged, since a
 * radius is at most 25 km.
 */
export async function listProvidersNear(db: Kysely<BookingDatabase>, near: ProvidersNear) {
  const isShortlisted = sql<boolean>`l.user_profile_id is not null`
  return offers(db)
    .leftJoin('shortlist as l', (join) =>
      join
        .onRef('l.service_area_id', '=', 's.service_area_id')
        .on('l.user_profile_id', '=', sql<UserProfileId>`${near.clientId}::bigint`),
    )
    .leftJoin('booking_api.rating as r', 'r.service_area_id', 's.service_area_id')
    .leftJoin('provider_api.location_closing as x', 'x.service_area_id', 's.service_area_id')
    .select([
      'x.closes_on',
      distanceKm(near).as('distance_km'),
      'r.average as rating_average',
      'r.rating_count',
      isShortlisted.as('is_shortlisted'),
      sql<
        { name: string; logoKey: string | null }[]
      >`coalesce((select json_agg(json_build_object('name', v.name, 'logoKey', v.logo_key) order by v.name)
        from admin_api.venue_badge v where v.service_area_id = s.service_area_id), '[]'::json)`.as('badges'),
    ])
    .where('s.service_id', '=', near.serviceId)
    .where('a.lat', '>=', near.box.south)
    .where('a.lat', '<=', near.box.north)
    .where('a.lng', '>=', near.box.west)
    .where('a.lng', '<=', near.box.east)
    .where(distanceKm(near), '<=', sql<number>`a.radius_km`)
    .where(mayBookVenueSql({ restrictedToAccountId: near.restrictedToAccountId, isShortlisted }, venueColumns('a')))
    .$if(near.isShortlistedOnly, (query) => query.where(isShortlisted))
    .orderBy('distance_km')
    .orderBy('s.id')
    .limit(500)
    .execute()
}
