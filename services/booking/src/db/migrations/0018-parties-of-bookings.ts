import { type Kysely, sql } from 'kysely'

/** Who a booking of either item type is between, for their conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view booking_api.booking_party as
      select b.id, b.item_type, b.account_id, b.service_area_id, b.client_user_profile_id, b.user_service_area_id,
             array(select t.user_profile_id from staff_time t
                   where t.is_live and (t.booking_id = b.id or t.activity_session_id = b.activity_session_id)
                   order by t.user_profile_id) as staff_ids
      from booking b`.execute(db)
}
