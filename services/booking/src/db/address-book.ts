import { maxSaved } from '@waymark/contracts/address-book'
import type { SavedAddressId, SavedRecipientId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

type Database = Kysely<BookingDatabase>

export interface RecipientToSave {
  readonly name: string
  readonly phone: string
  readonly relation: string
  readonly notes: string
  readonly need_option_ids: number[]
  readonly is_default: boolean
}

export interface AddressToSave {
  readonly label: string
  readonly address: string
  readonly unit_number: string | null
  readonly access_notes: string
  readonly lat: number
  readonly lng: number
  readonly is_exact_point: boolean
  readonly is_default: boolean
}

/** Whom a person books for: the default first, then in the order in which they were added. */
export async function listSavedRecipients(db: Database, userProfileId: UserProfileId) {
  return db
    .selectFrom('saved_recipient')
    .select(['id', 'name', 'phone', 'relation', 'notes', 'need_option_ids', 'is_default'])
    .where('user_profile_id', '=', userProfileId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
}

/** Where a person books for: the default first, then in the order in which they were added. */
export async function listSavedAddresses(db: Database, userProfileId: UserProfileId) {
  return db
    .selectFrom('saved_address')
    .select(['id', 'label', 'address', 'unit_number', 'access_notes', 'lat', 'lng', 'is_exact_point', 'is_default'])
    .where('user_profile_id', '=', userProfileId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
}

/** One change of a person's address book at a time: two would each count less than there are. */
export async function lockAddressBook(trx: Transaction<BookingDatabase>, userProfileId: UserProfileId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('address book of ' || ${userProfileId}, 0))`.execute(trx)
}

/** Adds somebody; undefined when the person keeps as many as they can. Take `lockAddressBook` first. */
export async function addRecipient(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
  recipient: RecipientToSave,
): Promise<SavedRecipientId | undefined> {
  const kept = await listSavedRecipients(trx, userProfileId)
  if (kept.length >= maxSaved) return undefined
  if (recipient.is_default) await clearDefault(trx, 'saved_recipient', userProfileId)
  const { id } = await trx
    .insertInto('saved_recipient')
    .values({ ...recipient, user_profile_id: userProfileId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes somebody; false when they are not this person's. */
export async function changeRecipient(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
  id: SavedRecipientId,
  recipient: RecipientToSave,
): Promise<boolean> {
  if (recipient.is_default) await clearDefault(trx, 'saved_recipient', userProfileId)
  const { numUpdatedRows } = await trx
    .updateTable('saved_recipient')
    .set(recipient)
    .where('id', '=', id)
    .where('user_profile_id', '=', userProfileId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds an address; undefined when the person keeps as many as they can. Take `lockAddressBook` first. */
export async function addAddress(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
  address: AddressToSave,
): Promise<SavedAddressId | undefined> {
  const kept = await listSavedAddresses(trx, userProfileId)
  if (kept.length >= maxSaved) return undefined
  if (address.is_default) await clearDefault(trx, 'saved_address', userProfileId)
  const { id } = await trx
    .insertInto('saved_address')
    .values({ ...address, user_profile_id: userProfileId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes an address; false when it is not this person's. */
export async function changeAddress(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
  id: SavedAddressId,
  address: AddressToSave,
): Promise<boolean> {
  if (address.is_default) await clearDefault(trx, 'saved_address', userProfileId)
  const { numUpdatedRows } = await trx
    .updateTable('saved_address')
    .set(address)
    .where('id', '=', id)
    .where('user_profile_id', '=', userProfileId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes somebody, or an address, out; false when it is not this person's. */
export async function deleteSaved(
  db: Database,
  table: 'saved_recipient' | 'saved_address',
  userProfileId: UserProfileId,
  id: SavedRecipientId | SavedAddressId,
): Promise<boolean> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where id = ${id} and user_profile_id = ${userProfileId} returning id`.execute(db)
  return rows.length > 0
}

async function clearDefault(
  trx: Transaction<BookingDatabase>,
  table: 'saved_recipient' | 'saved_address',
  userProfileId: UserProfileId,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set is_default = false where user_profile_id = ${userProfileId} and is_default`.execute(
    trx,
  )
}
