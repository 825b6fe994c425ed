import { openDatabase } from '@waymark/service-kit/database'
import type { DatabaseAddress } from '@waymark/service-kit/database-address'
import { generateKeyPair } from '@waymark/service-kit/tokens'
import type { Kysely } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** The public keys that access tokens may be signed with, as JSON Web Keys. */
export async function listPublicKeys(db: Kysely<IdentityDatabase>): Promise<unknown[]> {
  const rows = await db.selectFrom('signing_key').select('public_jwk').orderBy('created_at', 'desc').execute()
  return rows.map((row) => row.public_jwk)
}

/** Makes a new signing key beside the old one, whose tokens stay valid until they end. */
export async function rotateSigningKey(admin: DatabaseAddress, now: Date): Promise<void> {
  const database = openDatabase<IdentityDatabase>({
    address: admin,
    schema: 'identity',
    applicationName: 'waymark keys',
    poolSize: 2,
  })
  const made = await generateKeyPair()
  try {
    await database.db.transaction().execute(async (trx) => {
      await trx.updateTable('signing_key').set({ retired_at: now }).where('retired_at', 'is', null).execute()
      await trx
        .insertInto('signing_key')
        .values({
          kid: made.kid,
          private_jwk: JSON.stringify(made.privateJwk),
          public_jwk: JSON.stringify(made.publicJwk),
        })
        .execute()
    })
  } finally {
    await database.close()
  }
}

/** Deletes keys whose last tokens ended long ago. */
export async function deleteRetiredKeys(db: Kysely<IdentityDatabase>, before: Date): Promise<void> {
  await db.deleteFrom('signing_key').where('retired_at', '<', before).execute()
}
