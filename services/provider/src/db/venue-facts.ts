import type { ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

export type FactRow = Awaited<ReturnType<typeof listFacts>>[number]

/** The access facts of a venue; options without a row are unknown. */
export async function listFacts(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('venue_fact')
    .select(['accessibility_option_id', 'is_met', 'measure', 'note', 'source', 'checked_on', 'photo_key'])
    .where('service_area_id', '=', serviceAreaId)
    .orderBy('accessibility_option_id')
    .execute()
}

/** Replaces all facts of a venue: options missing from `facts` become unknown. */
export async function writeFacts(
  trx: Transaction<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  facts: readonly FactRow[],
): Promise<void> {
  await trx.deleteFrom('venue_fact').where('service_area_id', '=', serviceAreaId).execute()
  const rows = facts.map((fact) => ({ service_area_id: serviceAreaId, ...fact }))
  if (rows.length > 0) await trx.insertInto('venue_fact').values(rows).execute()
}
