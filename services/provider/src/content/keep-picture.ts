import { encodeImage, type ImageSize } from '@waymark/service-kit/images'
import type { Upload } from '@waymark/service-kit/read-form'
import type { FileStore } from '@waymark/service-kit/store'

/** Re-encodes an upload in one of the source's sizes and stores it; returns its key. */
export async function keepPicture(files: FileStore, upload: Upload, size: ImageSize): Promise<string> {
  const { buffer } = await encodeImage(await upload.read(), size)
  return files.put(buffer, 'webp')
}
