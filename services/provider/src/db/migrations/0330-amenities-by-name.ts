import { type Kysely, sql } from 'kysely'

/** Places are found by the names of their amenities: those of an installation that has been running are indexed once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into provider.outbox (job, queue, payload)
    select 'map.index-venue', 'map', jsonb_build_object('serviceAreaId', id) from service_area a
    where exists (select from activity t where t.service_area_id = a.id and t.amenity_type_id is not null) order by id`.execute(
    db,
  )
}
