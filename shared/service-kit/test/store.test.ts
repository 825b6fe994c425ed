import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFileKey, isPublicFileKey } from '@waymark/service-kit/file-key'
import { openStore } from '@waymark/service-kit/open-store'
import type { FileStore, ListedFile } from '@waymark/service-kit/store'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

/** A bucket that stores files in memory, at S3's addresses. */
async function startBucket(): Promise<{ server: Server; endpoint: string }> {
  const kept = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://bucket').pathname
    const content = kept.get(path)
    if (request.method === 'PUT') {
      kept.set(path, Buffer.concat(await request.toArray()))
      response.end()
    } else if (request.method === 'DELETE') {
      kept.delete(path)
      response.writeHead(204).end()
    } else if (path === '/pictures/' || path === '/pictures') {
      const contents = [...kept.keys()].map(
        (one) =>
          `<Contents><Key>${one.replace('/pictures/', '')}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
      )
      response.writeHead(200, { 'content-type': 'application/xml' })
      response.end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`)
    } else if (content) {
      response
        .writeHead(200, { 'content-length': content.length, 'last-modified': new Date().toUTCString() })
        .end(request.method === 'GET' ? content : undefined)
    } else {
      response.writeHead(404, { 'content-type': 'application/xml' })
      response.end(request.method === 'GET' ? '<Error><Code>NoSuchKey</Code></Error>' : undefined)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return { server, endpoint: `http://127.0.0.1:${address.port}` }
}

describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-files-'))
  let bucket: Server | undefined
  let store: FileStore

  beforeAll(async () => {
    if (kind === 'bucket') {
      vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
      vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
      vi.stubEnv('AWS_REQUEST_CHECKSUM_CALCULATION', 'when_required')
      const started = await startBucket()
      bucket = started.server
      store = await openStore({
        folder,
        bucket: { bucket: 'pictures', region: 'ap-southeast-2', endpoint: started.endpoint },
      })
    } else {
      store = await openStore({ folder: join(folder, 'files') })
    }
  })

  afterAll(() => {
    store.close()
    bucket?.close()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  const later = () => new Date(Date.now() + 60_000)
  const picture = Buffer.from('a picture')
  const key = `${createHash('sha256').update(picture).digest('hex')}.webp`

  test('are named by their content and come back whole', async () => {
    expect(await store.put(picture, 'webp')).toBe(key)
    expect(await store.put(picture, 'webp')).toBe(key)
    expect(await store.get(key)).toEqual(picture)
    const opened = await store.stream(key)
    expect(opened?.bytes).toBe(picture.length)
    expect(Buffer.concat((await opened?.content.toArray()) ?? [])).toEqual(picture)
  })

  test('lie apart when they are private, under a key that is none of a public one', async () => {
    const secret = await store.put(Buffer.from('at home'), 'webp', { isPrivate: true })
    expect(secret).toMatch(/^private\/[0-9a-f]{64}\.webp$/)
    expect(isPublicFileKey(secret)).toBe(false)
    expect(await store.get(secret)).toEqual(Buffer.from('at home'))
    expect(await store.get(secret.replace('private/', ''))).toBeUndefined()
  })

  test('are listed, private ones too, with when they were put', async () => {
    const listed: ListedFile[] = []
    for await (const one of store.list()) listed.push(one)
    expect(listed.map((one) => one.key)).toEqual(expect.arrayContaining([key, expect.stringMatching(/^private\//)]))
    for (const { storedAt } of listed) expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000)
  })

  test('may be empty', async () => {
    const empty = await store.put(Buffer.alloc(0), 'txt')
    expect(await store.get(empty)).toEqual(Buffer.alloc(0))
  })

  test('are undefined when missing, and deleting a missing one is no error', async () => {
    const missing = `${'0'.repeat(64)}.webp`
    expect(await store.get(missing)).toBeUndefined()
    expect(await store.stream(missing)).toBeUndefined()
    await store.deleteUnlessNewer(missing, later())
  })

  test('are gone after deletion', async () => {
    const gone = await store.put(Buffer.from('for a moment'), 'pdf')
    expect(await store.deleteUnlessNewer(gone, new Date(0))).toBe(false)
    expect(await store.get(gone)).toBeDefined()
    expect(await store.deleteUnlessNewer(gone, later())).toBe(true)
    expect(await store.get(gone)).toBeUndefined()
  })

  test('are never reached by a text that is not a key', async () => {
    for (const text of [
      '../../etc/passwd',
      `${'0'.repeat(64)}.webp/../../x`,
      '/etc/passwd',
      '',
      `${'0'.repeat(64)}.we\0p`,
    ]) {
      expect(isFileKey(text)).toBe(false)
      expect(await store.get(text)).toBeUndefined()
      expect(await store.stream(text)).toBeUndefined()
      await store.deleteUnlessNewer(text, later())
    }
    await expect(store.put(picture, '../x')).rejects.toThrow('is not a file extension')
  })

  test('are stored once when put many times at once, with nothing left over', async () => {
    const content = Buffer.alloc(200_000, 'x')
    const keys = await Promise.all(Array.from({ length: 8 }, () => store.put(content, 'bin')))
    expect(new Set(keys).size).toBe(1)
    const names = kind === 'folder' ? readdirSync(join(folder, 'files'), { recursive: true }) : []
    expect(names.filter((name) => /\.bin\./.test(`${name}`))).toEqual([])
  })
})

test('files of a folder are their owner’s alone', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'waymark-store-')), 'files')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = await openStore({ folder })
  await store.put(Buffer.from('the way in'), 'pdf', { isPrivate: true })
  const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name)).mode & 0o077,
  )
  expect(modes.length).toBeGreaterThan(2)
  expect(new Set([statSync(folder).mode & 0o077, ...modes])).toEqual(new Set([0]))
})
