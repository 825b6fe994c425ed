import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import type { Upload } from '@waymark/service-kit/read-form'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { picturesAnswer } from '../../answers/venue-answer.ts'
import type { Context } from '../../context.ts'
import { rememberUpload, wasUploaded } from '../../db/area-uploads.ts'
import { listPictures, type PictureRow } from '../../db/pictures.ts'
import {
  addPictures,
  deletePictures,
  describePicture,
  type KeptPicture,
  lockPictures,
  orderPictures,
  replacePicture,
  writeBanner,
} from '../../db/write-pictures.ts'
import { touchArea } from '../../db/write-service-area.ts'
import { keepPicture } from '../../files/keep-picture.ts'

type Changes = ParsedInputOf<typeof serviceArea.uploadServiceAreaImages>

const maxPictures = 12
const describeIt = 'Describe the picture in a few words, for people who cannot see it.'

export const uploadServiceAreaImages: Handler<Context, typeof serviceArea.uploadServiceAreaImages> = async (
  input,
  { context, files, idempotencyKey },
) => {
  const { serviceAreaId } = input
  const [bannerUpload] = files.bannerImage
  const wrong = wrongFields(input, bannerUpload, files.OtherImages)
  if (wrong) return invalid(wrong)
  // Encoded before any lock is taken, since encoding is slow.
  const banner = bannerUpload && (await keepBoth(context, bannerUpload, 'banner', input.bannerImageAlt ?? ''))
  const others: KeptPicture[] = []
  for (const [index, upload] of files.OtherImages.entries())
    others.push(await keepBoth(context, upload, 'other', input.OtherImagesAlt[index] ?? ''))

  const refusal = await context.db.transaction().execute(async (trx) => {
    if (await wasUploaded(trx, serviceAreaId, idempotencyKey)) return undefined
    const before = await lockPictures(trx, serviceAreaId)
    const isHere = (id: number) => before.some((row) => row.id === id)
    const described = input.UpdatedImagesAlt.map((one) => one.pictureId)
    if (![...input.DeletedFiles, ...input.order, ...input.ReplacedFiles, ...described].every(isHere)) return notFound()
    const staying = before.filter(({ id, kind }) => kind === 'other' && !input.DeletedFiles.includes(id))
    if (!input.ReplacedFiles.every((id) => staying.some((row) => row.id === id))) return notFound()
    const added = others.slice(input.ReplacedFiles.length)
    if (staying.length + added.length > maxPictures) return refuse('TooManyPictures', { max: maxPictures })
    await deletePictures(trx, leavingIds(before, input))
    for (const { pictureId, alt } of input.UpdatedImagesAlt) await describePicture(trx, pictureId, alt)
    if (banner) await writeBanner(trx, serviceAreaId, banner)
    else if (input.bannerImageAlt) {
      const kept = before.find(({ kind }) => kind === 'banner')
      if (kept) await describePicture(trx, kept.id, input.bannerImageAlt)
    }
    for (const [index, id] of input.ReplacedFiles.entries()) {
      const picture = others[index]
      if (picture) await replacePicture(trx, id, picture)
    }
    const ordered = orderOf(staying, input.order)
    await orderPictures(trx, ordered)
    await addPictures(trx, serviceAreaId, added, ordered.length)
    await touchArea(trx, serviceAreaId, context.now())
    await rememberUpload(trx, serviceAreaId, idempotencyKey, context.now())
    return undefined
  })
  return refusal ?? picturesAnswer(await listPictures(context.db, serviceAreaId))
}

/** Every picture needs a description. */
function wrongFields(
  input: Changes,
  bannerUpload: Upload | undefined,
  others: readonly Upload[],
): Record<string, string> | undefined {
  if (bannerUpload && !input.bannerImageAlt) return { bannerImageAlt: describeIt }
  const missing = others.findIndex((_, index) => !input.OtherImagesAlt[index])
  if (missing >= 0) return { [`OtherImagesAlt.${missing}`]: describeIt }
  if (input.OtherImagesAlt.length > others.length) return { OtherImages: 'There are more descriptions than pictures.' }
  if (input.ReplacedFiles.length > others.length || new Set(input.ReplacedFiles).size < input.ReplacedFiles.length)
    return { ReplacedFiles: 'Send one new picture for each that is replaced.' }
  return undefined
}

async function keepBoth(
  { files }: Context,
  upload: Upload,
  smallSize: 'banner' | 'other',
  alt: string,
): Promise<KeptPicture> {
  const file_key = await keepPicture(files, upload, 'hd')
  return { file_key, small_key: await keepPicture(files, upload, smallSize), alt }
}

function leavingIds(before: readonly PictureRow[], { DeletedFiles, isBannerDeleted }: Changes): number[] {
  const banner = before.filter(({ kind }) => isBannerDeleted && kind === 'banner').map(({ id }) => id)
  return [...DeletedFiles, ...banner]
}

/** The ids in `order` first, then the others in their current order. */
function orderOf(staying: readonly PictureRow[], order: readonly number[]): number[] {
  const ids = staying.map(({ id }) => id)
  return [...new Set([...order.filter((id) => ids.includes(id)), ...ids])]
}
