import { type Kysely, sql } from 'kysely'

/** What somebody has answered when asked whether the bookings of a client with their address are theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_client_answer (
      user_profile_id bigint not null,
      kept_user_profile_id bigint not null,
      is_mine boolean not null,
      answered_at timestamptz not null,
      primary key (user_profile_id, kept_user_profile_id)
    )`.execute(db)
  await sql`create index kept_client_answer_of on kept_client_answer (kept_user_profile_id)`.execute(db)
}
