import { type Kysely, sql } from 'kysely'

/** Notes which refresh tokens were handed out more than once: a copy of such a token may exist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_token add column is_answered_again boolean not null default false`.execute(db)
  await sql`comment on column refresh_token.is_answered_again is
    'Handed out to somebody who presented the token before it once more'`.execute(db)
}
