import { socketLimits } from '@waymark/contracts/limits'
import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import { createCounter } from '@waymark/service-kit/count-requests'
import { addressAs } from '@waymark/service-kit/database-address'
import { type LimitStore, openSharedLimits } from '@waymark/service-kit/limit-store'
import { createLog } from '@waymark/service-kit/log'
import { sharedRole } from '@waymark/service-kit/roles'
import { createSocketBounds } from '@waymark/service-kit/socket-limits'
import { hasRedis, type RedisServer, startRedis } from '@waymark/service-kit/testing/redis-server'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const log = createLog('test', { level: 'silent' })

const backends: readonly { name: string; redis: boolean }[] = [
  { name: 'PostgreSQL', redis: false },
  ...(hasRedis() ? [{ name: 'Redis', redis: true }] : []),
]

const request = { ip: '203.0.113.9' }
const anonymous = { kind: 'anonymous' } as const
const five = { max: 5, windowSeconds: 60 }

describe.each(backends)('what is counted on $name', ({ redis }) => {
  let database: TestDatabase
  let server: RedisServer | undefined
  /** Two processes. */
  const stores: LimitStore[] = []
  const count = (process: number, path: string, who: string, limit = five) =>
    createCounter(storeOf(process), path, limit)(request, anonymous, who)

  function storeOf(process: number): LimitStore {
    const store = stores[process]
    if (!store) throw new Error('not opened')
    return store
  }

  beforeAll(async () => {
    database = await createDatabase()
    server = redis ? await startRedis() : undefined
    const address = addressAs(database.admin, sharedRole, database.secret)
    for (let process = 1; process <= 2; process += 1)
      stores.push(openSharedLimits({ address, log, ...(server ? { redisUrl: server.url } : {}) }))
  })

  afterAll(async () => {
    await server?.stop()
    await database.drop()
  })

  test('calls: two processes share a count', async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, (_, index) => count(index % 2, '/few', 'a')))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5)
    expect(Math.max(...waits.map((wait) => wait ?? 0))).toBeGreaterThan(50)
  })

  test('another call and another caller are counted apart', async () => {
    expect(await count(0, '/other', 'a')).toBeUndefined()
    expect(await count(0, '/few', 'c')).toBeUndefined()
  })

  test('a count starts again with the next window', async () => {
    const one = { max: 1, windowSeconds: 1 }
    await count(0, '/short', 'b', one)
    expect(await count(1, '/short', 'b', one)).toBe(1)
    await expect.poll(() => count(1, '/short', 'b', one), { interval: 100, timeout: 5000 }).toBeUndefined()
  })

  test('sockets: two processes share the places of a person, and one that closes frees its own', async () => {
    const bounds = [0, 1].map((process) => createSocketBounds(storeOf(process)))
    const person = idFrom<UserProfileId>(41)
    const places = await Promise.all(Array.from({ length: 14 }, (_, index) => bounds[index % 2]?.signIn(person)))
    const held = places.filter((leave) => leave !== undefined)
    expect(held).toHaveLength(socketLimits.heldByPerson)
    held[0]?.()
    await expect.poll(async () => (await bounds[1]?.signIn(person)) !== undefined).toBe(true)
    expect(await bounds[0]?.signIn(person)).toBeUndefined()
  })

  test('sockets: two processes share the frames and the messages of a person', async () => {
    const person = idFrom<UserProfileId>(42)
    const bounds = [0, 1].map((process) => createSocketBounds(storeOf(process)))
    await Promise.all(bounds.map((one) => one.signIn(person)))
    let taken = 0
    let isOpen = true
    while (isOpen && taken < 5000) {
      isOpen = (await bounds[taken % 2]?.frame(person)) === true
      if (isOpen) taken += 1
    }
    expect(taken).toBeLessThanOrEqual(socketLimits.framesOfPerson.max)
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => storeOf(index % 2).count('messages 42', socketLimits.messagesOfPerson)),
    )
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(socketLimits.messagesOfPerson.max)
  })

  test('no key is kept as it was given, and each ends', async () => {
    await count(0, '/few', 'person@example.test')
    if (server) {
      const client = new Redis(server.url)
      const keys = await client.keys('*')
      expect(keys.length).toBeGreaterThan(0)
      expect(keys.filter((key) => key.includes('example'))).toEqual([])
      expect(Math.min(...(await Promise.all(keys.map((key) => client.pttl(key)))))).toBeGreaterThan(0)
      client.disconnect()
    } else {
      const rows = await database.query<{ key: string; expire: string }>(
        'select key, expire from shared.request_counter',
      )
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.filter(({ key, expire }) => key.includes('example') || expire === null)).toEqual([])
    }
  })

  test('a count that is away closes no call and no socket; the process goes on counting by itself', async () => {
    await Promise.all(stores.map((store) => store.close()))
    const waits = []
    for (let call = 0; call < 6; call += 1) waits.push(await count(0, '/away', 'a'))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5)
    const bounds = createSocketBounds(storeOf(0))
    expect(await bounds.signIn(idFrom<UserProfileId>(43))).toBeDefined()
  })
})
