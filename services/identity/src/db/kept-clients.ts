import { deletedEmail, deletedPerson, deletedPersonName } from '@waymark/domain/account/deleted-person'
import { noEmail } from '@waymark/domain/account/kept-client'
import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { IdentityDatabase } from './schema.ts'

export interface NewClient {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** Null for somebody without an address. */
  readonly email: string | null
  readonly consentNote: string
}

/** The client that an organisation added with this idempotency key. */
export async function findKeptByKey(
  db: Kysely<IdentityDatabase>,
  accountId: AccountId,
  idempotencyKey: string,
): Promise<UserProfileId | undefined> {
  const kept = await db
    .selectFrom('user_profile')
    .select('id')
    .where('kept_by_account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return kept?.id
}

/** The digits that tell a number from others, however the country is written before them. */
const comparedDigits = 8

/** A client of an organisation, one that it keeps or that booked with it for themselves, by their phone number or address. */
export async function findKnownClient(
  db: Kysely<IdentityDatabase>,
  accountId: AccountId,
  { phone, email }: Pick<NewClient, 'phone' | 'email'>,
) {
  const digits = phone.replace(/\D/g, '').slice(-comparedDigits)
  const hasPhone = sql<boolean>`regexp_replace(p.phone, '\\D', '', 'g') like ${`%${digits}`}`
  const makesClient = sql`b.client_user_profile_id = p.id and b.account_id = ${accountId}
    and b.user_service_area_id is null and b.status in (${sql.join([bookingStatus.Confirmed, bookingStatus.Completed])})`
  return db
    .selectFrom('user_profile as p')
    .select([
      'p.first_name',
      'p.last_name',
      'p.idempotency_key',
      sql<boolean>`coalesce(${hasPhone}, false)`.as('has_phone'),
    ])
    .where((row) => row.or([hasPhone, row('p.email', '=', email?.toLowerCase() ?? null)]))
    .where('p.is_active', '=', true)
    .where(sql<boolean>`(p.kept_by_account_id = ${accountId} or (p.kept_by_account_id is null and (
      exists (select from booking_api.booking b where ${makesClient})
      or exists (select from booking_api.activity_booking b where ${makesClient}))))`)
    .orderBy('has_phone', 'desc')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
}

/** Adds a client of an organisation, who cannot sign in, with what they agreed to. */
export async function addKeptClient(
  trx: Transaction<IdentityDatabase>,
  client: NewClient,
  by: { readonly accountId: AccountId; readonly userProfileId: UserProfileId; readonly idempotencyKey: string | null },
  now: Date,
): Promise<UserProfileId> {
  const own = await trx
    .insertInto('account')
    .columns(['account_type', 'name', 'country_id'])
    .expression(
      trx
        .selectFrom('account')
        .select((row) => [
          sql<'Individual'>`'Individual'`.as('account_type'),
          row.val(`${client.firstName} ${client.lastName}`).as('name'),
          'country_id',
        ])
        .where('id', '=', by.accountId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('user_profile')
    .values({
      account_id: own.id,
      kept_by_account_id: by.accountId,
      email: client.email?.toLowerCase() ?? noEmail(crypto.randomUUID()),
      first_name: client.firstName,
      last_name: client.lastName,
      phone: client.phone,
      password_hash: null,
      is_account_admin: false,
      idempotency_key: by.idempotencyKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('client_consent')
    .values({ user_profile_id: id, note: client.consentNote, noted_by: by.userProfileId, noted_at: now })
    .execute()
  return id
}

/** Whether an organisation keeps this client. */
export async function isKeptBy(
  db: Kysely<IdentityDatabase>,
  accountId: AccountId,
  userProfileId: UserProfileId,
): Promise<boolean> {
  const kept = await db
    .selectFrom('user_profile')
    .select('id')
    .where('id', '=', userProfileId)
    .where('kept_by_account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return kept !== undefined
}

/** Changes a client whom an organisation keeps; false when it keeps no such client. */
export async function changeKeptClient(
  trx: Transaction<IdentityDatabase>,
  { userProfileId, accountId }: { readonly userProfileId: UserProfileId; readonly accountId: AccountId },
  client: Omit<NewClient, 'consentNote'>,
): Promise<boolean> {
  const changed = await trx
    .updateTable('user_profile')
    .set({
      email: client.email?.toLowerCase() ?? noEmail(crypto.randomUUID()),
      first_name: client.firstName,
      last_name: client.lastName,
      phone: client.phone,
    })
    .where('id', '=', userProfileId)
    .where('kept_by_account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  if (!changed) return false
  const name = `${client.firstName} ${client.lastName}`
  await trx.updateTable('account').set({ name }).where('id', '=', changed.account_id).execute()
  return true
}

/** Removes everything that identifies a kept client; false when there is no such client. */
export async function eraseKeptClient(
  trx: Transaction<IdentityDatabase>,
  userProfileId: UserProfileId,
  now: Date,
): Promise<boolean> {
  const erased = await trx
    .updateTable('user_profile')
    .set({
      email: deletedEmail(userProfileId),
      first_name: deletedPerson.firstName,
      last_name: deletedPerson.lastName,
      phone: null,
      is_active: false,
      deleted_at: now,
    })
    .where('id', '=', userProfileId)
    .where('kept_by_account_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  if (!erased) return false
  await trx.updateTable('account').set({ name: deletedPersonName }).where('id', '=', erased.account_id).execute()
  await trx.deleteFrom('client_consent').where('user_profile_id', '=', userProfileId).execute()
  return true
}
