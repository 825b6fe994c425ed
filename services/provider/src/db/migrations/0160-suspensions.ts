import { type Kysely, sql } from 'kysely'

/**
 * Organisations that administrators have suspended or closed for good. Their open locations are closed, and remembered,
 * so that they open again when the suspension is lifted; until then none opens, whatever the code does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suspended_account (
      account_id bigint primary key,
      is_for_good boolean not null,
      reason text not null check (reason <> '' and char_length(reason) <= 500),
      keeps_bookings boolean not null,
      suspended_at timestamptz not null,
      suspended_by bigint not null
    )`.execute(db)
  await sql`
    alter table service_area
      add column is_suspended boolean not null default false,
      add constraint service_area_open_or_suspended check (not (is_active and is_suspended))`.execute(db)
  await sql`comment on column service_area.is_suspended is
    'Closed by the suspension of its organisation; it opens again when that is lifted.'`.execute(db)
  await sql`
    create function refuse_open_while_suspended() returns trigger language plpgsql
    set search_path from current as $$
    begin
      if exists (select from suspended_account where account_id = new.account_id) then
        raise exception 'The organisation is suspended.'
          using errcode = 'check_violation', constraint = 'service_area_not_suspended';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger service_area_added_while_suspended before insert on service_area
      for each row when (new.is_active) execute function refuse_open_while_suspended()`.execute(db)
  await sql`
    create trigger service_area_opened_while_suspended before update of is_active on service_area
      for each row when (new.is_active and not old.is_active) execute function refuse_open_while_suspended()`.execute(
    db,
  )
  await sql`
    create or replace view provider_api.service_area as
      select a.id, a.account_id, a.name, a.venue_type_id, a.phone, a.address, a.suburb, a.region, a.country_id, a.lat, a.lng, a.radius_km,
             a.time_zone, a.is_private, a.is_active, a.cost_tier, a.manager_ids,
             b.file_key as banner_key, b.alt as banner_alt, a.is_suspended
      from service_area a left join service_area_picture b on b.service_area_id = a.id and b.kind = 'banner'`.execute(
    db,
  )
  await sql`
    create view provider_api.suspended_account as
      select account_id, is_for_good, suspended_at from suspended_account`.execute(db)
}
