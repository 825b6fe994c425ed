import { addressAs } from '@waymark/service-kit/database-address'
import { createLog } from '@waymark/service-kit/log'
import { openSharedCounters, type SharedCounters } from '@waymark/service-kit/rate-limit-store'
import { addRateLimits, createCounter } from '@waymark/service-kit/rate-limits'
import { sharedRole } from '@waymark/service-kit/roles'
import { hasRedis, type RedisServer, startRedis } from '@waymark/service-kit/testing/redis-server'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import Fastify, { type FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const log = createLog('test', { level: 'silent' })

const backends: readonly { name: string; redis: boolean }[] = [
  { name: 'PostgreSQL', redis: false },
  ...(hasRedis() ? [{ name: 'Redis', redis: true }] : []),
]

/** A process that counts with `counters`; `/few?who=a` is counted for `a`. */
async function openApp(counters: SharedCounters): Promise<FastifyInstance> {
  const app = Fastify()
  addRateLimits(app, counters.store)
  await app.after()
  for (const [path, limit] of [
    ['/few', { max: 5, windowSeconds: 60 }],
    ['/other', { max: 5, windowSeconds: 60 }],
    ['/short', { max: 1, windowSeconds: 0.3 }],
  ] as const) {
    const count = createCounter(app, path, limit)
    app.get<{ Querystring: { who: string } }>(path, async (request, reply) => {
      const waitSeconds = await count(request, { kind: 'anonymous' }, request.query.who)
      if (waitSeconds !== undefined) reply.code(429).header('retry-after', waitSeconds)
      return 'answer'
    })
  }
  return app
}

describe.each(backends)('requests counted on $name', ({ redis }) => {
  let database: TestDatabase
  let server: RedisServer | undefined
  const counters: SharedCounters[] = []
  const apps: FastifyInstance[] = []
  const get = async (process: number, path: string) => (await apps[process]?.inject(path))?.statusCode

  beforeAll(async () => {
    database = await createDatabase()
    server = redis ? await startRedis() : undefined
    for (let process = 1; process <= 2; process += 1) {
      const opened = openSharedCounters({
        address: addressAs(database.admin, sharedRole, database.secret),
        redisUrl: server?.url,
        log,
      })
      counters.push(opened)
      apps.push(await openApp(opened))
    }
  })

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await server?.stop()
    await database.drop()
  })

  test('are shared by two processes', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => apps[index % 2]?.inject('/few?who=a')))
    expect(answers.filter((answer) => answer?.statusCode === 200)).toHaveLength(5)
    const refused = answers.find((answer) => answer?.statusCode === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50)
  })

  test('another call and another caller are counted apart', async () => {
    expect(await get(0, '/other?who=a')).toBe(200)
    expect(await get(0, '/few?who=c')).toBe(200)
  })

  test('start again with the next window', async () => {
    await get(0, '/short?who=b')
    expect(await get(1, '/short?who=b')).toBe(429)
    await expect.poll(() => get(1, '/short?who=b'), { interval: 50 }).toBe(200)
  })

  test('no key is kept as it was given, and each ends', async () => {
    await get(0, '/few?who=person@example.test')
    if (server) {
      const client = new Redis(server.url)
      const keys = await client.keys('*')
      expect(keys.length).toBeGreaterThan(0)
      expect(keys.filter((key) => key.includes('person'))).toEqual([])
      expect(Math.min(...(await Promise.all(keys.map((key) => client.pttl(key)))))).toBeGreaterThan(0)
      client.disconnect()
    } else {
      const rows = await database.query<{ key: string; expire: string }>(
        'select key, expire from shared.request_counter',
      )
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.filter(({ key, expire }) => key.includes('person') || expire === null)).toEqual([])
    }
  })

  test('counters that are away do not close a call', async () => {
    await Promise.all(counters.map((opened) => opened.close()))
    expect(await get(0, '/few?who=a')).toBe(200)
  })
})
