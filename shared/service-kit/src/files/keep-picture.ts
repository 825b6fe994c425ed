import type { Upload } from '../calls/read-form.ts'
import type { ImageSize } from './images.ts'
import type { FileStore } from './store.ts'

/** Re-encodes an upload in one of the source's sizes and stores it; returns its key. */
export async function keepPicture(
  files: FileStore,
  upload: Upload,
  size: ImageSize,
  options: { readonly isPrivate?: boolean } = {},
): Promise<string> {
  const { encodeImage } = await import('./images.ts')
  const { buffer } = await encodeImage(await upload.read(), size)
  return files.put(buffer, 'webp', options)
}
