import { sweepLeftFiles } from '@waymark/service-kit/sweep-trigger'
import { type Kysely, sql } from 'kysely'

/** Finds who refers to a file, and sweeps what a write leaves behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index message_media_key on message (media_key) where media_key is not null`.execute(db)
  await sweepLeftFiles(db, 'chat', { message: ['media_key'] })
}
