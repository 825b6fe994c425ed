import { type Kysely, sql } from 'kysely'

/**
 * Attempts to sign in, counted by account and source, so that nobody can lock somebody else out. `login_failure` counted by
 * account alone; an older version may still write to it while this one starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_attempt (
      email text not null,
      source text not null,
      attempts integer not null check (attempts >= 0),
      counted_from timestamptz not null,
      primary key (email, source)
    )`.execute(db)
  await sql`create index sign_in_attempt_age on sign_in_attempt (counted_from)`.execute(db)
  await sql`comment on column sign_in_attempt.email is 'In lower case, whether or not it has an account; * counts all.'`.execute(
    db,
  )
  await sql`comment on column sign_in_attempt.source is 'A network, a session that the device had; * counts all.'`.execute(
    db,
  )
  await sql`delete from login_failure`.execute(db)
}
