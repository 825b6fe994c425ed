import type { PublishedFact } from '@waymark/contracts/published-venue'
import type { CountryId } from '@waymark/domain/enums'
import type { AccountId, ActivityId, ActivitySessionId, ServiceAreaId } from '@waymark/domain/ids'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { isNotShutSql, timeOfSql } from '@waymark/service-kit/shut-sql'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** A session as it stands in the open feed: what it is, and whether everybody may know of it. */
export interface OpenSessionRow {
  readonly id: ActivitySessionId
  readonly activity_id: ActivityId
  readonly account_id: AccountId
  readonly service_area_id: ServiceAreaId
  readonly listed_us: number
  readonly status: 'Draft' | 'Active' | 'Completed' | 'Cancelled'
  readonly starts_at: Date
  readonly ends_at: Date
  readonly time_zone: string
  readonly max_spaces: number
  readonly spaces_taken: number
  readonly price_cents: number
  readonly is_public: boolean
  readonly title: string
  readonly description: string
  readonly kind_ids: readonly number[]
  readonly min_age: number | null
  readonly max_age: number | null
  readonly banner_key: string | null
  readonly account_name: string
  readonly venue_name: string
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly country_id: CountryId
  readonly facts: readonly PublishedFact[]
}

/** A change still under way may carry an older time than one that is done: the newest are left for the next page. */
const settleSeconds = 2

/**
 * The sessions that changed after a place in the feed, in its order. One on a closed day is not public, since nobody can
 * book it, unless it is cancelled: whoever has listed it reads that then.
 */
export async function listOpenSessions(
  db: Kysely<BookingDatabase>,
  page: { readonly afterUs: number; readonly afterId: number; readonly limit: number },
): Promise<readonly OpenSessionRow[]> {
  const { rows } = await sql<OpenSessionRow>`
    select s.id, s.activity_id, s.account_id, s.service_area_id, s.listed_us, s.status, s.starts_at, s.ends_at, s.time_zone, s.max_spaces,
      s.spaces_taken, s.price_cents, t.status = 'Active' and t.amenity_type_id is null and v.is_active and not v.is_private
        and (s.status = 'Cancelled' or ${isNotShutSql(sql`s.service_area_id`, timeOfSql('s'))}) as is_public,
      t.title, t.description, t.kind_ids, t.min_age, t.max_age, t.banner_key, c.name as account_name, v.name as venue_name, v.address,
      v.lat, v.lng, v.country_id, v.facts
    from activity_session s
    join provider_api.activity t on t.id = s.activity_id
    join provider_api.venue v on v.id = s.service_area_id
    join identity_api.account c on c.id = s.account_id
    where (s.listed_us, s.id) > (${page.afterUs}::bigint, ${page.afterId}::bigint)
      and s.listed_us < booking.listed_now() - ${settleSeconds * 1_000_000}::bigint
    order by s.listed_us, s.id limit ${page.limit}`.execute(db)
  return rows
}

interface SessionsToList {
  readonly serviceAreaId: ServiceAreaId
  /** Only those on these days of the location. */
  readonly days: readonly WallDay[] | undefined
  readonly now: Date
}

/** Puts the sessions of a location at the end of the feed again, those that are still to come. */
export async function listSessionsAgain(
  db: Kysely<BookingDatabase>,
  { serviceAreaId, days, now }: SessionsToList,
): Promise<void> {
  await db
    .updateTable('activity_session')
    .set({ listed_us: sql`booking.listed_now()` })
    .where('service_area_id', '=', serviceAreaId)
    .where('starts_at', '>', now)
    .$if(days !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from unnest(${days}::date[]) d (day)
          where d.day >= (starts_at at time zone time_zone)::date and d.day::timestamp < ends_at at time zone time_zone)`,
      ),
    )
    .execute()
}
