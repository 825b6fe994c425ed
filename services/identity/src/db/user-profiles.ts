import type { CountryId } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

/** The person as signing in needs them. `email` is in lower case. */
export async function findForSignIn(db: Kysely<IdentityDatabase>, email: string) {
  return db
    .selectFrom('user_profile')
    .select(['id', 'password_hash', 'email_confirmed_at', 'is_active', 'first_name'])
    .where('email', '=', email.toLowerCase())
    .where('is_unaccepted', '=', false)
    .executeTakeFirst()
}

/** What a person says of themself. */
export async function findProfile(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('user_profile')
    .select(['id', 'account_id', 'first_name', 'last_name', 'phone', 'email', 'is_active', 'is_account_admin'])
    .where('id', '=', userProfileId)
    .executeTakeFirst()
}

/** Why a person cannot log in any more: their account was deleted, or deactivated. */
export async function accountEnd(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
): Promise<'deleted' | 'deactivated' | undefined> {
  const found = await db
    .selectFrom('user_profile')
    .select(['is_active', 'deleted_at'])
    .where('id', '=', userProfileId)
    .executeTakeFirst()
  if (!found || found.is_active) return undefined
  return found.deleted_at === null ? 'deactivated' : 'deleted'
}

/** A person's password hash and names, for the password rules. */
export async function findWithPassword(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('user_profile')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', userProfileId)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

export interface NewPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
  readonly countryId: CountryId
}

/** Creates an individual's account with its person; undefined when the address is taken. */
export async function insertIndividual(
  trx: Transaction<IdentityDatabase>,
  person: NewPerson,
): Promise<UserProfileId | undefined> {
  const account = await trx
    .insertInto('account')
    .values({
      account_type: 'Individual',
      name: `${person.firstName} ${person.lastName}`,
      country_id: person.countryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return insertFirstPerson(trx, account.id, { ...person, isAccountAdmin: false })
}

/** Adds the first person of a new account; when the address is taken, removes the account again. */
export async function insertFirstPerson(
  trx: Transaction<IdentityDatabase>,
  accountId: AccountId,
  person: NewPerson & { readonly isAccountAdmin: boolean },
): Promise<UserProfileId | undefined> {
  const inserted = await trx
    .insertInto('user_profile')
    .values({
      account_id: accountId,
      email: person.email.toLowerCase(),
      first_name: person.firstName,
      last_name: person.lastName,
      password_hash: person.passwordHash,
      is_account_admin: person.isAccountAdmin,
    })
    .onConflict((conflict) => conflict.column('email').where('is_unaccepted', '=', false).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) await trx.deleteFrom('account').where('id', '=', accountId).execute()
  return inserted?.id
}

/**
 * Whoever registers again with an address that nobody has confirmed and that nobody has logged in with: no password that
 * was typed for it counts, and its open links are closed (a trigger). False for every other person.
 */
export async function dropUnconfirmedPassword(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_profile')
    .set({ password_hash: null })
    .where('id', '=', userProfileId)
    .where('email_confirmed_at', 'is', null)
    .where('is_active', '=', true)
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('session').select('id').whereRef('session.user_profile_id', '=', 'user_profile.id')),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function confirmEmail(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('user_profile')
    .set((row) => ({ email_confirmed_at: row.fn.coalesce('email_confirmed_at', row.val(now)) }))
    .where('id', '=', userProfileId)
    .execute()
}

export async function setPasswordHash(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  passwordHash: string,
): Promise<void> {
  await db.updateTable('user_profile').set({ password_hash: passwordHash }).where('id', '=', userProfileId).execute()
}

/** Changes the names and, when given, the phone number and the default location. */
export async function updateNames(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  names: { firstName: string; lastName: string; phone?: string | null; defaultServiceAreaId?: ServiceAreaId | null },
) {
  return db
    .updateTable('user_profile')
    .set({
      first_name: names.firstName,
      last_name: names.lastName,
      ...('phone' in names ? { phone: names.phone } : {}),
      ...('defaultServiceAreaId' in names ? { default_service_area_id: names.defaultServiceAreaId } : {}),
      version: sql`version + 1`,
    })
    .where('id', '=', userProfileId)
    .returning(['first_name', 'last_name', 'phone', 'default_service_area_id'])
    .executeTakeFirst()
}

export async function forgetDefaultArea(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId): Promise<void> {
  await db.updateTable('user_profile').set({ default_service_area_id: null }).where('id', '=', userProfileId).execute()
}

/** The person as accepting an invitation needs them. */
export async function findInvitee(db: Kysely<IdentityDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('user_profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.email', 'p.restricted_to_account_id', 'a.account_type', 'a.name as account_name'])
    .where('p.id', '=', userProfileId)
    .executeTakeFirst()
}

/** Restricts a person to seeing and booking one provider. */
export async function restrictTo(
  db: Kysely<IdentityDatabase>,
  userProfileId: UserProfileId,
  accountId: AccountId,
): Promise<void> {
  await db
    .updateTable('user_profile')
    .set({ restricted_to_account_id: accountId, version: sql`version + 1` })
    .where('id', '=', userProfileId)
    .execute()
}
