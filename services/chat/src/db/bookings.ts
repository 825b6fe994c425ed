import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { managerRoles } from '@waymark/domain/rights/booking-rights'
import type { Kysely, NotNull } from 'kysely'
import type { ChatDatabase } from './schema.ts'

/** The parties of a booking's conversation; a guest has none, and is reached by email. */
export async function findBookingOfChat(db: Kysely<ChatDatabase>, bookingId: BookingId) {
  return db
    .selectFrom('booking_api.booking_party')
    .select(['id', 'item_type', 'account_id', 'service_area_id', 'client_user_profile_id', 'staff_ids'])
    .where('id', '=', bookingId)
    .where('client_user_profile_id', 'is not', null)
    .$narrowType<{ client_user_profile_id: NotNull }>()
    .executeTakeFirst()
}

export type BookingOfChat = NonNullable<Awaited<ReturnType<typeof findBookingOfChat>>>

/** The people who manage the bookings of an item type at an area: its managers, and the admins of its account. Nobody who is only invited. */
export async function listManagers(
  db: Kysely<ChatDatabase>,
  { service_area_id, account_id, item_type }: Pick<BookingOfChat, 'service_area_id' | 'account_id' | 'item_type'>,
): Promise<UserProfileId[]> {
  const managers = await db
    .selectFrom('identity_api.membership as m')
    .innerJoin('identity_api.person as p', 'p.id', 'm.user_profile_id')
    .select('m.user_profile_id')
    .where('m.service_area_id', '=', service_area_id)
    .where('m.role', 'in', [...managerRoles(item_type)])
    .where('p.can_work', '=', true)
    .union((admins) =>
      admins
        .selectFrom('identity_api.person')
        .select('id as user_profile_id')
        .where('account_id', '=', account_id)
        .where('is_account_admin', '=', true)
        .where('can_work', '=', true),
    )
    .execute()
  return managers.map(({ user_profile_id }) => user_profile_id)
}
