import { encodeImage, type ImageSize } from '@waymark/service-kit/images'
import type { Upload } from '@waymark/service-kit/read-form'
import type { FileStore } from '@waymark/service-kit/store'

/** Encodes an upload anew in one of the source's sizes and keeps it; answers its key. */
export async function keepPicture(files: FileStore, upload: Upload, size: ImageSize): Promise<string> {
  const { buffer } = await encodeImage(await upload.read(), size)
  return files.put(buffer, 'webp')
}
