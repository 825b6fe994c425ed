import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

/** A stored file opened for reading. */
export interface OpenedFile {
  readonly content: Readable
  readonly bytes: number
}

/**
 * Immutable files, each named by the hash of its content: equal files are stored once, and a name can be cached for
 * ever. Before deleting one, make sure that nothing else refers to it.
 */
export interface FileStore {
  /** Stores the content and returns its key, `<sha256>.<extension>`. Resolves once it is on disk. */
  put(content: Uint8Array, extension: string): Promise<string>
  /** The whole content, or undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  /** The content as a stream, or undefined when there is no such file. */
  stream(key: string): Promise<OpenedFile | undefined>
  delete(key: string): Promise<void>
  close(): void
}

const keyPattern = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/

/** Whether a text is a valid file key; nothing else ever reaches a path. */
export function isFileKey(key: string): boolean {
  return keyPattern.test(key)
}

function keyOf(content: Uint8Array, extension: string): string {
  const key = `${createHash('sha256').update(content).digest('hex')}.${extension}`
  if (!isFileKey(key)) throw new Error(`"${extension}" is not a file extension.`)
  return key
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Makes a finished rename survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

class LocalStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), key)
  }

  async put(content: Uint8Array, extension: string): Promise<string> {
    const key = keyOf(content, extension)
    const path = this.#path(key)
    const found = await stat(path).catch(() => undefined)
    if (found?.size === content.byteLength) return key
    const folder = dirname(path)
    await mkdir(folder, { recursive: true })
    const unfinished = `${path}.${randomUUID()}`
    try {
      const handle = await open(unfinished, 'wx', 0o644)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    await syncFolder(folder)
    return key
  }

  async get(key: string): Promise<Buffer | undefined> {
    if (!isFileKey(key)) return undefined
    try {
      return await readFile(this.#path(key))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async stream(key: string): Promise<OpenedFile | undefined> {
    if (!isFileKey(key)) return undefined
    try {
      const handle = await open(this.#path(key), 'r')
      const { size } = await handle.stat()
      return { content: createReadStream('', { fd: handle }), bytes: size }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async delete(key: string): Promise<void> {
    if (isFileKey(key)) await rm(this.#path(key), { force: true })
  }

  close(): void {}
}

/** The location of an S3 bucket; credentials come from the environment, as in AWS's own tools. */
export interface BucketOptions {
  readonly bucket: string
  readonly region: string
  /** Endpoint of a store other than Amazon's. */
  readonly endpoint?: string
}

class BucketStore implements FileStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor({ bucket, region, endpoint }: BucketOptions) {
    this.#bucket = bucket
    this.#client = new S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) })
  }

  async put(content: Uint8Array, extension: string): Promise<string> {
    const key = keyOf(content, extension)
    if (await this.#has(key)) return key
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: content }))
    return key
  }

  async #has(key: string): Promise<boolean> {
    try {
      await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }))
      return true
    } catch (error) {
      if (error instanceof NotFound) return false
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

  async delete(key: string): Promise<void> {
    if (isFileKey(key)) await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }))
  }

  close(): void {
    this.#client.destroy()
  }
}

/** Opens the file store: a bucket when one is configured, otherwise a folder. */
export function openStore(options: { readonly folder: string; readonly bucket?: BucketOptions }): FileStore {
  return options.bucket ? new BucketStore(options.bucket) : new LocalStore(options.folder)
}
