import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** Those of the keys that a row of this service refers to. */
export async function referredFiles(db: Kysely<IdentityDatabase>, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('user_profile').select('avatar_key').where('avatar_key', 'in', keys).execute()
  return rows.flatMap(({ avatar_key }) => avatar_key ?? [])
}
