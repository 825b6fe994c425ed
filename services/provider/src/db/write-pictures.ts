import type { PictureId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import { type ContentOwner, isOf, keyOf, tableOf } from './content-owner.ts'
import type { ProviderDatabase } from './schema.ts'

/** A stored picture, in its two sizes. */
export interface KeptPicture {
  readonly file_key: string
  readonly small_key: string
  readonly alt: string
}

export async function deletePictures(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  ids: readonly PictureId[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from ${tableOf(owner, 'pictures')} where ${isOf(owner)} and id = any(${[...ids]}::bigint[])`.execute(
    trx,
  )
}

/** Sets or replaces the banner. */
export async function writeBanner(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  { file_key, small_key, alt }: KeptPicture,
): Promise<void> {
  await sql`
    insert into ${tableOf(owner, 'pictures')} (${keyOf(owner)}, kind, file_key, small_key, alt)
    values (${owner.id}, 'banner', ${file_key}, ${small_key}, ${alt})
    on conflict (${keyOf(owner)}) where kind = 'banner'
    do update set file_key = excluded.file_key, small_key = excluded.small_key, alt = excluded.alt`.execute(trx)
}

export async function addPictures(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  pictures: readonly KeptPicture[],
  firstPosition: number,
): Promise<void> {
  if (pictures.length === 0) return
  const values = pictures.map(
    ({ file_key, small_key, alt }, index) =>
      sql`(${owner.id}, 'other', ${file_key}, ${small_key}, ${alt}, ${firstPosition + index})`,
  )
  await sql`
    insert into ${tableOf(owner, 'pictures')} (${keyOf(owner)}, kind, file_key, small_key, alt, position)
    values ${sql.join(values)}`.execute(trx)
}

/** Replaces a picture and keeps its position. */
export async function replacePicture(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  id: PictureId,
  { file_key, small_key, alt }: KeptPicture,
): Promise<void> {
  await sql`
    update ${tableOf(owner, 'pictures')} set file_key = ${file_key}, small_key = ${small_key}, alt = ${alt}
    where ${isOf(owner)} and id = ${id}`.execute(trx)
}

export async function describePicture(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  id: PictureId,
  alt: string,
): Promise<void> {
  await sql`update ${tableOf(owner, 'pictures')} set alt = ${alt} where ${isOf(owner)} and id = ${id}`.execute(trx)
}

/** Orders pictures as in `ids`, from position 0. */
export async function orderPictures(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  ids: readonly PictureId[],
): Promise<void> {
  if (ids.length === 0) return
  const order = sql`${[...ids]}::bigint[]`
  await sql`
    update ${tableOf(owner, 'pictures')} set position = array_position(${order}, id) - 1
    where ${isOf(owner)} and id = any(${order})`.execute(trx)
}
