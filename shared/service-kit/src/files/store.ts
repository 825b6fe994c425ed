import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

export const privatePrefix = 'private/'
const publicPattern = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/
const keyPattern = /^(?:private\/)?[0-9a-f]{64}\.[a-z0-9]{1,8}$/

/** Whether a text is a valid file key; nothing else ever reaches a path. */
export function isFileKey(key: string): boolean {
  return keyPattern.test(key)
}

/** Whether a text is the key of a file that everybody may read. */
export function isPublicFileKey(key: string): boolean {
  return publicPattern.test(key)
}

function keyOf(content: Uint8Array, extension: string, isPrivate = false): string {
  const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`
  const key = isPrivate ? `${privatePrefix}${name}` : name
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

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

/** Marks a file as put just now; answers false when it was deleted meanwhile. */
async function touch(path: string): Promise<boolean> {
  const now = new Date()
  return utimes(path, now, now)
    .then(() => true, unlessMissing)
    .then((isThere) => isThere ?? false)
}

async function* listFolder(folder: string, prefix: string): AsyncIterable<ListedFile> {
  const entries = await opendir(folder).catch(unlessMissing)
  if (!entries) return
  for await (const entry of entries) {
    if (!entry.isDirectory() || entry.name.length !== 2) continue
    for await (const { name } of await opendir(join(folder, entry.name))) {
      if (!isPublicFileKey(name)) continue
      const found = await stat(join(folder, entry.name, name)).catch(unlessMissing)
      if (found) yield { key: `${prefix}${name}`, storedAt: found.mtime }
    }
  }
}

class LocalStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #path(key: string): string {
    const [name = '', area = ''] = key.split('/').reverse()
    return join(this.#folder, area, name.slice(0, 2), name)
  }

  async put(content: Uint8Array, extension: string, { isPrivate }: { isPrivate?: boolean } = {}): Promise<string> {
    const key = keyOf(content, extension, isPrivate)
    const path = this.#path(key)
    const found = await stat(path).catch(() => undefined)
    if (found?.size === content.byteLength && (await touch(path))) return key
    const folder = dirname(path)
    // Private files are among them: other users of the machine have no part in them.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = `${path}.${randomUUID()}`
    try {
      const handle = await open(unfinished, 'wx', 0o600)
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

  async deleteUnlessNewer(key: string, storedBefore: Date): Promise<boolean> {
    if (!isFileKey(key)) return true
    const path = this.#path(key)
    const found = await stat(path).catch(unlessMissing)
    if (found && found.mtime >= storedBefore) return false
    await rm(path, { force: true })
    return true
  }

  async *list(): AsyncIterable<ListedFile> {
    yield* listFolder(this.#folder, '')
    yield* listFolder(join(this.#folder, privatePrefix), privatePrefix)
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

/** Opens the file store: a bucket when one is configured, otherwise a folder. */
export function openStore(options: { readonly folder: string; readonly bucket?: BucketOptions }): FileStore {
  return options.bucket ? new BucketStore(options.bucket) : new LocalStore(options.folder)
}
