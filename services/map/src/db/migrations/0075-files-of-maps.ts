import { sweepLeftFiles } from '@waymark/service-kit/sweep-trigger'
import { type Kysely, sql } from 'kysely'

/** Finds who refers to a file, and sweeps what a write leaves behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['logo_key', 'small_logo_key', 'location_image_key'])
    await sql`create index ${sql.raw(`access_map_edition_${column}`)} on access_map_edition (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db)
  await sweepLeftFiles(db, 'map', { access_map_edition: ['logo_key', 'small_logo_key', 'location_image_key'] })
}
