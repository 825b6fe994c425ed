import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { account } from '@waymark/contracts/account'
import { booking } from '@waymark/contracts/booking'
import { business } from '@waymark/contracts/business'
import { callLimits } from '@waymark/contracts/limits'
import { map } from '@waymark/contracts/map'
import { liveChannelPath } from '@waymark/contracts/notification'
import { serviceArea } from '@waymark/contracts/service-area'
import { bookingStatus } from '@waymark/domain/enums'
import { type BookingId, idFrom } from '@waymark/domain/ids'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { hashPassword } from '@waymark/service-kit/password'
import { pngOf } from '@waymark/service-kit/testing/png-of'
import { hasRedis, type RedisServer, startRedis } from '@waymark/service-kit/testing/redis-server'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '../suite/free-port.ts'
import { askMachine } from './ask-machine.ts'
import { startBucketServer } from './bucket-server.ts'
import { Machine } from './machine.ts'
import { openChat, openSocket, said } from './open-socket.ts'
import { hasProxy, type RunningProxy, startProxy } from './proxy.ts'

const isPossible = hasRedis() && hasProxy()
if (!isPossible)
  console.info(
    'Skipped two machines behind one proxy: haproxy or redis-server is not installed (on Debian: apt install haproxy redis-server).',
  )

const password = 'Correct-horse-9'
const startMs = 120_000
const workMs = 30_000
const polled = { timeout: workMs, interval: 100 }

