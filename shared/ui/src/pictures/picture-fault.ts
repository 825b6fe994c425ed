import { isPicture, isTooManyPixels, notPictureText, unreadablePictureText } from '@waymark/domain/picture-type'

/** How much of a file is read: before its size, a JPEG may have a thumbnail and a colour profile. */
const headBytes = 512 * 1024

/** Null where it cannot be loaded, such as without a connection: the server judges the picture then. */
const loadDimensions = () => import('image-dimensions').catch(() => null)

/**
 * Why a file that calls itself a picture is none, or has too many pixels, by its first bytes, in the words of the server;
 * null for all others.
 */
export async function pictureFault(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  if (!isPicture(head)) return notPictureText
  const size = (await loadDimensions())?.imageDimensionsFromData(head)
  return size && isTooManyPixels(size.width * size.height) ? unreadablePictureText : null
}
