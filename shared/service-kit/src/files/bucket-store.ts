import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { isFileKey, keyOf } from './file-key.ts'
import type { FileStore, ListedFile, OpenedFile } from './store.ts'

/** The location of an S3 bucket; credentials come from the environment, as in AWS's own tools. */
export interface BucketOptions {
  readonly bucket: string
  readonly region: string
  /** Endpoint of a store other than Amazon's. */
  readonly endpoint?: string
}

export class BucketStore implements FileStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor({ bucket, region, endpoint }: BucketOptions) {
    this.#bucket = bucket
    this.#client = new S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) })
  }

  async put(content: Uint8Array, extension: string, { isPrivate }: { isPrivate?: boolean } = {}): Promise<string> {
    const key = keyOf(content, extension, isPrivate)
    // Put again even when it is there: that renews its time, so that no sweep takes it away.
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: content }))
    return key
  }

  async #storedAt(key: string): Promise<Date | undefined> {
    try {
      return (await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }))).LastModified
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  }

  async get(key: string): Promise<Buffer | undefined> {
    const opened = await this.stream(key)
    return opened && Buffer.concat(await opened.content.toArray())
  }

  async stream(key: string): Promise<OpenedFile | undefined> {
    if (!isFileKey(key)) return undefined
    try {
      const { Body, ContentLength } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }))
      if (!(Body instanceof Readable)) throw new Error('The bucket answered without a stream.')
      return { content: Body, bytes: ContentLength ?? 0 }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  async deleteUnlessNewer(key: string, storedBefore: Date): Promise<boolean> {
    if (!isFileKey(key)) return true
    const storedAt = await this.#storedAt(key)
    if (storedAt && storedAt >= storedBefore) return false
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }))
    return true
  }

  async *list(): AsyncIterable<ListedFile> {
    let next: string | undefined
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, ...(next === undefined ? {} : { ContinuationToken: next }) }),
      )
      for (const { Key: key, LastModified: storedAt } of page.Contents ?? [])
        if (key !== undefined && storedAt && isFileKey(key)) yield { key, storedAt }
      next = page.NextContinuationToken
    } while (next !== undefined)
  }

  close(): void {
    this.#client.destroy()
  }
}
