import type { ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

export interface LineRow {
  readonly id: number
  readonly day_of_week: number
  readonly start_minute: number
  readonly staff_ids: readonly UserProfileId[]
}

/** A line to save; without an id it is new. */
export type LineToWrite = Omit<LineRow, 'id'> & { readonly id: number | null }

/** Two lines of one service cannot start at the same time of the same day. */
export const lineTwiceConstraint = 'schedule_line_once'

export async function listLines(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<LineRow[]> {
  return db
    .selectFrom('schedule_line')
    .select(['id', 'day_of_week', 'start_minute', 'staff_ids'])
    .where('service_area_service_id', '=', serviceAreaServiceId)
    .orderBy('day_of_week')
    .orderBy('start_minute')
    .execute()
}

/** Locks the weekly times of a service until the transaction ends, and returns their version. */
export async function lockSchedule(
  trx: Transaction<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<number | undefined> {
  const service = await trx
    .selectFrom('service_area_service')
    .select('schedule_version')
    .where('id', '=', serviceAreaServiceId)
    .forUpdate()
    .executeTakeFirst()
  return service?.schedule_version
}

/**
 * Deletes lines and writes others, which keep their ids. Changed lines are deleted first, so that two can swap their
 * times.
 */
export async function writeLines(
  trx: Transaction<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  lines: readonly LineToWrite[],
  deletedIds: readonly number[],
): Promise<void> {
  const leavingIds = [...deletedIds, ...lines.flatMap(({ id }) => (id === null ? [] : [id]))]
  if (leavingIds.length > 0)
    await trx
      .deleteFrom('schedule_line')
      .where('service_area_service_id', '=', serviceAreaServiceId)
      .where('id', 'in', leavingIds)
      .execute()
  const rowOf = ({ day_of_week, start_minute, staff_ids }: LineToWrite) => ({
    service_area_service_id: serviceAreaServiceId,
    day_of_week,
    start_minute,
    staff_ids: [...staff_ids],
  })
  const kept = lines.flatMap((line) => (line.id === null ? [] : [{ id: line.id, ...rowOf(line) }]))
  const added = lines.filter(({ id }) => id === null).map(rowOf)
  if (kept.length > 0) await trx.insertInto('schedule_line').values(kept).execute()
  if (added.length > 0) await trx.insertInto('schedule_line').values(added).execute()
  await trx
    .updateTable('service_area_service')
    .set({ schedule_version: sql`schedule_version + 1` })
    .where('id', '=', serviceAreaServiceId)
    .execute()
}
