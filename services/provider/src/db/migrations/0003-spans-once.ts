import { type Kysely, sql } from 'kysely'

/** Makes adding the same span twice a no-op, so that retries add nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from schedule_exception e using schedule_exception first
      where first.id < e.id and first.service_area_service_id = e.service_area_service_id and first.kind = e.kind
        and first.starts_at = e.starts_at and first.ends_at = e.ends_at and first.staff_id is not distinct from e.staff_id`.execute(
    db,
  )
  await sql`
    alter table schedule_exception add constraint schedule_exception_once
      unique nulls not distinct (service_area_service_id, starts_at, ends_at, kind, staff_id)`.execute(db)
}
