import { type Kysely, type Selectable, sql } from 'kysely'
import { type ContentOwner, isOf, tableOf } from './content-owner.ts'
import type { ProviderDatabase, ServiceAreaPictureTable } from './schema.ts'

export type PictureRow = Omit<Selectable<ServiceAreaPictureTable>, 'service_area_id'>

/** The pictures of a location or an activity, banner first. */
export async function listPictures(db: Kysely<ProviderDatabase>, owner: ContentOwner): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select id, kind, file_key, small_key, alt, position from ${tableOf(owner, 'pictures')} where ${isOf(owner)}
    order by kind, position, id`.execute(db)
  return rows
}
