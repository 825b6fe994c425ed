import { addressAs } from '@waymark/service-kit/database-address'
import { createLog } from '@waymark/service-kit/log'
import { sharedRole } from '@waymark/service-kit/roles'
import { hasRedis, type RedisServer, startRedis } from '@waymark/service-kit/testing/redis-server'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Bus } from '../src/bus/bus.ts'
import { openBus } from '../src/bus/open-bus.ts'

const log = createLog('test', { level: 'silent' })

const backends: readonly { name: string; redis: boolean }[] = [
  { name: 'PostgreSQL', redis: false },
  ...(hasRedis() ? [{ name: 'Redis', redis: true }] : []),
]

test('fails with a sentence when Redis never answers', async () => {
  const address = { host: '127.0.0.1', port: 9, database: 'none', user: 'none', password: 'none', ssl: false } as const
  const opening = openBus({ address, redisUrl: 'redis://127.0.0.1:9', log, maxOpenMs: 200 })
  await expect(opening).rejects.toThrow(/^Cannot start: the Redis of REDIS_URL does not answer \(.*ECONNREFUSED.*\)\.$/)
})

describe.each(backends)('the bus on $name', ({ redis }) => {
  let database: TestDatabase
  let server: RedisServer | undefined
  const opened: Bus[] = []

  beforeAll(async () => {
    database = await createDatabase()
    server = redis ? await startRedis() : undefined
  })

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((bus) => bus.close()))
  })

  afterAll(async () => {
    await server?.stop()
    await database.drop()
  })

  async function open(): Promise<Bus> {
    const bus = await openBus({
      address: addressAs(database.admin, sharedRole, database.secret),
      redisUrl: server?.url,
      log,
    })
    opened.push(bus)
    return bus
  }

  function hear(bus: Bus, pattern: string): string[] {
    const received: string[] = []
    bus.subscribe(pattern, (topic, id) => received.push(`${topic} ${id}`))
    return received
  }

  test('reaches every process, including the publisher', async () => {
    const [here, there] = await Promise.all([open(), open()])
    const heardHere = hear(here, 'conversation:7')
    const heardThere = hear(there, 'conversation:7')
    await here.publish('conversation:7', 42)
    await expect.poll(() => heardHere).toEqual(['conversation:7 42'])
    await expect.poll(() => heardThere).toEqual(['conversation:7 42'])
  })

  test('delivers the topics of a pattern in order, and no others', async () => {
    const bus = await open()
    const all = hear(bus, 'conversation:*')
    const one = hear(bus, 'conversation:1')
    await bus.publish('person:1', 'a')
    await bus.publish('conversation:1', 'b')
    await bus.publish('conversation:10', 'c')
    await expect.poll(() => all).toEqual(['conversation:1 b', 'conversation:10 c'])
    expect(one).toEqual(['conversation:1 b'])
  })

  test('is not disturbed by a listener that stopped or threw', async () => {
    const bus = await open()
    const stopped: string[] = []
    const stop = bus.subscribe('person:1', (_topic, id) => stopped.push(id))
    bus.subscribe('person:1', () => {
      throw new Error('a bug')
    })
    const received = hear(bus, 'person:1')
    stop()
    await bus.publish('person:1', 1)
    await expect.poll(() => received).toEqual(['person:1 1'])
    expect(stopped).toEqual([])
  })

  test.runIf(redis)('holds nobody up while Redis hangs, and says it once Redis answers', async () => {
    const bus = await open()
    const received = hear(bus, 'person:3')
    server?.pause()
    const publishing = bus.publish('person:3', 1).then(() => 'handed over')
    const answer = await Promise.race([publishing, new Promise((done) => setTimeout(() => done('waiting'), 1000))])
    server?.resume()
    expect(answer).toBe('handed over')
    await expect.poll(() => received, { timeout: 10_000 }).toContain('person:3 1')
  })

  test.runIf(!redis)('says later what could not be said while its connection was killed', async () => {
    const bus = await open()
    const received = hear(bus, 'person:4')
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = '${sharedRole}'`,
    )
    await bus.publish('person:4', 1)
    await expect.poll(() => received, { timeout: 10_000 }).toContain('person:4 1')
  })

  test('reconnects after its connection was killed, and reports the gap', async () => {
    const bus = await open()
    const received = hear(bus, 'person:*')
    const gap = Promise.withResolvers<void>()
    bus.onGap(gap.resolve)
    if (server) await server.killClients()
    else
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = '${sharedRole}'`,
      )
    await gap.promise
    await expect
      .poll(() =>
        bus.publish('person:2', 5).then(
          () => 'told',
          () => 'lost',
        ),
      )
      .toBe('told')
    await expect.poll(() => received).toContain('person:2 5')
  })
})
