import { type Kysely, sql } from 'kysely'

/** Whom somebody asks for first in their new bookings: one person of each location. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourite_staff (
      user_profile_id bigint not null,
      service_area_id bigint not null,
      staff_user_profile_id bigint not null,
      created_at timestamptz not null default now(),
      primary key (user_profile_id, service_area_id),
      check (staff_user_profile_id <> user_profile_id)
    )`.execute(db)
  await sql`create index favourite_staff_is on favourite_staff (staff_user_profile_id)`.execute(db)
  await sql`
    create view booking_api.favourite_staff as
      select user_profile_id, service_area_id, staff_user_profile_id, created_at from favourite_staff`.execute(db)
}
