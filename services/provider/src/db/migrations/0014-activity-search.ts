import { type Kysely, sql } from 'kysely'

/** What a search of activities reads of places and activities: their own tables alone, by an index each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index service_area_place`.execute(db)
  await sql`create index service_area_place on service_area (lat, lng) include (id, radius_km, account_id, is_private)
    where is_active`.execute(db)
  await sql`create index activity_to_find on activity (id) where status = 'Active' and amenity_type_id is null`.execute(
    db,
  )
  await sql`
    create view provider_api.area_place as
      select id, account_id, name, suburb, lat, lng, is_private, is_active from service_area`.execute(db)
  await sql`
    create view provider_api.activity_to_find as
      select id, title, kind_ids, min_age, max_age from activity
      where status = 'Active' and amenity_type_id is null`.execute(db)
}
