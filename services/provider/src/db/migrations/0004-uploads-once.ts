import { type Kysely, sql } from 'kysely'

/** Records stored uploads, so that retries change nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table area_upload (
      service_area_id bigint not null references service_area on delete cascade,
      idempotency_key text not null,
      created_at timestamptz not null,
      primary key (service_area_id, idempotency_key)
    )`.execute(db)
}
