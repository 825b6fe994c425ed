import { generateKeyPair, readSigningKey, type SigningKey } from '@waymark/service-kit/tokens'
import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from '../db/schema.ts'

/** After this time a process signs with a key that was made by `npm run keys:rotate`. */
const readAgainMs = 60_000

/** The key that signs access tokens; generated once per installation and stored in the database. */
export interface KeyRing {
  current(): Promise<SigningKey>
}

export function createKeyRing(db: Kysely<IdentityDatabase>): KeyRing {
  let key: Promise<SigningKey> | undefined
  let readAtMs = 0
  return {
    current() {
      if (performance.now() - readAtMs > readAgainMs) key = undefined
      if (!key) readAtMs = performance.now()
      key ??= readOrMakeKey(db)
      key.catch(() => {
        key = undefined
      })
      return key
    },
  }
}

async function readOrMakeKey(db: Kysely<IdentityDatabase>): Promise<SigningKey> {
  return db.transaction().execute(async (trx) => {
    // Several processes may start at once; one generates the key, the others read it.
    await sql`lock table signing_key in exclusive mode`.execute(trx)
    const stored = await trx
      .selectFrom('signing_key')
      .select(['kid', 'private_jwk'])
      .where('retired_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (stored) return readSigningKey({ kid: stored.kid, privateJwk: jwkOf(stored.private_jwk) })
    const made = await generateKeyPair()
    await trx
      .insertInto('signing_key')
      .values({
        kid: made.kid,
        private_jwk: JSON.stringify(made.privateJwk),
        public_jwk: JSON.stringify(made.publicJwk),
      })
      .execute()
    return readSigningKey(made)
  })
}

function jwkOf(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('A stored signing key is not a JSON Web Key.')
  return value
}
