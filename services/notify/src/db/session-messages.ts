import type { BookingId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

/** Whom a message to those who come to a session goes to, and about what. */
export async function findMessagedBooking(db: Kysely<NotifyDatabase>, bookingId: BookingId) {
  return db
    .selectFrom('booking_api.activity_booking as b')
    .innerJoin('provider_api.activity as t', 't.id', 'b.activity_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'b.account_id')
    .select(['b.id', 'b.client_user_profile_id', 'b.contact_name', 'b.contact_email', 'b.starts_at', 'b.ends_at'])
    .select(['b.time_zone', 't.title', 'a.name as area_name', 'a.address', 'c.name as account_name'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

export type MessagedBooking = NonNullable<Awaited<ReturnType<typeof findMessagedBooking>>>
