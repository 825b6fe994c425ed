import { type BucketOptions, BucketStore } from './bucket-store.ts'
import { LocalStore } from './local-store.ts'
import type { FileStore } from './store.ts'

/** Opens the file store: a bucket when one is configured, otherwise a folder. */
export function openStore(options: { readonly folder: string; readonly bucket?: BucketOptions }): FileStore {
  return options.bucket ? new BucketStore(options.bucket) : new LocalStore(options.folder)
}
