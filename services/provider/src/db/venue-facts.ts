import type { Kysely } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

export type FactRow = Awaited<ReturnType<typeof listFacts>>[number]

/** What is known of a venue's accessibility; options without a row are unknown. */
export async function listFacts(db: Kysely<ProviderDatabase>, serviceAreaId: number) {
  return db
    .selectFrom('venue_fact')
    .select(['accessibility_option_id', 'is_met', 'measure', 'note', 'source', 'checked_on', 'photo_key'])
    .where('service_area_id', '=', serviceAreaId)
    .orderBy('accessibility_option_id')
    .execute()
}
