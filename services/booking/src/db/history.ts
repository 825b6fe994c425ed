import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

export interface HistoryLine {
  readonly bookingId: BookingId
  readonly what: string
  readonly byUserProfileId: UserProfileId | null
  readonly byName: string
  readonly at: Date
}

/** Adds a line to a booking's history and returns its id. */
export async function addHistory(trx: Transaction<BookingDatabase>, line: HistoryLine): Promise<number> {
  const { id } = await trx
    .insertInto('booking_history')
    .values((row) => ({
      booking_id: line.bookingId,
      account_id: row.selectFrom('booking').select('account_id').where('id', '=', line.bookingId),
      at: line.at,
      what: line.what,
      by_user_profile_id: line.byUserProfileId,
      by_name: line.byName,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function listHistory(db: Kysely<BookingDatabase>, bookingId: BookingId) {
  return db
    .selectFrom('booking_history')
    .select(['at', 'what', 'by_name'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
}

/** The name shown in history lines. */
export async function findPersonName(db: Kysely<BookingDatabase>, userProfileId: UserProfileId): Promise<string> {
  const person = await db
    .selectFrom('identity_api.person')
    .select(['first_name', 'last_name'])
    .where('id', '=', userProfileId)
    .executeTakeFirst()
  return nameOfPerson(person)
}

export function nameOfPerson(person: { readonly first_name: string; readonly last_name: string } | undefined): string {
  return person ? `${person.first_name} ${person.last_name}` : 'Somebody'
}
