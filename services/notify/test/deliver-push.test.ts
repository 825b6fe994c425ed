import { jobs } from '@waymark/contracts/jobs'
import { notification } from '@waymark/contracts/notification'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { openPushService } from '../src/pushes/push-service.ts'
import { openPushes } from './open-pushes.ts'
import { tell } from './tell.ts'

const { world, browsers, publicKey, makePushed } = await openPushes()

beforeEach(() => {
  browsers.answer.status = 201
})

async function booked() {
  const made = await makeBooking(world)
  const { browser } = await makePushed(made.client)
  return { ...made, browser }
}

test('shows the subject of the email and leads to the page; nobody on the way can read it', async () => {
  const { bookingId, browser } = await booked()
  const payload = await tell(world, { bookingId, change: 'confirmed' })
  await world.runJob(jobs.notify.bookingChanged, payload)
  await world.settle()
  const shown = browser.shown()
  expect(shown[0]).toEqual({
    title: 'Your booking is confirmed: Thursday 26 November 2026, 9:00 am',
    path: `/booking/${bookingId}`,
    tag: expect.stringMatching(/^booking /),
  })
  // What is sent twice has one tag, and is shown once.
  expect(new Set(shown.map(({ tag }) => tag)).size).toBe(1)
  const sent = browsers.received.at(-1)
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' })
  expect(sent?.headers.authorization).toContain(`k=${publicKey}`)
  expect(sent?.body.includes('booking')).toBe(false)
})

test('names no need, and leaves out what somebody switched off', async () => {
  const { bookingId, browser, client } = await booked()
  await tell(world, { bookingId, change: 'fact lost' })
  await world.settle()
  expect(browser.shown().map(({ title }) => title)).toEqual(['There is news about your booking'])
  const preferences = [{ kind: 'booking changed' as const, isWanted: false }]
  await world.call(notification.updatePushPreferences, { preferences }, { as: client })
  await tell(world, { bookingId, change: 'changed' })
  await world.settle()
  expect(browser.shown()).toHaveLength(1)
})

test('sends nothing to a device on which its person has signed out since', async () => {
  const { bookingId, browser, client } = await booked()
  await world.db
    .updateTable('identity.session')
    .set({ ended_at: world.clock.now(), end_reason: 'signed out' })
    .where('user_profile_id', '=', client.userProfileId)
    .execute()
  await tell(world, { bookingId, change: 'confirmed' })
  await world.settle()
  expect(browser.shown()).toEqual([])
})

test('forgets a browser that has given up its address', async () => {
  const { bookingId, client } = await booked()
  browsers.answer.status = 410
  await tell(world, { bookingId, change: 'confirmed' })
  await world.settle()
  const { responseData } = await world.call(notification.getPushSettings, {}, { as: client })
  expect(responseData?.isOnHere).toBe(false)
})

test('says whether another try may help, and not where the browser is', async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const service = openPushService({
    publicKey,
    privateKey,
    publicUrl: new URL('https://waymark.example'),
    origins: [browsers.origin],
  })
  const news = { title: 'News', path: '/booking/1', tag: 'news 1' }
  const { address, shown } = browsers.newBrowser()
  browsers.answer.status = 503
  await expect(service.send(address, news)).rejects.toThrow(/^It answered 503\.$/)
  browsers.answer.status = 413
  expect(await service.send(address, news)).toBe('refused')
  browsers.answer.status = 201
  expect(await service.send(address, news)).toBe('taken')
  expect(shown().at(-1)).toEqual(news)
})
