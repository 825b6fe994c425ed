import { type Kysely, sql } from 'kysely'
import type { MapDatabase } from './schema.ts'

/** Those of the keys that a row of this service refers to. */
export async function referredFiles(db: Kysely<MapDatabase>, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from access_map_edition,
      unnest(array[logo_key, small_logo_key, location_image_key]) key
    where key = any(${[...keys]}::text[])`.execute(db)
  return rows.map(({ key }) => key)
}
