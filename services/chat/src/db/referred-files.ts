import type { Kysely } from 'kysely'
import type { ChatDatabase } from './schema.ts'

/** Those of the keys that a row of this service refers to. */
export async function referredFiles(db: Kysely<ChatDatabase>, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('message').select('media_key').where('media_key', 'in', keys).execute()
  return rows.flatMap(({ media_key }) => media_key ?? [])
}
