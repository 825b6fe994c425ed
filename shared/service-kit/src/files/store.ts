import type { Readable } from 'node:stream'

/** A stored file opened for reading. */
export interface OpenedFile {
  readonly content: Readable
  readonly bytes: number
}

export interface ListedFile {
  readonly key: string
  /** When it was last put. */
  readonly storedAt: Date
}

/**
 * Immutable files, each named by the hash of its content: equal files are stored once. Public and private ones lie
 * apart, and the key says where: only public ones are ever served by their key.
 */
export interface FileStore {
  /** Stores the content and returns its key, `<sha256>.<extension>` or `private/<sha256>.<extension>`. Resolves once it is on disk. */
  put(content: Uint8Array, extension: string, options?: { readonly isPrivate?: boolean }): Promise<string>
  /** The whole content, or undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  /** The content as a stream, or undefined when there is no such file. */
  stream(key: string): Promise<OpenedFile | undefined>
  /** Deletes a file unless it was put again since; answers whether it is gone. Make sure that nothing refers to it. */
  deleteUnlessNewer(key: string, storedBefore: Date): Promise<boolean>
  /** Every file, in no order. */
  list(): AsyncIterable<ListedFile>
  close(): void
}
