import { type Kysely, sql } from 'kysely'

/** A companion takes a space beside the person they support, so only an activity has them: whoever comes along to an amenity is not booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view provider_api.activity as
      select t.id, t.service_area_id, a.account_id, t.status, t.title, t.description, t.kind_ids, t.min_age, t.max_age, t.price_cents,
             t.concession_price_cents, t.has_free_companion and t.amenity_type_id is null as has_free_companion,
             t.refund_until_hours, t.policy_note,
             concat_ws(' ', nullif(regexp_replace(t.whereabouts, '[.]?$', '.'), '.'), nullif(t.preparation, '')) as preparation,
             t.contact_name, t.contact_email, t.contact_phone, t.spaces_per_session, t.spaces_per_client, t.wheelchair_spaces, t.hearing_receivers, t.interpreter_places,
             t.quiet_places, t.version, b.file_key as banner_key, b.alt as banner_alt, t.amenity_type_id, t.is_bookable
      from activity t join service_area a on a.id = t.service_area_id
      left join activity_picture b on b.activity_id = t.id and b.kind = 'banner'`.execute(db)
}
