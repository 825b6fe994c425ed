import type { BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { areaManagerRoles } from '@waymark/domain/rights/roles'
import type { Kysely } from 'kysely'
import type { ChatDatabase } from './schema.ts'

/** The parties of a booking's conversation. */
export async function findBookingOfChat(db: Kysely<ChatDatabase>, bookingId: BookingId) {
  return db
    .selectFrom('booking_api.booking')
    .select(['id', 'account_id', 'service_area_id', 'client_user_profile_id', 'staff_ids'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
}

export type BookingOfChat = NonNullable<Awaited<ReturnType<typeof findBookingOfChat>>>

/** The people who manage the bookings of an area. */
export async function listAreaManagers(
  db: Kysely<ChatDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<UserProfileId[]> {
  const managers = await db
    .selectFrom('identity_api.membership')
    .select('user_profile_id')
    .where('service_area_id', '=', serviceAreaId)
    .where('role', 'in', [...areaManagerRoles])
    .execute()
  return managers.map(({ user_profile_id }) => user_profile_id)
}
