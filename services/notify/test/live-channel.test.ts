import { liveChannelPath } from '@waymark/contracts/notification'
import { staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenNotify, openNotify } from './open-notify.ts'
import { tell } from './tell.ts'

const world = await testWorld({ services: ['notify'] })
let notify: OpenNotify

beforeAll(async () => {
  notify = await openNotify(world)
})

afterAll(() => notify.close())

interface Listener {
  readonly heard: unknown[]
  readonly closed: Promise<number>
  send(frame: unknown): void
  close(): void
}

async function connect(): Promise<Listener> {
  const socket = new WebSocket(`${notify.address.replace('http', 'ws')}${liveChannelPath}`)
  const heard: unknown[] = []
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)))
  const closed = new Promise<number>((done) => {
    socket.onclose = ({ code }) => done(code)
  })
  await new Promise((done, failed) => {
    socket.onopen = done
    socket.onerror = failed
  })
  return {
    heard,
    closed,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    close: () => socket.close(),
  }
}

const tokenOf = (person: MadePerson) => person.headers.authorization?.replace('Bearer ', '')

test('sends the unread count first, then what happens to my bookings and notifications', async () => {
  const person = await makePerson(world)
  const listener = await connect()
  listener.send({ op: 'auth', token: tokenOf(person) })
  await expect.poll(() => listener.heard).toEqual([{ type: 'notifications', unreadCount: 0 }])
  const { bookingId } = await makeBooking(world, { client: person })
  await tell(world, { bookingId, change: 'confirmed' })
  await expect.poll(() => listener.heard).toContainEqual({ type: 'booking', bookingId })
  await expect.poll(() => listener.heard).toContainEqual({ type: 'notifications', unreadCount: 1 })
  await world.parts.bus.publish(`messages:${person.userProfileId}`, bookingId)
  await expect.poll(() => listener.heard).toContainEqual({ type: 'message', bookingId })
  listener.close()
})

test('tells everybody who works at a location what its team does, and nobody else', async () => {
  const admin = await makePerson(world, { isAccountAdmin: true })
  const { accountId } = admin
  const { serviceAreaId } = await makeArea(world, { accountId })
  const helper = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff } })
  const colleague = await makePerson(world, { accountId })
  const stranger = await makePerson(world)
  const listeners = await Promise.all(
    [admin, helper, colleague, stranger].map(async (person) => {
      const listener = await connect()
      listener.send({ op: 'auth', token: tokenOf(person) })
      await expect.poll(() => listener.heard).toHaveLength(1)
      return listener
    }),
  )
  const [ofAdmin, ofHelper, ...ofOthers] = listeners
  await world.parts.bus.publish(`team:${accountId}`, serviceAreaId)
  for (const listener of [ofAdmin, ofHelper])
    await expect.poll(() => listener?.heard).toContainEqual({ type: 'team', serviceAreaId })
  await world.parts.bus.publish(`team:${stranger.accountId}`, serviceAreaId)
  for (const person of [colleague, stranger]) await world.parts.bus.publish(`messages:${person.userProfileId}`, 1)
  for (const listener of ofOthers) {
    await expect.poll(() => listener.heard).toContainEqual({ type: 'message', bookingId: 1 })
    expect(listener.heard).not.toContainEqual({ type: 'team', serviceAreaId })
  }
  for (const listener of listeners) listener.close()
})

test('sends nothing about other people', async () => {
  const [person, other] = [await makePerson(world), await makePerson(world)]
  const listener = await connect()
  listener.send({ op: 'auth', token: tokenOf(person) })
  await expect.poll(() => listener.heard).toHaveLength(1)
  await world.parts.bus.publish(`bookings:${other.userProfileId}`, 7)
  await world.parts.bus.publish(`bookings:${person.userProfileId}`, 8)
  await expect.poll(() => listener.heard).toContainEqual({ type: 'booking', bookingId: 8 })
  expect(listener.heard).not.toContainEqual({ type: 'booking', bookingId: 7 })
  listener.close()
})

test('closes on a forged token, on messages before the token, and on invalid JSON', async () => {
  const person = await makePerson(world)
  for (const frame of [{ op: 'auth', token: `${tokenOf(person)}x` }, { op: 'auth' }, { op: 'read' }]) {
    const listener = await connect()
    listener.send(frame)
    expect(await listener.closed).toBe(4401)
  }
  const listener = await connect()
  listener.send('not JSON')
  expect(await listener.closed).toBe(4422)
})

test('accepts a refreshed token of the same person only', async () => {
  const [person, other] = [await makePerson(world), await makePerson(world)]
  const listener = await connect()
  listener.send({ op: 'auth', token: tokenOf(person) })
  await expect.poll(() => listener.heard).toHaveLength(1)
  const again = await world.signIn(person.userProfileId)
  listener.send({ op: 'auth', token: again.headers.authorization?.replace('Bearer ', '') })
  await world.parts.bus.publish(`bookings:${person.userProfileId}`, 9)
  await expect.poll(() => listener.heard).toContainEqual({ type: 'booking', bookingId: 9 })
  listener.send({ op: 'auth', token: tokenOf(other) })
  expect(await listener.closed).toBe(4403)
})

test('closes when the session is ended elsewhere', async () => {
  const person = await makePerson(world)
  const listener = await connect()
  listener.send({ op: 'auth', token: tokenOf(person) })
  await expect.poll(() => listener.heard).toHaveLength(1)
  await world.db
    .updateTable('identity.session')
    .set({ ended_at: world.clock.now() })
    .where('id', '=', person.sessionId)
    .execute()
  await world.parts.bus.publish('person', person.userProfileId)
  expect(await listener.closed).toBe(4401)
})

test('a person holds ten sockets at most; the next is closed, and so is one that floods', async () => {
  const person = await makePerson(world)
  const listeners = []
  for (let number = 0; number < 10; number += 1) {
    const listener = await connect()
    listener.send({ op: 'auth', token: tokenOf(person) })
    await expect.poll(() => listener.heard).toHaveLength(1)
    listeners.push(listener)
  }
  const next = await connect()
  next.send({ op: 'auth', token: tokenOf(person) })
  expect(await next.closed).toBe(4429)
  const [first] = listeners
  for (let frame = 0; frame < 80; frame += 1) first?.send({ op: 'nothing' })
  expect(await first?.closed).toBe(4429)
  for (const listener of listeners) listener.close()
})
