import { prepare, type Slots } from '@waymark/service-kit/prepare'
import type { Kysely } from 'kysely'
import type { BookingDatabase } from './schema.ts'

const clientById = prepare((db: Kysely<BookingDatabase>, { id }: Slots<{ id: number }>) =>
  db
    .selectFrom('identity_api.person as p')
    .leftJoin('identity_api.account as a', 'a.id', 'p.restricted_to_account_id')
    .select(['p.first_name', 'p.last_name', 'p.phone', 'p.country_id', 'p.restricted_to_account_id'])
    .select('a.name as restricted_to_account_name')
    .where('p.id', '=', id),
)

/** What booking needs to know of the person who books. */
export async function findClient(db: Kysely<BookingDatabase>, userProfileId: number) {
  const [client] = await clientById(db, { id: userProfileId })
  return client
}

/** The person's own access needs, musts first. */
export async function listNeeds(db: Kysely<BookingDatabase>, userProfileId: number) {
  return db
    .selectFrom('identity_api.need')
    .select(['accessibility_option_id as accessibilityOptionId', 'weight', 'threshold'])
    .where('user_profile_id', '=', userProfileId)
    .orderBy('weight')
    .orderBy('accessibility_option_id')
    .execute()
}

/** Names of people, by first name. */
export async function listPeople(db: Kysely<BookingDatabase>, userProfileIds: readonly number[]) {
  if (userProfileIds.length === 0) return []
  return db
    .selectFrom('identity_api.person')
    .select(['id as userProfileId', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', [...userProfileIds])
    .orderBy('first_name')
    .orderBy('id')
    .execute()
}
