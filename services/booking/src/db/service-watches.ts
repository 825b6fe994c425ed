import { maxServiceWatches } from '@waymark/domain/booking/service-watch'
import type { ServiceAreaId, ServiceAreaServiceId, ServiceId, ServiceWatchId, UserProfileId } from '@waymark/domain/ids'
import { boxAround } from '@waymark/domain/place/distance'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
import { mayBookVenueSql, venueColumns } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

type Database = Kysely<BookingDatabase>

interface WatchToAdd {
  readonly user_profile_id: UserProfileId
  readonly service_id: ServiceId
  readonly place_label: string
  readonly lat: number
  readonly lng: number
  readonly asked_at: Date
}

/** A service of an area, `s`, that can be booked: somebody does it, and it has times. */
const isBookable = sql<boolean>`exists (
    select from provider_api.service_staff t join identity_api.person q on q.id = t.user_profile_id and q.can_work
    where t.service_area_service_id = s.id)
  and exists (select from provider_api.schedule_line l where l.service_area_service_id = s.id)`

/** What a person waits for, the newest first. */
export async function listServiceWatches(db: Database, userProfileId: UserProfileId) {
  return db
    .selectFrom('service_watch')
    .select(['id', 'service_id', 'place_label', 'lat', 'lng', 'asked_at'])
    .where('user_profile_id', '=', userProfileId)
    .orderBy('id', 'desc')
    .execute()
}

/** Whether one of these services of areas can be booked. */
export async function isAnyBookable(db: Database, ids: readonly ServiceAreaServiceId[]): Promise<boolean> {
  if (ids.length === 0) return false
  const found = await db
    .selectFrom('provider_api.service_area_service as s')
    .select('s.id')
    .where('s.id', 'in', [...ids])
    .where(isBookable)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Adds what somebody waits for, or finds it; undefined when they wait for as much as they can. */
export async function addServiceWatch(
  trx: Transaction<BookingDatabase>,
  watch: WatchToAdd,
): Promise<ServiceWatchId | undefined> {
  // One at a time: two would each count less than there are.
  await sql`select pg_advisory_xact_lock(hashtextextended('watches of ' || ${watch.user_profile_id}, 0))`.execute(trx)
  const kept = await listServiceWatches(trx, watch.user_profile_id)
  const same = kept.find((one) => one.service_id === watch.service_id && one.lat === watch.lat && one.lng === watch.lng)
  if (same) return same.id
  if (kept.length >= maxServiceWatches) return undefined
  const { id } = await trx.insertInto('service_watch').values(watch).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function removeServiceWatch(db: Database, userProfileId: UserProfileId, id: ServiceWatchId) {
  const gone = await db
    .deleteFrom('service_watch')
    .where('id', '=', id)
    .where('user_profile_id', '=', userProfileId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Takes out what people wait for that a location offers them now, within its reach: each is taken once. */
export async function takeMatchingWatches(trx: Transaction<BookingDatabase>, serviceAreaId: ServiceAreaId) {
  const area = await trx
    .selectFrom('provider_api.service_area')
    .select(['lat', 'lng', 'radius_km'])
    .where('id', '=', serviceAreaId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!area) return []
  const here = { latitude: area.lat, longitude: area.lng }
  const { south, north } = boxAround(here, area.radius_km)
  const matching = trx
    .selectFrom('service_watch as w')
    .innerJoin('identity_api.person as p', 'p.id', 'w.user_profile_id')
    .innerJoin('provider_api.service_area_service as s', 's.service_id', 'w.service_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select('w.id')
    .where('a.id', '=', serviceAreaId)
    .where('s.is_enabled', '=', true)
    .where('p.is_active', '=', true)
    .where('w.lat', '>=', south)
    .where('w.lat', '<=', north)
    .where(distanceKmSql(sql.ref('w.lat'), sql.ref('w.lng'), here), '<=', area.radius_km)
    .where(isBookable)
    .where(
      mayBookVenueSql(
        {
          restrictedToAccountId: sql.ref('p.restricted_to_account_id'),
          isShortlisted: sql`exists (select from shortlist l where l.user_profile_id = w.user_profile_id and l.service_area_id = a.id)`,
        },
        venueColumns('a'),
      ),
    )
  return trx
    .deleteFrom('service_watch')
    .where('id', 'in', matching)
    .returning(['id', 'user_profile_id', 'service_id', 'place_label', 'lat', 'lng'])
    .execute()
}

/** Deletes what people have waited for since before this instant. */
export async function deleteOldServiceWatches(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('service_watch').where('asked_at', '<', before).execute()
}

export async function deleteServiceWatchesOf(trx: Transaction<BookingDatabase>, userProfileId: UserProfileId) {
  await trx.deleteFrom('service_watch').where('user_profile_id', '=', userProfileId).execute()
}
