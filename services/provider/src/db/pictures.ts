import type { ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

export type PictureRow = Awaited<ReturnType<typeof listPictures>>[number]

/** The pictures of a location, banner first. */
export async function listPictures(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('service_area_picture')
    .select(['id', 'kind', 'file_key', 'small_key', 'alt', 'position'])
    .where('service_area_id', '=', serviceAreaId)
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute()
}
