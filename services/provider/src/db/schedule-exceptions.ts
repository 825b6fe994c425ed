import type { ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

export interface ExceptionRow {
  readonly id: number
  readonly kind: 'away' | 'extra'
  readonly starts_at: Date
  readonly ends_at: Date
  readonly staff_id: UserProfileId | null
  readonly note: string | null
  /** Rises with every saved change. */
  readonly version: number
}

/** A span to save; without an id it is new. */
export type ExceptionToWrite = Omit<ExceptionRow, 'id' | 'version'> & { readonly id: number | null }

/** Violated by a second equal span of the same kind. */
export const spanTwiceConstraint = 'schedule_exception_once'

const columns = ['id', 'kind', 'starts_at', 'ends_at', 'staff_id', 'note', 'version'] as const
/** A generous bound; the screen requests a month or two. */
const maxListed = 1000

/** The spans of a service that overlap a span of time. */
export async function listExceptions(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  span: { readonly from: Date; readonly until: Date },
): Promise<ExceptionRow[]> {
  return db
    .selectFrom('schedule_exception')
    .select(columns)
    .where('service_area_service_id', '=', serviceAreaServiceId)
    .where('ends_at', '>', span.from)
    .where('starts_at', '<', span.until)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(maxListed)
    .execute()
}

/** Filters the ids to spans of the service. */
export async function listExceptionsById(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  ids: readonly number[],
): Promise<ExceptionRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('schedule_exception')
    .select(columns)
    .where('service_area_service_id', '=', serviceAreaServiceId)
    .where('id', 'in', [...ids])
    .execute()
}

/** The ids of a service's spans equal to `span`: one at most. */
export async function listSameSpan(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  { kind, starts_at, ends_at, staff_id }: ExceptionToWrite,
): Promise<number[]> {
  const rows = await db
    .selectFrom('schedule_exception')
    .select('id')
    .where('service_area_service_id', '=', serviceAreaServiceId)
    .where('starts_at', '=', starts_at)
    .where('ends_at', '=', ends_at)
    .where('kind', '=', kind)
    .where('staff_id', 'is not distinct from', staff_id)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes spans and writes others, which keep their ids; returns the written ones in the order given. */
export async function writeExceptions(
  trx: Transaction<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  lines: readonly ExceptionToWrite[],
  deletedIds: readonly number[],
): Promise<ExceptionRow[]> {
  if (deletedIds.length > 0)
    await trx
      .deleteFrom('schedule_exception')
      .where('service_area_service_id', '=', serviceAreaServiceId)
      .where('id', 'in', [...deletedIds])
      .execute()
  const written: ExceptionRow[] = []
  for (const { id, ...line } of lines) {
    const query =
      id === null
        ? trx
            .insertInto('schedule_exception')
            .values({ service_area_service_id: serviceAreaServiceId, ...line })
            // A retry, or somebody else added the same span.
            .onConflict((conflict) => conflict.constraint(spanTwiceConstraint).doUpdateSet({ note: line.note }))
            .returning(columns)
        : trx
            .updateTable('schedule_exception')
            .set((row) => ({ ...line, version: row('version', '+', 1) }))
            .where('service_area_service_id', '=', serviceAreaServiceId)
            .where('id', '=', id)
            .returning(columns)
    written.push(await query.executeTakeFirstOrThrow())
  }
  return written
}
