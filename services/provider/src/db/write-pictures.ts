import type { ServiceAreaId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import type { PictureRow } from './pictures.ts'
import type { ProviderDatabase } from './schema.ts'

/** A stored picture, in its two sizes. */
export interface KeptPicture {
  readonly file_key: string
  readonly small_key: string
  readonly alt: string
}

/** Locks and returns the pictures of a location, until the transaction ends. */
export async function lockPictures(
  trx: Transaction<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<PictureRow[]> {
  await trx.selectFrom('service_area').select('id').where('id', '=', serviceAreaId).forUpdate().execute()
  return trx
    .selectFrom('service_area_picture')
    .select(['id', 'kind', 'file_key', 'small_key', 'alt', 'position'])
    .where('service_area_id', '=', serviceAreaId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function deletePictures(trx: Transaction<ProviderDatabase>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('service_area_picture')
    .where('id', 'in', [...ids])
    .execute()
}

/** Sets or replaces the banner. */
export async function writeBanner(
  trx: Transaction<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  picture: KeptPicture,
): Promise<void> {
  await trx
    .insertInto('service_area_picture')
    .values({ service_area_id: serviceAreaId, kind: 'banner', ...picture })
    .onConflict((conflict) => conflict.column('service_area_id').where('kind', '=', 'banner').doUpdateSet(picture))
    .execute()
}

export async function addPictures(
  trx: Transaction<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  pictures: readonly KeptPicture[],
  firstPosition: number,
): Promise<void> {
  if (pictures.length === 0) return
  await trx
    .insertInto('service_area_picture')
    .values(
      pictures.map((picture, index) => ({
        service_area_id: serviceAreaId,
        kind: 'other' as const,
        position: firstPosition + index,
        ...picture,
      })),
    )
    .execute()
}

/** Replaces a picture and keeps its position. */
export async function replacePicture(
  trx: Transaction<ProviderDatabase>,
  id: number,
  picture: KeptPicture,
): Promise<void> {
  await trx.updateTable('service_area_picture').set(picture).where('id', '=', id).execute()
}

export async function describePicture(trx: Transaction<ProviderDatabase>, id: number, alt: string): Promise<void> {
  await trx.updateTable('service_area_picture').set({ alt }).where('id', '=', id).execute()
}

/** Orders pictures as in `ids`, from position 0. */
export async function orderPictures(trx: Transaction<ProviderDatabase>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('service_area_picture')
    .set({ position: sql`array_position(${[...ids]}::bigint[], id) - 1` })
    .where('id', 'in', [...ids])
    .execute()
}
