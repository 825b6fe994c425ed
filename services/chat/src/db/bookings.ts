import type { ItemType } from '@waymark/domain/enums'
import type { BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
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

/** The people who manage an area's bookings of an item type. */
export async function listAreaManagers(
  db: Kysely<ChatDatabase>,
  serviceAreaId: ServiceAreaId,
  itemType: ItemType,
): Promise<UserProfileId[]> {
  const managers = await db
    .selectFrom('identity_api.membership')
    .select('user_profile_id')
    .where('service_area_id', '=', serviceAreaId)
    .where('role', 'in', [...managerRoles(itemType)])
    .execute()
  return managers.map(({ user_profile_id }) => user_profile_id)
}
