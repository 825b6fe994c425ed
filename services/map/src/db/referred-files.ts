import { type Kysely, sql } from 'kysely'
import type { MapDatabase } from './schema.ts'

/** Those of the keys that a row of this service refers to. */
export async function referredFiles(db: Kysely<MapDatabase>, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select logo_key as key from access_map_edition where logo_key = any(${[...keys]}::text[])
    union select small_logo_key from access_map_edition where small_logo_key = any(${[...keys]}::text[])
    union select location_image_key from access_map_edition where location_image_key = any(${[...keys]}::text[])`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
