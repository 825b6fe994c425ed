import type { CountryId } from '@waymark/domain/enums'
import type { Kysely, Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

type Database = Kysely<IdentityDatabase> | Transaction<IdentityDatabase>

/** What signing in needs to know of a person. `email` is in lower case. */
export async function findForSignIn(db: Database, email: string) {
  return db
    .selectFrom('user_profile')
    .select(['id', 'password_hash', 'email_confirmed_at', 'is_active', 'first_name'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}

/** A person's own secrets and names, for password rules. */
export async function findWithPassword(db: Database, userProfileId: number) {
  return db
    .selectFrom('user_profile')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', userProfileId)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

/** Creates an individual's account with its person; nothing when the address is taken. */
export async function insertIndividual(
  trx: Transaction<IdentityDatabase>,
  person: { email: string; firstName: string; lastName: string; passwordHash: string; countryId: CountryId },
): Promise<number | undefined> {
  const account = await trx
    .insertInto('account')
    .values({
      account_type: 'Individual',
      name: `${person.firstName} ${person.lastName}`,
      country_id: person.countryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const inserted = await trx
    .insertInto('user_profile')
    .values({
      account_id: account.id,
      email: person.email.toLowerCase(),
      first_name: person.firstName,
      last_name: person.lastName,
      password_hash: person.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) await trx.deleteFrom('account').where('id', '=', account.id).execute()
  return inserted?.id
}

export async function confirmEmail(
  trx: Transaction<IdentityDatabase>,
  userProfileId: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('user_profile')
    .set((row) => ({ email_confirmed_at: row.fn.coalesce('email_confirmed_at', row.val(now)) }))
    .where('id', '=', userProfileId)
    .execute()
}

export async function setPasswordHash(db: Database, userProfileId: number, passwordHash: string): Promise<void> {
  await db.updateTable('user_profile').set({ password_hash: passwordHash }).where('id', '=', userProfileId).execute()
}

/** Changes names and, when given, the phone number. */
export async function updateNames(
  db: Database,
  userProfileId: number,
  names: { firstName: string; lastName: string; phone?: string | null },
) {
  return db
    .updateTable('user_profile')
    .set({
      first_name: names.firstName,
      last_name: names.lastName,
      ...('phone' in names ? { phone: names.phone } : {}),
    })
    .where('id', '=', userProfileId)
    .returning(['first_name', 'last_name', 'phone'])
    .executeTakeFirst()
}
