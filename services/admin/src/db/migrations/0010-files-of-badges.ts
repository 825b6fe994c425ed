import { sweepLeftFiles } from '@waymark/service-kit/sweep-trigger'
import { type Kysely, sql } from 'kysely'

/** Finds who refers to a file, and sweeps what a write leaves behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index badge_partner_logo_key on badge_partner (logo_key) where logo_key is not null`.execute(db)
  await sweepLeftFiles(db, 'admin', { badge_partner: ['logo_key'] })
}
