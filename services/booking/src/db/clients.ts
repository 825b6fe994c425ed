import type { AccountId, BookingId, UserProfileId } from '@waymark/domain/ids'
import { prepare, type Slots } from '@waymark/service-kit/prepare'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

const clientById = prepare((db: Kysely<BookingDatabase>, { id }: Slots<{ id: UserProfileId }>) =>
  db
    .selectFrom('identity_api.person as p')
    .leftJoin('identity_api.account as a', 'a.id', 'p.restricted_to_account_id')
    .select(['p.first_name', 'p.last_name', 'p.phone', 'p.email', 'p.country_id', 'p.restricted_to_account_id'])
    .select('p.account_id')
    .select('a.name as restricted_to_account_name')
    .where('p.id', '=', id),
)

/** The client as booking needs them. */
export async function findClient(db: Kysely<BookingDatabase>, userProfileId: UserProfileId) {
  const [client] = await clientById(db, { id: userProfileId })
  return client
}

/** The one organisation that a person books with, null for all, as part of a statement. */
export function restrictedAccountSql(userProfileId: UserProfileId): RawBuilder<AccountId | null> {
  return sql`(select p.restricted_to_account_id from identity_api.person p where p.id = ${userProfileId})`
}

const needsOf = prepare((db: Kysely<BookingDatabase>, { id }: Slots<{ id: UserProfileId }>) =>
  db
    .selectFrom('identity_api.need')
    .select(['accessibility_option_id as accessibilityOptionId', 'weight', 'threshold'])
    .where('user_profile_id', '=', id)
    .orderBy('weight')
    .orderBy('accessibility_option_id'),
)

/** The person's own access needs, musts first. */
export async function listNeeds(db: Kysely<BookingDatabase>, userProfileId: UserProfileId) {
  return needsOf(db, { id: userProfileId })
}

interface SharingBooking {
  readonly id: BookingId
  readonly client_user_profile_id: UserProfileId
  readonly shared_option_ids: readonly number[]
  /** They are needs of the recipient, whose measures are not known. */
  readonly shares_recipient_needs: boolean
}

/** The needs that clients shared, by booking, with the current threshold; a need removed since then has none. */
export async function listSharedNeeds(db: Kysely<BookingDatabase>, bookings: readonly SharingBooking[]) {
  const sharing = bookings.filter(({ shared_option_ids: ids }) => ids.length > 0)
  const clientIds = [...new Set(sharing.map((booking) => booking.client_user_profile_id))]
  const needs =
    clientIds.length === 0
      ? []
      : await db
          .selectFrom('identity_api.need')
          .select(['user_profile_id', 'accessibility_option_id', 'threshold'])
          .where('user_profile_id', 'in', clientIds)
          .execute()
  const thresholds = new Map(
    needs.map((need) => [`${need.user_profile_id} ${need.accessibility_option_id}`, need.threshold]),
  )
  return new Map(
    sharing.map(
      ({ id, client_user_profile_id: clientId, shared_option_ids: ids, shares_recipient_needs: isTheirs }) => [
        id,
        ids.map((accessibilityOptionId) => ({
          accessibilityOptionId,
          threshold: isTheirs ? null : (thresholds.get(`${clientId} ${accessibilityOptionId}`) ?? null),
        })),
      ],
    ),
  )
}

/** Names of people, sorted by first name. */
export async function listPeople(db: Kysely<BookingDatabase>, userProfileIds: readonly UserProfileId[]) {
  if (userProfileIds.length === 0) return []
  return db
    .selectFrom('identity_api.person')
    .select(['id as userProfileId', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', [...userProfileIds])
    .orderBy('first_name')
    .orderBy('id')
    .execute()
}
