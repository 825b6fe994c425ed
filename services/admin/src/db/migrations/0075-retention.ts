import { type Kysely, sql } from 'kysely'

/** How long things are kept, as one row within the bounds of the domain; the services whose jobs delete read the view. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table retention (
      id boolean primary key default true check (id),
      email_days integer not null default 90 check (email_days between 30 and 730),
      notification_days integer not null default 365 check (notification_days between 30 and 1095),
      session_days integer not null default 30 check (session_days between 7 and 365),
      booking_years integer not null default 7 check (booking_years between 7 and 25),
      version integer not null default 1,
      changed_at timestamptz,
      changed_by_id bigint
    )`.execute(db)
  await sql`insert into retention default values`.execute(db)
  await sql`
    create view admin_api.retention as
      select email_days, notification_days, session_days, booking_years from retention`.execute(db)
}
