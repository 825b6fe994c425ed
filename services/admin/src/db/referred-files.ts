import type { Kysely } from 'kysely'
import type { AdminDatabase } from './schema.ts'

/** Those of the keys that a row of this service refers to. */
export async function referredFiles(db: Kysely<AdminDatabase>, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('badge_partner').select('logo_key').where('logo_key', 'in', keys).execute()
  return rows.flatMap(({ logo_key }) => logo_key ?? [])
}
