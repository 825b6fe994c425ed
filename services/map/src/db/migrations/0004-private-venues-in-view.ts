import { type Kysely, sql } from 'kysely'

/**
 * Organisations and global administrators see many private venues, so these are also indexed by place and by
 * organisation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index private_venue_map on private_venue (morton)
      include (known_met, known_not_met, venue_type_id, cost_tier, lat, lng, service_area_id)`.execute(db)
  await sql`create index private_venue_near on private_venue using gist (world_position)`.execute(db)
  await sql`create index private_venue_account on private_venue (account_id)`.execute(db)
}
