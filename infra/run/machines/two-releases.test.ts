import { join } from 'node:path'
import { account } from '@waymark/contracts/account'
import { activity } from '@waymark/contracts/activity'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { earlierTime } from '@waymark/contracts/earlier-time'
import { notification } from '@waymark/contracts/notification'
import { bookingStatus } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { BookingLoad, type Wish } from '../faults/booking-load.ts'
import { findFreePort } from '../suite/free-port.ts'
import { root } from '../tools/repository.ts'
import { type SignedIn, trySignIn } from '../trial/people.ts'
import { everythingShown, presentShows } from '../trial/shown-calls.ts'
import { askMachine } from './ask-machine.ts'
import { lastRelease, openRelease } from './last-release.ts'
import { Machine } from './machine.ts'
import { openChat, said } from './open-socket.ts'
import { programOf } from './program-of.ts'
import { runProgram } from './run-program.ts'

const release = lastRelease()
if (release === undefined)
  console.info('Skipped the last release beside this one: its code is read from git, whose whole history is not here.')

const startMs = 240_000
const workMs = 120_000
const polled = { timeout: 60_000, interval: 100 }
/** A person may book some thirty times a minute. */
const maxBooked = 10

describe.runIf(release)('the last release and this one on one database', () => {
  const opened = new AsyncDisposableStack()
  let database: TestDatabase
  let old: Machine
  let now: Machine
  let env: Readonly<Record<string, string>>
  let load: BookingLoad
  let wishes: readonly Wish[]
  /** By the key of the wish. */
  const acknowledged = new Map<string, number>()

  beforeAll(async () => {
    const tree = openRelease(release ?? '')
    opened.defer(tree.remove)
    database = await createDatabase(undefined, 'template0')
    opened.defer(database.drop)
    const [oldPort, newPort] = [await findFreePort(), await findFreePort()]
    const url = new URL(inject('testPostgresUrl'))
    url.pathname = database.admin.database
    env = {
      DATABASE_URL: url.href,
      WAYMARK_SECRET: database.secret,
      PUBLIC_URL: `http://localhost:${oldPort}`,
      STRIPE_SANDBOX: '0',
      // Everybody here comes from one address.
      CALLS_PER_MINUTE: '0',
      NODE_ENV: 'production',
    }
    const WAYMARK_DATA = join(tree.folder, '.waymark')
    await runProgram(programOf(tree.folder, 'fill'), { ...env, WAYMARK_DATA, WAYMARK_WORLD: '"demo"' })
    old = new Machine(oldPort, env, tree.folder)
    now = new Machine(newPort, env)
    opened.defer(() => old.remove())
    opened.defer(() => now.remove())
    await old.start()
  }, startMs)

  afterAll(() => opened.disposeAsync(), workMs)

  async function signIn(address: string, name: string): Promise<SignedIn> {
    const signedIn = await trySignIn(address, `${name}@demo.test`)
    if (signedIn === undefined) throw new Error(`${name} is not let in at ${address}.`)
    return signedIn
  }

  /** How each call that shows something answers somebody, by its path. */
  const statusesShown = async (address: string, as: SignedIn) =>
    [...(await everythingShown(address, presentShows, as))].map(([path, { status }]) => [path, status] as const)

  const statusAt = async ({ address }: Machine, as: SignedIn, bookingId: number) =>
    (await askMachine(address, booking.getBookingDetail, { bookingId }, { as })).unchecked?.status

  test(
    'the database is migrated while the release before serves, and people book through it',
    async () => {
      const people = ['individual', 'hybrid.admin', 'service.manager', 'global.admin']
      const before = new Map<string, Awaited<ReturnType<typeof statusesShown>>>()
      for (const name of people) before.set(name, await statusesShown(old.address, await signIn(old.address, name)))
      load = new BookingLoad(old.address)
      await load.signIn()
      wishes = await load.wishes(20)
      let isOver = false
      const migration = runProgram(join(root, 'infra/run/commands/container-part.ts'), env, 'migrate').finally(() => {
        isOver = true
      })
      const reads = new Set<number>()
      const bookAndRead = async () => {
        for (const wish of wishes.slice(0, maxBooked)) {
          const bookingId = await load.tryToBook(wish)
          if (bookingId !== undefined) acknowledged.set(wish.key, bookingId)
          reads.add(await load.reads())
        }
        while (!isOver) reads.add(await load.reads())
      }
      await Promise.all([migration, bookAndRead()])
      expect([...reads]).toEqual([200])
      expect(acknowledged.size).toBe(maxBooked)
      for (const name of people)
        expect(await statusesShown(old.address, await signIn(old.address, name)), name).toEqual(before.get(name))
    },
    workMs,
  )

  test(
    'this release starts on it, and what was booked is there once, confirmed, and can be cancelled',
    async () => {
      await now.start()
      const here = new BookingLoad(now.address)
      await here.signIn()
      const tried = wishes.slice(0, maxBooked)
      const kept = await here.settle(tried, acknowledged)
      expect(kept).toEqual({ tried: tried.length, acknowledged: tried.length, lost: 0, doubled: 0 })
    },
    startMs,
  )

  test('a session of one is renewed at the other, and back', async () => {
    const signedIn = await signIn(old.address, 'individual')
    let { cookie } = signedIn
    for (const { address } of [now, old, now]) {
      const renewed = await askMachine(address, account.refreshToken, {}, { headers: { cookie } })
      expect(renewed.status).toBe(200)
      const as = { headers: { authorization: `Bearer ${renewed.unchecked?.token}` } }
      for (const machine of [old, now])
        expect((await askMachine(machine.address, account.getSessions, {}, { as })).status).toBe(200)
      cookie = renewed.cookies
    }
  })

  test(
    'whatever one of them takes is confirmed, talked about and cancelled at the other',
    async () => {
      const client = await signIn(old.address, 'individual')
      const staff = await signIn(now.address, 'hybrid.admin')
      for (const [index, [from, to]] of [[old, now] as const, [now, old] as const].entries()) {
        const wish = wishes[maxBooked + index]
        const booked = new BookingLoad(from.address)
        await booked.signIn()
        const bookingId = wish && (await booked.tryToBook(wish))
        if (bookingId === undefined) throw new Error('The booking was not taken.')
        await expect.poll(() => statusAt(to, client, bookingId), polled).toBe(bookingStatus.Confirmed)
        const mine = await openChat(from.address, client, bookingId)
        const theirs = await openChat(to.address, staff, bookingId)
        mine.say('See you at nine')
        theirs.say('I will ring the bell')
        for (const { heard } of [mine, theirs])
          for (const body of ['See you at nine', 'I will ring the bell'])
            await expect.poll(() => heard, polled).toContainEqual(said(body))
        expect((await askMachine(to.address, booking.cancelBooking, { bookingId }, { as: client })).status).toBe(200)
        expect(await statusAt(from, client, bookingId)).toBe(bookingStatus.Cancelled)
      }
    },
    workMs,
  )

  test(
    'an activity of one is booked at the other, and cancelled where it began',
    async () => {
      const client = await signIn(now.address, 'individual')
      const admin = await signIn(old.address, 'hybrid.admin')
      for (const [from, to] of [[old, now] as const, [now, old] as const]) {
        const activitySessionId = await offerSession(from.address, admin)
        const taken = await askMachine(
          to.address,
          activityBooking.addNewActivityBooking,
          {
            activitySessionId,
            people: [{ name: 'Hēmi Parata' }],
            contactName: 'Hēmi Parata',
            contactEmail: 'individual@demo.test',
            totalCents: 0,
          },
          { as: client },
        )
        expect(taken.status).toBe(200)
        const activityBookingId = taken.unchecked?.activityBookingId ?? 0
        const cancelled = await askMachine(
          from.address,
          activityBooking.cancelActivityBooking,
          { activityBookingId, refundCents: 0 },
          { as: client },
        )
        expect(cancelled.status).toBe(200)
      }
    },
    workMs,
  )

  /** A free activity of Kōwhai Care with one session, on a Tuesday. */
  async function offerSession(address: string, as: SignedIn): Promise<number> {
    const draft = {
      serviceAreaId: 1,
      title: 'The lighthouse play',
      description: 'A relaxed performance. Come and go as you like.',
      priceCents: 0,
      maxSpacesPerSession: 2,
      maxSpacesPerClient: 1,
    }
    const made = await askMachine(address, activity.submitActivity, draft, { as })
    expect(made.status).toBe(200)
    const { activityId = 0, version = 0 } = made.unchecked ?? {}
    const today = new Date().toISOString().slice(0, 10)
    const coming = Array.from({ length: 7 }, (_, index) => addDays(today, 8 + index))
    const day = coming.find((date) => new Date(date).getUTCDay() === 2)
    const sessions = await askMachine(
      address,
      activitySession.addActivitySessions,
      { activityId, startDateTimes: [`${day}T14:00:00`], endDateTimes: [`${day}T15:30:00`], status: 'Active' },
      { as },
    )
    expect(sessions.status).toBe(200)
    const opened = { ...draft, activityId, version, status: 'Active' as const }
    expect((await askMachine(address, activity.submitActivity, opened, { as })).status).toBe(200)
    return sessions.unchecked?.sessions?.[0]?.activitySessionId ?? 0
  }

  test(
    'what only this release can do waits for it, when the release before was given it',
    async () => {
      const client = await signIn(now.address, 'individual')
      const [first, later] = await bookTwice()
      const watched = await askMachine(now.address, earlierTime.watchEarlierTime, { bookingId: later }, { as: client })
      expect(watched.status).toBe(200)
      await now.end('SIGTERM')
      const cancelled = await askMachine(old.address, booking.cancelBooking, { bookingId: first }, { as: client })
      expect(cancelled.status).toBe(200)
      const givenUp = () =>
        database.query(`select from bullmq.job where name = 'booking.tell-of-freed-time' and state = 'failed'`)
      await expect.poll(givenUp, polled).toHaveLength(1)
      await old.end('SIGTERM')
      await now.start()
      const told = async () =>
        (await askMachine(now.address, notification.getNotifications, {}, { as: client })).data?.items.map(
          ({ title }) => title,
        )
      await expect.poll(told, polled).toContain('An earlier time is free')
      expect(await database.query(`select name, failed_reason from bullmq.job where state = 'failed'`)).toEqual([])
    },
    startMs,
  )

  /** Two bookings of the same service, the earlier first. */
  async function bookTwice(): Promise<readonly [number, number]> {
    const booked = new BookingLoad(old.address)
    await booked.signIn()
    const client = await signIn(old.address, 'individual')
    const ids: number[] = []
    for (const wish of [wishes[maxBooked + 2], wishes[maxBooked + 6]]) {
      const bookingId = wish && (await booked.tryToBook(wish))
      if (bookingId === undefined) throw new Error('The booking was not taken.')
      await expect.poll(() => statusAt(now, client, bookingId), polled).toBe(bookingStatus.Confirmed)
      ids.push(bookingId)
    }
    const [first = 0, later = 0] = ids
    return [first, later]
  }
})
