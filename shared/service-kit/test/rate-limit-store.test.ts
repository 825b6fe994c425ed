import rateLimit from '@fastify/rate-limit'
import { addressAs } from '@waymark/service-kit/database-address'
import { createLog } from '@waymark/service-kit/log'
import { openSharedCounters, type SharedCounters } from '@waymark/service-kit/rate-limit-store'
import { sharedRole } from '@waymark/service-kit/roles'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts'

const log = createLog('test', { level: 'silent' })

const backends: readonly { name: string; redis: boolean }[] = [
  { name: 'PostgreSQL', redis: false },
  ...(hasRedis() ? [{ name: 'Redis', redis: true }] : []),
]

describe.each(backends)('requests counted on $name', ({ redis }) => {
  let database: TestDatabase
  let server: RedisServer | undefined
  const counters: SharedCounters[] = []
  const apps: FastifyInstance[] = []

  beforeAll(async () => {
    database = await createDatabase()
    server = redis ? await startRedis() : undefined
    for (let process = 1; process <= 2; process += 1) {
      const opened = openSharedCounters({
        address: addressAs(database.admin, sharedRole, database.secret),
        redisUrl: server?.url,
        log,
      })
      const app = Fastify()
      await app.register(rateLimit, {
        store: opened.Store,
        keyGenerator: (request) => request.url,
      })
      app.get('/few', { config: { rateLimit: { max: 5, timeWindow: 60_000 } } }, async () => 'ok')
      app.get('/short', { config: { rateLimit: { max: 1, timeWindow: 300 } } }, async () => 'ok')
      counters.push(opened)
      apps.push(app)
    }
  })

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await Promise.all(counters.map((opened) => opened.close()))
    await server?.stop()
    await database.drop()
  })

  test('two processes count together', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => apps[index % 2]?.inject('/few?who=a')))
    expect(answers.filter((answer) => answer?.statusCode === 200)).toHaveLength(5)
    const refused = answers.find((answer) => answer?.statusCode === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50)
  })

  test('a window ends', async () => {
    await apps[0]?.inject('/short?who=b')
    expect((await apps[1]?.inject('/short?who=b'))?.statusCode).toBe(429)
    await expect.poll(async () => (await apps[1]?.inject('/short?who=b'))?.statusCode, { interval: 50 }).toBe(200)
  })

  test('no key is kept as it was given', async () => {
    const rows = await database.query<{ key: string }>('select key from shared.rate_limit')
    expect(rows.filter(({ key }) => key.includes('who'))).toEqual([])
  })
})
