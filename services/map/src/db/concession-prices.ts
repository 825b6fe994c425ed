import type { ActivityId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { MapDatabase } from './schema.ts'

/** What some activities cost with a concession, in cents; those without one are absent. */
export async function listConcessionPrices(
  reads: Kysely<MapDatabase>,
  activityIds: readonly ActivityId[],
): Promise<ReadonlyMap<ActivityId, number>> {
  if (activityIds.length === 0) return new Map()
  const rows = await reads
    .selectFrom('provider_api.activity')
    .select(['id', 'concession_price_cents'])
    .where((row) => row('id', '=', row.fn.any(row.val([...activityIds]))))
    .execute()
  return new Map(
    rows.flatMap(({ id, concession_price_cents: cents }): [ActivityId, number][] =>
      cents === null ? [] : [[id, cents]],
    ),
  )
}