describe.runIf(isPossible)('two machines with one database and one Redis behind a proxy', () => {
  const opened = new AsyncDisposableStack()
  let world: World
  let redis: RedisServer
  let first: Machine
  let second: Machine
  let proxy: RunningProxy
  let offered: OfferedService
  let client: MadePerson
  let staff: MadePerson
  let remotesFile: string
  let day = 6

  beforeAll(async () => {
    world = await bootWorld({ services: [], now: new Date() })
    opened.defer(() => world.stop())
    redis = await startRedis()
    opened.defer(redis.stop)
    const bucket = await startBucketServer()
    opened.defer(bucket.stop)
    const folder = mkdtempSync(join(tmpdir(), 'waymark-shared-'))
    opened.defer(() => rmSync(folder, { recursive: true, force: true }))
    remotesFile = join(folder, 'remotes.json')
    writeFileSync(remotesFile, JSON.stringify({ remotes: [{ name: 'mfe_map', manifest: '/r/map/mf-manifest.json' }] }))

    const [port, firstPort, secondPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
    const { host, port: databasePort, database } = world.parts.config.database
    const env = {
      ...bucket.env,
      DATABASE_URL: `postgresql://localhost:${databasePort}/${database}?host=${encodeURIComponent(host)}`,
      REDIS_URL: redis.url,
      WAYMARK_SECRET: world.parts.config.secret,
      PUBLIC_URL: `http://localhost:${port}`,
      REMOTES_FILE: remotesFile,
      SHARED_LIMITS: '1',
      PROXY_HOPS: '1',
      DRAIN_MS: '2000',
      STRIPE_SANDBOX: '0',
      NODE_ENV: 'production',
    }
    first = new Machine(firstPort, env)
    second = new Machine(secondPort, env)
    opened.defer(() => first.remove())
    opened.defer(() => second.remove())
    await Promise.all([first.start(), second.start()])
    proxy = await startProxy(port, [firstPort, secondPort])
    opened.defer(proxy.stop)
    offered = await makeOfferedService(world)
    client = await makePerson(world)
    staff = firstOf(offered)
    await world.db
      .updateTable('identity.user_profile')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', client.userProfileId)
      .execute()
  }, startMs)

  afterAll(() => opened.disposeAsync())

  const answersOf = (path: string) =>
    fetch(`${proxy.address}${path}`).then(
      (answer) => answer.status,
      () => 0,
    )

  function firstOf({ staff: [one] }: OfferedService): MadePerson {
    if (!one) throw new Error('The service has no staff.')
    return one
  }

  /** Books at an address, for a day of its own. */
  async function book(address: string): Promise<BookingId> {
    day += 1
    const start = `${addDays(new Date().toISOString().slice(0, 10), day)}T09:00:00`
    const answer = await askMachine(
      address,
      booking.addNewBooking,
      {
        ServiceAreaServiceId: offered.serviceAreaServiceId,
        ServiceAreaId: offered.serviceAreaId,
        ServiceId: offered.serviceId,
        ServiceSizeOptionId: offered.serviceId * 10 + 2,
        RequestedStartDateTimes: [start],
        AddressForService: '42 Daniell Street, Newtown, Wellington 6021',
        LatitudeForService: -41.3129,
        LongitudeForService: 174.7788,
        isMyself: true,
      },
      { as: client },
    )
    expect(answer.status).toBe(200)
    return idFrom(answer.data?.bookingDatesSummary[0]?.bookingId ?? 0)
  }

  const statusAt = async (address: string, bookingId: BookingId) =>
    (await askMachine(address, booking.getBookingDetail, { bookingId }, { as: client })).data?.status

  async function liveAt(address: string, person: MadePerson) {
    const socket = await openSocket(address, liveChannelPath)
    socket.send({ op: 'auth', token: person.headers.authorization?.replace('Bearer ', '') })
    await expect.poll(() => socket.heard, polled).toContainEqual(expect.objectContaining({ type: 'notifications' }))
    return socket
  }

  test('whoever signs in at one is signed in at the other, and out of both', async () => {
    const signedIn = await askMachine(first.address, account.login, { email: client.email, password })
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.cookies
    const renewed = await askMachine(second.address, account.refreshToken, {}, { headers: { cookie } })
    expect(renewed.status).toBe(200)
    const as = { headers: { authorization: `Bearer ${renewed.data?.token}` } }
    expect((await askMachine(first.address, account.getSessions, {}, { as })).status).toBe(200)
    const end = await askMachine(first.address, account.logout, {}, { as, headers: { cookie: renewed.cookies } })
    expect(end.status).toBe(200)
    const after = () => askMachine(second.address, account.getSessions, {}, { as })
    await expect.poll(async () => (await after()).status, polled).toBe(401)
  })

  test('an attempt at one counts at the other', async () => {
    const { max } = callLimits['/api/Account/login'] ?? { max: 0 }
    const email = 'nobody@example.test'
    const statuses: number[] = []
    for (let tried = 0; tried <= max; tried += 1) {
      const { address } = tried % 2 === 0 ? first : second
      statuses.push((await askMachine(address, account.login, { email, password })).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.at(-1)).toBe(429)
  })

  test('what is done at one is told to sockets of the other, notices and chat alike', async () => {
    const [live, staffLive] = [await liveAt(second.address, client), await liveAt(first.address, staff)]
    const bookingId = await book(first.address)
    await expect.poll(() => statusAt(second.address, bookingId), polled).toBe(bookingStatus.Confirmed)
    await expect.poll(() => live.heard, polled).toContainEqual({ type: 'booking', bookingId })
    await expect.poll(() => staffLive.heard, polled).toContainEqual({ type: 'booking', bookingId })
    const mine = await openChat(first.address, client, bookingId)
    const theirs = await openChat(second.address, staff, bookingId)
    mine.say('See you at nine')
    theirs.say('I will ring the bell')
    for (const { heard } of [mine, theirs])
      for (const body of ['See you at nine', 'I will ring the bell'])
        await expect.poll(() => heard, polled).toContainEqual(said(body))
  })

  test('a picture stored at one is read at the other', async () => {
    const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
    const { version } = (await askMachine(first.address, business.businessProfile, {}, { as: admin })).data ?? {}
    const logo = { name: 'logo.png', contentType: 'image/png', content: pngOf(64, 64) }
    const saved = await askMachine(
      first.address,
      business.uploadLogo,
      { version: version ?? 0, description: '' },
      { as: admin, files: { logo } },
    )
    const answer = await fetch(`${second.address}${saved.data?.logo}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('a place that is added at one is on the map of the other', async () => {
    const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
    const place = { latitude: -42.4506, longitude: 171.2108 }
    const near = {
      bounds: { west: 171.1, south: -42.5, east: 171.3, north: -42.4 },
      zoom: 12,
      near: place,
      filters: {},
    }
    const seen = async () => (await askMachine(second.address, map.getVenuesInView, near)).data?.totalCount
    expect(await seen()).toBe(0)
    const saved = await askMachine(
      first.address,
      serviceArea.updateServiceArea,
      {
        serviceAreaId: null,
        version: null,
        name: 'Greymouth Care',
        venueTypeId: 9,
        description: '',
        phone: '03 555 0101',
        email: 'hello@greymouth.example',
        address: '5 Mackay Street, Greymouth 7805',
        suburb: 'Greymouth',
        region: 'West Coast',
        countryId: 1,
        latitude: String(place.latitude),
        longitude: String(place.longitude),
        radiusKm: 10,
        isPrivate: false,
        costTier: 4,
        openingHours: [],
        managerUserProfileIds: [],
      },
      { as: admin },
    )
    expect(saved.status).toBe(200)
    await expect.poll(seen, polled).toBe(1)
  })

  test('one list of remotes is read by both, and changed for both', async () => {
    const listAt = async ({ address }: Machine) => (await fetch(`${address}/remotes.json`)).json()
    const before = await Promise.all([listAt(first), listAt(second)])
    expect(before[0]).toEqual(before[1])
    writeFileSync(
      remotesFile,
      JSON.stringify({ remotes: [{ name: 'mfe_chat', manifest: '/r/chat/mf-manifest.json' }] }),
    )
    const after = { remotes: [{ name: 'mfe_chat' }] }
    expect(await Promise.all([listAt(first), listAt(second)])).toMatchObject([after, after])
  })

  test(
    'with one killed, people go on with the other, which does what the first had begun',
    async () => {
      const live = await liveAt(first.address, client)
      const bookingId = await book(first.address)
      await first.end('SIGKILL')
      expect(await live.closed).toBe(1006)
      // The proxy takes a moment to see it; a browser tries again what had no answer.
      await expect.poll(() => statusAt(proxy.address, bookingId), polled).toBe(bookingStatus.Confirmed)
      const again = await liveAt(proxy.address, client)
      const next = await book(proxy.address)
      await expect.poll(() => again.heard, polled).toContainEqual({ type: 'booking', bookingId: next })
      await expect.poll(() => statusAt(proxy.address, next), polled).toBe(bookingStatus.Confirmed)
      await first.start()
      expect(await statusAt(first.address, next)).toBe(bookingStatus.Confirmed)
      const answering = async () => (await fetch(`${proxy.address}/livez`)).headers.get('x-machine')
      await expect.poll(answering, polled).toBe('first')
    },
    startMs,
  )

  test('one that is told to end leaves no request without an answer', async () => {
    const statuses = new Map<number, number>()
    let isOver = false
    const people = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const status = await answersOf('/api/Common/get-country-dropdown')
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        await pause(20)
      }
    })
    await second.end('SIGTERM')
    expect(await answersOf('/readyz')).toBe(200)
    isOver = true
    await Promise.all(people)
    expect([...statuses.keys()]).toEqual([200])
  })
})
