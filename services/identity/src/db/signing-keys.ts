import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** The public keys that access tokens may be signed with, as JSON Web Keys. */
export async function listPublicKeys(db: Kysely<IdentityDatabase>): Promise<unknown[]> {
  const rows = await db.selectFrom('signing_key').select('public_jwk').orderBy('created_at', 'desc').execute()
  return rows.map((row) => row.public_jwk)
}
