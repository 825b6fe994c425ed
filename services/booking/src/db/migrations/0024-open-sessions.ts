import { type Kysely, sql } from 'kysely'

/**
 * When what is public of a session last changed, in microseconds of the database's clock: the order of the open feed. A
 * change of its activity or location is written here by `booking.list-sessions`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function listed_now() returns bigint language sql volatile
      return (extract(epoch from clock_timestamp()) * 1000000)::bigint`.execute(db)
  await sql`alter table activity_session add column listed_us bigint not null default listed_now()`.execute(db)
  await sql`
    create function list_session_again() returns trigger language plpgsql as $body$
    begin
      new.listed_us := booking.listed_now();
      return new;
    end $body$`.execute(db)
  await sql`
    create trigger activity_session_listed before update on activity_session for each row
    when (old.* is distinct from new.*) execute function list_session_again()`.execute(db)
  await sql`create index activity_session_listed on activity_session (listed_us, id)`.execute(db)
}
