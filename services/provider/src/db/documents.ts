import type { ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number]

/** The PDFs of a venue, oldest first. */
export async function listDocuments(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('venue_document')
    .select(['id', 'file_key', 'title', 'size_bytes'])
    .where('service_area_id', '=', serviceAreaId)
    .orderBy('id')
    .execute()
}

export async function addDocuments(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  documents: readonly { readonly file_key: string; readonly title: string; readonly size_bytes: number }[],
): Promise<void> {
  if (documents.length === 0) return
  await db
    .insertInto('venue_document')
    .values(documents.map((document) => ({ service_area_id: serviceAreaId, ...document })))
    .execute()
}

export async function deleteDocuments(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('venue_document')
    .where('service_area_id', '=', serviceAreaId)
    .where('id', 'in', [...ids])
    .execute()
}
