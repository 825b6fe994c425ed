import { limits } from '@waymark/domain/limits'
import { maxPictureMegapixels, unreadablePictureText } from '@waymark/domain/picture-type'
import sharp from 'sharp'
import { UnreadableFile } from '../calls/refusal.ts'
import { createGate } from '../limits/gate.ts'

/** The source's image sizes (calls.md section 9): `banner` is 360x145, and so on. */
export type ImageSize = keyof typeof limits.imageSizes

export interface EncodedImage {
  readonly buffer: Buffer
  readonly contentType: 'image/webp'
  readonly widthPx: number
  readonly heightPx: number
}

/** Logos are shown whole; photographs fill their frame; pictures of messages keep their shape. */
const fits: Readonly<Record<ImageSize, 'cover' | 'contain' | 'inside'>> = {
  origin: 'cover',
  banner: 'cover',
  other: 'cover',
  hd: 'cover',
  logo: 'contain',
  bigLogo: 'contain',
  locationMap: 'cover',
  message: 'inside',
  portrait: 'cover',
}

const maxPixels = maxPictureMegapixels * 1_000_000
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

// Blocks the libvips decoders that uploads never need, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPng',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebp',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadWebpFile',
  ],
})
sharp.concurrency(1)
sharp.cache(false)

const gate = createGate('image work', { maxRunning: 2, maxWaiting: 32 })

/**
 * Decodes an uploaded picture and re-encodes it as WebP in one of the source's sizes, upright and without metadata.
 * Rejects with `UnreadableFile` unless it is a valid JPEG, PNG or WebP of at most 40 megapixels, with `Unavailable`
 * when the queue is full.
 */
export async function encodeImage(picture: Uint8Array, size: ImageSize): Promise<EncodedImage> {
  const [width, height] = limits.imageSizes[size]
  const work = async () =>
    sharp(picture, { limitInputPixels: maxPixels, failOn: 'warning', pages: 1, sequentialRead: true })
      .timeout({ seconds: 10 })
      .rotate()
      .resize({ width, height, fit: fits[size], background: clear, withoutEnlargement: fits[size] === 'inside' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  const { data, info } = await gate.run(() => work().catch(refuseUnreadable))
  return { buffer: data, contentType: 'image/webp', widthPx: info.width, heightPx: info.height }
}

function refuseUnreadable(cause: unknown): never {
  throw new UnreadableFile(unreadablePictureText, { cause })
}
