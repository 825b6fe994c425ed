import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isFileKey, isPublicFileKey, keyOf, privatePrefix } from './file-key.ts'
import type { FileStore, ListedFile, OpenedFile } from './store.ts'

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

export class LocalStore implements FileStore {
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
