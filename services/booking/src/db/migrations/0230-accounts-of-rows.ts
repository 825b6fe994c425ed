import { type Kysely, sql } from 'kysely'

/** Tables whose rows belong to a booking, by `booking_id`. */
const ofBooking = [
  'booking_history',
  'activity_booking',
  'activity_booking_person',
  'payment',
  'refund',
  'ledger_entry',
  'feedback',
  'review',
]

/**
 * What belongs to a booking or a session says whose it is, so that it can lie beside it when the database is distributed by
 * account (infra/deploy/citus.md). The foreign keys refuse another account than the booking's. A release that does not write the
 * column yet has it written at the end of its statement, when a booking of the same statement can be seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking add constraint booking_of_account unique (id, account_id)`.execute(db)
  await sql`alter table activity_session add constraint activity_session_of_account unique (id, account_id)`.execute(db)
  await sql`
    create function set_account_of_booking() returns trigger language plpgsql as $body$
    begin
      execute format('update booking.%I set account_id = (select account_id from booking.booking where id = $1)
        where booking_id = $1 and account_id is null', tg_table_name) using new.booking_id;
      return null;
    end $body$`.execute(db)
  await sql`
    create function set_account_of_staff_time() returns trigger language plpgsql as $body$
    begin
      update booking.staff_time t set account_id = coalesce(
        (select b.account_id from booking.booking b where b.id = t.booking_id),
        (select s.account_id from booking.activity_session s where s.id = t.activity_session_id))
      where t.account_id is null
        and (t.booking_id = new.booking_id or t.activity_session_id = new.activity_session_id);
      return null;
    end $body$`.execute(db)

  for (const table of [...ofBooking, 'staff_time'])
    await sql`alter table ${sql.ref(table)} add column account_id bigint`.execute(db)
  for (const table of ofBooking) {
    await sql`update ${sql.ref(table)} t set account_id = b.account_id from booking b where b.id = t.booking_id`.execute(
      db,
    )
    await sql`create trigger ${sql.ref(`${table}_account`)} after insert on ${sql.ref(table)} for each row
      when (new.account_id is null and new.booking_id is not null) execute function set_account_of_booking()`.execute(
      db,
    )
  }
  await sql`
    update staff_time t set account_id = coalesce((select b.account_id from booking b where b.id = t.booking_id),
      (select s.account_id from activity_session s where s.id = t.activity_session_id))`.execute(db)
  await sql`create trigger staff_time_account after insert on staff_time for each row when (new.account_id is null)
    execute function set_account_of_staff_time()`.execute(db)
  await sql`
    alter table staff_time add constraint staff_time_account_of_session foreign key (activity_session_id, account_id)
      references activity_session (id, account_id) on delete cascade`.execute(db)
  for (const table of [...ofBooking, 'staff_time'])
    await sql`
      alter table ${sql.ref(table)} add constraint ${sql.ref(`${table}_account_of_booking`)}
        foreign key (booking_id, account_id) references booking (id, account_id) on delete cascade`.execute(db)
}
