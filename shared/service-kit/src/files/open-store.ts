import type { BucketOptions } from './bucket-store.ts'
import { LocalStore } from './local-store.ts'
import type { FileStore } from './store.ts'

/** Opens the file store: a bucket when one is configured, otherwise a folder. */
export async function openStore(options: {
  readonly folder: string
  readonly bucket?: BucketOptions
}): Promise<FileStore> {
  if (!options.bucket) return new LocalStore(options.folder)
  const { BucketStore } = await import('./bucket-store.ts')
  return new BucketStore(options.bucket)
}
