import { type Kysely, sql } from 'kysely'

/** Reminders that were queued. The start is part of the key, so a booking that moved gets new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_reminder (
      booking_id bigint not null references booking on delete cascade,
      starts_at timestamptz not null,
      hours_before smallint not null check (hours_before in (2, 24)),
      created_at timestamptz not null,
      primary key (booking_id, starts_at, hours_before)
    )`.execute(db)
}
