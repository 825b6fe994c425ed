import { openDatabase } from '@waymark/service-kit/database'
import type { DatabaseAddress } from '@waymark/service-kit/database-address'
import type { Kysely } from 'kysely'
import { resealAppSecret } from '../second-factor/app-secret.ts'
import type { IdentityDatabase } from './schema.ts'

/** Encrypts with the present secret, the first of `secrets`, what is kept under an older one or in the clear. */
export async function resealAppSecrets(db: Kysely<IdentityDatabase>, secrets: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('second_factor')
    .select(['id', 'user_profile_id', 'secret'])
    .where('secret', 'is not', null)
    .execute()
  for (const { id, user_profile_id, secret } of rows) {
    const sealed = secret === null ? undefined : resealAppSecret(secrets, user_profile_id, secret)
    if (sealed !== undefined)
      await db
        .updateTable('second_factor')
        .set({ secret: sealed })
        .where('id', '=', id)
        .where('secret', '=', secret)
        .execute()
  }
}

/** Before the secret of the installation is rotated: only the present one and the next stay readable after that. */
export async function resealAppSecretsOf(admin: DatabaseAddress, secrets: readonly string[]): Promise<void> {
  const database = openDatabase<IdentityDatabase>({
    address: admin,
    schema: 'identity',
    applicationName: 'waymark keys',
    poolSize: 2,
  })
  try {
    await resealAppSecrets(database.db, secrets)
  } finally {
    await database.close()
  }
}
