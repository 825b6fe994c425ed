import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/**
 * Gives somebody who has confirmed their address the bookings that organisations made for a client with it. A series
 * stays where they have one of its dates themselves, and a session where they have a booking of it. Returns the bookings, and the clients who have none left.
 */
export async function adoptKeptBookings(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
): Promise<{ readonly bookingIds: readonly BookingId[]; readonly clientIds: readonly UserProfileId[] }> {
  const held = sql.join([bookingStatus.New, bookingStatus.Confirmed])
  const kept = sql`
    select k.id from identity_api.person k
    join identity_api.person p on p.id = ${userProfileId} and p.kept_by_account_id is null and p.email = k.email
    where k.kept_by_account_id is not null`
  const moved = await sql<{ id: BookingId }>`
    with series as (
      update booking_series s set client_user_profile_id = p.id, client_account_id = p.account_id
      from identity_api.person p
      where p.id = ${userProfileId} and s.client_user_profile_id in (${kept})
        and not exists (
          select from booking b join booking own on own.service_area_service_id = b.service_area_service_id
            and own.starts_at = b.starts_at
          where b.series_id = s.id and b.status in (${held}) and own.client_user_profile_id = p.id
            and own.user_service_area_id is null and own.status in (${held}))
      returning s.id
    )
    update booking b set client_user_profile_id = ${userProfileId} from series where b.series_id = series.id
    returning b.id`.execute(trx)
  const spaces = await sql<{ id: BookingId }>`
    update booking b set client_user_profile_id = ${userProfileId}
    where b.id in (
      select distinct on (g.place) g.id
      from (select k.*, case when k.status in (${held}) then k.activity_session_id else -k.id end as place
        from booking k where k.item_type = 'Activity' and k.client_user_profile_id in (${kept})) g
      where not exists (
        select from booking own where own.activity_session_id = g.place
          and own.client_user_profile_id = ${userProfileId} and own.user_service_area_id is null
          and own.status in (${held}))
      order by g.place, g.id
    )
    returning b.id`.execute(trx)
  const left = await sql<{ id: UserProfileId }>`
    select k.id from (${kept}) k
    where not exists (select from booking_series s where s.client_user_profile_id = k.id)
      and not exists (select from booking b where b.client_user_profile_id = k.id)`.execute(trx)
  const bookingIds = [...moved.rows, ...spaces.rows].map(({ id }) => id)
  return { bookingIds, clientIds: left.rows.map(({ id }) => id) }
}
