import { bootWorld, type World } from '@waymark/test-world/world'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFilesRoute } from '../src/files/add-files-route.ts'

let world: World
let app: FastifyInstance
beforeAll(async () => {
  world = await bootWorld({ services: [] })
  app = Fastify()
  addFilesRoute(app, world.parts.files)
})
afterAll(async () => {
  await app.close()
  await world.stop()
})

const get = (key: string, headers = {}) => app.inject({ url: `/files/${key}`, headers })

test('a picture is shown, and may be kept for ever', async () => {
  const key = await world.parts.files.put(new Uint8Array([1, 2, 3]), 'webp')
  const answer = await get(key)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(Buffer.from([1, 2, 3]))
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '3',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const again = await get(key, { 'if-none-match': String(answer.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test.each([
  ['pdf', 'application/pdf'],
  ['html', 'application/octet-stream'],
  ['svg', 'application/octet-stream'],
])('a file named .%s is saved in a sandbox, never opened', async (extension, contentType) => {
  const key = await world.parts.files.put(Buffer.from('<script>alert(1)</script>'), extension)
  const { headers } = await get(key)
  expect(headers['content-type']).toBe(contentType)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[0-9a-f]{12}\.\w+"$/)
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
})

test.each([['0'.repeat(64)], [`${'0'.repeat(64)}.webp`], ['..%2f..%2fetc%2fpasswd'], ['a.webp']])(
  '%s is no file',
  async (key) => {
    expect((await get(key)).statusCode).toBe(404)
  },
)
