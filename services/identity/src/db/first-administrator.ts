import { cleanPassword } from '@waymark/domain/account/password'
import { country } from '@waymark/domain/enums'
import { openDatabase } from '@waymark/service-kit/database'
import type { DatabaseAddress } from '@waymark/service-kit/database-address'
import { hashPassword } from '@waymark/service-kit/password'
import type { IdentityDatabase } from './schema.ts'

export interface FirstAdministrator {
  readonly email: string
  readonly password: string
}

/** Creates the global administrator of an empty installation; false when there already is one. */
export async function createFirstAdministrator(
  address: DatabaseAddress,
  { email, password }: FirstAdministrator,
  now: Date,
): Promise<boolean> {
  const database = openDatabase<IdentityDatabase>({
    address,
    schema: 'identity',
    applicationName: 'waymark first administrator',
  })
  const { db } = database
  try {
    const present = await db
      .selectFrom('user_profile')
      .select('id')
      .where('is_global_admin', '=', true)
      .executeTakeFirst()
    if (present) return false
    const passwordHash = await hashPassword(cleanPassword(password))
    await db.transaction().execute(async (trx) => {
      const account = await trx
        .insertInto('account')
        .values({
          account_type: 'Business',
          is_system: true,
          business_subtype: null,
          name: 'Waymark',
          country_id: country.nz,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('user_profile')
        .values({
          account_id: account.id,
          email: email.toLowerCase(),
          first_name: 'Global',
          last_name: 'Administrator',
          password_hash: passwordHash,
          is_global_admin: true,
          email_confirmed_at: now,
        })
        .execute()
    })
    return true
  } finally {
    await database.close()
  }
}
