import { type Kysely, sql } from 'kysely'

/** The kinds of activities that a person prefers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activity_filter (
      user_profile_id bigint not null references user_profile on delete cascade,
      activity_kind_id integer not null,
      primary key (user_profile_id, activity_kind_id)
    )`.execute(db)
  await sql`create view identity_api.activity_filter as select user_profile_id, activity_kind_id from activity_filter`.execute(
    db,
  )
}
