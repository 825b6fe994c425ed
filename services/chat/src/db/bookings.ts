import { areaManagerRoles } from '@waymark/domain/rights/roles'
import type { Kysely } from 'kysely'
import type { ChatDatabase } from './schema.ts'

/** Whom a booking's conversation concerns. */
export async function findBookingOfChat(db: Kysely<ChatDatabase>, bookingId: number) {
  return db
    .selectFrom('booking_api.booking as b')
    .innerJoin('identity_api.person as client', 'client.id', 'b.client_user_profile_id')
    .select(['b.id', 'b.account_id', 'b.service_area_id', 'b.client_user_profile_id', 'b.user_service_area_id'])
    .select(['b.staff_ids', 'client.account_id as client_account_id'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

export type BookingOfChat = NonNullable<Awaited<ReturnType<typeof findBookingOfChat>>>

/** The people who look after the bookings of an area. */
export async function listAreaManagers(db: Kysely<ChatDatabase>, serviceAreaId: number): Promise<number[]> {
  const managers = await db
    .selectFrom('identity_api.membership')
    .select('user_profile_id')
    .where('service_area_id', '=', serviceAreaId)
    .where('role', 'in', [...areaManagerRoles])
    .execute()
  return managers.map(({ user_profile_id }) => user_profile_id)
}
