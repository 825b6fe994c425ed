import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { PictureId } from '@waymark/domain/ids'
import { keepPicture } from '@waymark/service-kit/keep-picture'
import type { Upload } from '@waymark/service-kit/read-form'
import { type Invalid, invalid, type NotFound, notFound, type Refused, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { picturesAnswer } from '../answers/venue-answer.ts'
import type { Context } from '../context.ts'
import { type ContentOwner, lockOwner, touchOwner } from '../db/content-owner.ts'
import { hasPublicFiles } from '../db/files.ts'
import { listPictures, type PictureRow } from '../db/pictures.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import { rememberUpload, wasUploaded } from '../db/uploads.ts'
import {
  addPictures,
  deletePictures,
  describePicture,
  type KeptPicture,
  orderPictures,
  replacePicture,
  writeBanner,
} from '../db/write-pictures.ts'

/** What the uploads of pictures have in common, whatever the pictures are of. */
export type PictureChanges = Omit<ParsedInputOf<typeof serviceArea.uploadServiceAreaImages>, 'serviceAreaId'>

export interface PictureUpload {
  readonly changes: PictureChanges
  readonly files: { readonly bannerImage: readonly Upload[]; readonly OtherImages: readonly Upload[] }
  readonly idempotencyKey: string | undefined
}

const maxPictures = 12
const describeIt = 'Describe the picture in a few words, for people who cannot see it.'

/**
 * Adds, replaces, describes, orders and deletes the pictures of a location or an activity; a retried upload changes
 * nothing. `saveMore` runs in the same transaction.
 */
export async function savePictures(
  context: Context,
  owner: ContentOwner,
  { changes, files, idempotencyKey }: PictureUpload,
  saveMore: (trx: Transaction<ProviderDatabase>) => Promise<void> = async () => undefined,
): Promise<ReturnType<typeof picturesAnswer> | Invalid | NotFound | Refused<'TooManyPictures'>> {
  const [bannerUpload] = files.bannerImage
  const wrong = wrongFields(changes, bannerUpload, files.OtherImages)
  if (wrong) return invalid(wrong)
  // Encoded before any lock is taken, since encoding is slow.
  const isPrivate = !(await hasPublicFiles(context.reads, owner))
  const kept = { context, isPrivate }
  const banner = bannerUpload && (await keepBoth(kept, bannerUpload, 'banner', changes.bannerImageAlt ?? ''))
  const others: KeptPicture[] = []
  for (const [index, upload] of files.OtherImages.entries())
    others.push(await keepBoth(kept, upload, 'other', changes.OtherImagesAlt[index] ?? ''))

  const refusal = await context.db.transaction().execute(async (trx) => {
    if (await wasUploaded(trx, owner, idempotencyKey)) return undefined
    const refused = await writeChanges(trx, owner, changes, { banner, others })
    if (refused) return refused
    await touchOwner(trx, owner, context.now())
    await saveMore(trx)
    await rememberUpload(trx, owner, idempotencyKey, context.now())
    return undefined
  })
  return refusal ?? picturesAnswer(await listPictures(context.db, owner))
}

/** Writes nothing when it refuses. */
async function writeChanges(
  trx: Transaction<ProviderDatabase>,
  owner: ContentOwner,
  changes: PictureChanges,
  { banner, others }: { readonly banner: KeptPicture | undefined; readonly others: readonly KeptPicture[] },
): Promise<NotFound | Refused<'TooManyPictures'> | undefined> {
  await lockOwner(trx, owner)
  const before = await listPictures(trx, owner)
  const { DeletedFiles, ReplacedFiles, UpdatedImagesAlt, bannerImageAlt, order } = changes
  const isHere = (id: PictureId) => before.some((row) => row.id === id)
  const described = UpdatedImagesAlt.map((one) => one.pictureId)
  if (![...DeletedFiles, ...order, ...ReplacedFiles, ...described].every(isHere)) return notFound()
  const staying = before.filter(({ id, kind }) => kind === 'other' && !DeletedFiles.includes(id))
  if (!ReplacedFiles.every((id) => staying.some((row) => row.id === id))) return notFound()
  const added = others.slice(ReplacedFiles.length)
  if (staying.length + added.length > maxPictures) return refuse('TooManyPictures', { max: maxPictures })
  await deletePictures(trx, owner, leavingIds(before, changes))
  for (const { pictureId, alt } of UpdatedImagesAlt) await describePicture(trx, owner, pictureId, alt)
  if (banner) await writeBanner(trx, owner, banner)
  else if (bannerImageAlt) {
    const kept = before.find(({ kind }) => kind === 'banner')
    if (kept) await describePicture(trx, owner, kept.id, bannerImageAlt)
  }
  for (const [index, id] of ReplacedFiles.entries()) {
    const picture = others[index]
    if (picture) await replacePicture(trx, owner, id, picture)
  }
  const ordered = orderOf(staying, order)
  await orderPictures(trx, owner, ordered)
  await addPictures(trx, owner, added, ordered.length)
  return undefined
}

/** Every picture needs a description. */
function wrongFields(
  changes: PictureChanges,
  bannerUpload: Upload | undefined,
  others: readonly Upload[],
): Record<string, string> | undefined {
  if (bannerUpload && !changes.bannerImageAlt) return { bannerImageAlt: describeIt }
  const missing = others.findIndex((_, index) => !changes.OtherImagesAlt[index])
  if (missing >= 0) return { [`OtherImagesAlt.${missing}`]: describeIt }
  if (changes.OtherImagesAlt.length > others.length)
    return { OtherImages: 'There are more descriptions than pictures.' }
  if (
    changes.ReplacedFiles.length > others.length ||
    new Set(changes.ReplacedFiles).size < changes.ReplacedFiles.length
  )
    return { ReplacedFiles: 'Send one new picture for each that is replaced.' }
  return undefined
}

async function keepBoth(
  { context: { files }, isPrivate }: { readonly context: Context; readonly isPrivate: boolean },
  upload: Upload,
  smallSize: 'banner' | 'other',
  alt: string,
): Promise<KeptPicture> {
  const file_key = await keepPicture(files, upload, 'hd', { isPrivate })
  return { file_key, small_key: await keepPicture(files, upload, smallSize, { isPrivate }), alt }
}

function leavingIds(before: readonly PictureRow[], { DeletedFiles, isBannerDeleted }: PictureChanges): PictureId[] {
  const banner = before.filter(({ kind }) => isBannerDeleted && kind === 'banner').map(({ id }) => id)
  return [...DeletedFiles, ...banner]
}

/** The ids in `order` first, then the others in their current order. */
function orderOf(staying: readonly PictureRow[], order: readonly PictureId[]): PictureId[] {
  const ids = staying.map(({ id }) => id)
  return [...new Set([...order.filter((id) => ids.includes(id)), ...ids])]
}
