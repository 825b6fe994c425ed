import { sweepLeftFiles } from '@waymark/service-kit/sweep-trigger'
import { type Kysely, sql } from 'kysely'

/** Finds who refers to a file, and sweeps what a write leaves behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index user_profile_avatar_key on user_profile (avatar_key) where avatar_key is not null`.execute(db)
  await sweepLeftFiles(db, 'identity', { user_profile: ['avatar_key'] })
}
