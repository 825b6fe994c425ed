import { notification } from '@waymark/contracts/notification'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { openPushes } from '../open-pushes.ts'

const { world, browsers, publicKey, makePushed } = await openPushes()

test('a device shows notifications from then on, about everything', async () => {
  const person = await makePerson(world)
  const before = await world.call(notification.getPushSettings, {}, { as: person })
  expect(before.responseData).toMatchObject({ isOffered: true, publicKey, isOnHere: false, otherDeviceCount: 0 })
  const { answer } = await makePushed(person)
  expect(answer.responseData).toMatchObject({ isOnHere: true, otherDeviceCount: 0 })
  expect(answer.responseData?.preferences.every(({ isWanted }) => isWanted)).toBe(true)
})

test('a second device is another one, and a browser belongs to whoever signed in on it last', async () => {
  const { person, browser } = await makePushed()
  const phone = { ...(await world.signIn(person.userProfileId)), email: person.email }
  expect((await makePushed(phone)).answer.responseData).toMatchObject({ isOnHere: true, otherDeviceCount: 1 })
  const other = await makePerson(world)
  await world.call(notification.keepPushDevice, browser.address, { as: other })
  const left = await world.call(notification.getPushSettings, {}, { as: person })
  expect(left.responseData).toMatchObject({ isOnHere: false, otherDeviceCount: 1 })
})

test.each([
  ['our own network', 'http://127.0.0.1:5432/'],
  ['another site', 'https://fcm.googleapis.com.example.org/send/1'],
  ['a browser’s service at another port', 'https://fcm.googleapis.com:8443/send/1'],
  ['a browser’s service without encryption', 'http://fcm.googleapis.com/send/1'],
  ['a browser’s service with a password', 'https://me:secret@fcm.googleapis.com/send/1'],
])('nothing is ever sent to %s', async (_what, endpoint) => {
  const { address } = browsers.newBrowser()
  const answer = await world.call(
    notification.keepPushDevice,
    { ...address, endpoint },
    { as: await makePerson(world) },
  )
  expect(answer.error?.name).toBe('UnknownPushService')
})

test.each([
  ['a key that is no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a key of another length', { p256dh: 'A'.repeat(16) }],
  ['a secret of another length', { auth: 'A'.repeat(40) }],
])('keeps no device with %s, since each of its notifications would fail', async (_what, keys) => {
  const { address } = browsers.newBrowser()
  const answer = await world.call(notification.keepPushDevice, { ...address, ...keys }, { as: await makePerson(world) })
  expect(answer.error?.name).toBe('UnknownPushService')
})

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
])('knows %s', async (endpoint) => {
  const { address } = browsers.newBrowser()
  const answer = await world.call(
    notification.keepPushDevice,
    { ...address, endpoint },
    { as: await makePerson(world) },
  )
  expect(answer.responseData?.isOnHere).toBe(true)
})

test('offers nothing without keys', async () => {
  const keyless = await testWorld({ services: ['notify'] })
  const { address } = browsers.newBrowser()
  const answer = await keyless.call(notification.keepPushDevice, address, { as: await makePerson(keyless) })
  expect(answer.error?.name).toBe('PushNotOffered')
  const settings = await keyless.call(notification.getPushSettings, {}, { as: await makePerson(keyless) })
  expect(settings.responseData).toMatchObject({ isOffered: false, publicKey: null })
})
