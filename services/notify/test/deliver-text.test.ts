import { jobs } from '@waymark/contracts/jobs'
import { notification } from '@waymark/contracts/notification'
import { textWebhookPath } from '@waymark/contracts/text-webhook'
import { textKeys } from '@waymark/sandbox-twilio/open-twilio'
import { makeBooking } from '@waymark/test-world/makers/booking'
import twilio from 'twilio'
import { afterAll, expect, test } from 'vitest'
import { openNotify } from './open-notify.ts'
import { openTexts } from './open-texts.ts'
import { tell } from './tell.ts'

const { world, env, phones, confirm, newPhone, makeTexted } = await openTexts()
const open = await openNotify(world, env)
afterAll(() => open.close())

async function confirmed(kinds: Parameters<typeof confirm>[2] = ['booking confirmed']) {
  const made = await makeBooking(world)
  const phone = newPhone()
  await confirm(made.client, phone, kinds)
  return { ...made, phone }
}

/** What Twilio posts. */
async function post(fields: Readonly<Record<string, string>>, authToken: string = textKeys.TWILIO_AUTH_TOKEN) {
  const address = new URL(textWebhookPath, world.parts.config.publicUrl).href
  const answer = await fetch(new URL(textWebhookPath, open.address), {
    method: 'POST',
    headers: { 'x-twilio-signature': twilio.getExpectedTwilioSignature(authToken, address, fields) },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, text: await answer.text() }
}

const isStopped = async (person: Parameters<typeof confirm>[0]) =>
  (await world.call(notification.getTextSettings, {}, { as: person })).responseData?.isStopped

test('sends the subject of the email and the page, once, to those who switched that kind on', async () => {
  const { bookingId, phone } = await confirmed()
  const payload = await tell(world, { bookingId, change: 'confirmed' })
  await world.runJob(jobs.notify.bookingChanged, payload)
  await tell(world, { bookingId, change: 'completed' })
  await world.settle()
  expect(phones.textsTo(phone)).toEqual([
    `Waymark: Your booking is confirmed: Thursday 26 November 2026, 9:00 am. http://localhost:8080/booking/${bookingId} Reply STOP to end texts.`,
  ])
  expect(phones.messages).toHaveLength(1)
})

test('reminds once, and names no need and no sender', async () => {
  const { bookingId, phone } = await confirmed(['booking reminder 24 h', 'booking fact lost'])
  const due = { bookingId, hoursBefore: 24 as const, startsAt: '2026-11-25T20:00:00.000Z' }
  await world.runJob(jobs.notify.bookingReminder, due)
  await world.runJob(jobs.notify.bookingReminder, due)
  await tell(world, { bookingId, change: 'fact lost' })
  await world.settle()
  expect(phones.textsTo(phone)).toEqual([
    expect.stringMatching(/^Waymark: Your booking is coming up: /),
    expect.stringMatching(/^Waymark: There is news about your booking\. http/),
  ])
})

test('says nothing to whoever did it', async () => {
  const { bookingId, phone, client } = await confirmed(['booking cancelled'])
  await tell(world, { bookingId, change: 'cancelled', by: client })
  await world.settle()
  expect(phones.textsTo(phone)).toEqual([])
})

test('a text whose answer was lost is not sent again, one that was refused for now is', async () => {
  const lost = await confirmed()
  phones.loseNextAnswer = true
  await tell(world, { bookingId: lost.bookingId, change: 'confirmed' })
  await world.settle()
  expect(phones.textsTo(lost.phone)).toHaveLength(1)
  const busy = await confirmed()
  phones.busyCount = 1
  await tell(world, { bookingId: busy.bookingId, change: 'confirmed' })
  await world.settle()
  expect(phones.textsTo(busy.phone)).toHaveLength(1)
  const rows = await world.db
    .selectFrom('notify.text_message')
    .select(['status', 'phone', 'body'])
    .where('kind', '=', 'booking confirmed')
    .execute()
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ status: 'sent', phone: null, body: null })]),
  )
})

test('gives up a phone that does not exist', async () => {
  const { bookingId, phone, client } = await confirmed()
  phones.missing.add(phone)
  await tell(world, { bookingId, change: 'confirmed' })
  await world.settle()
  const { status } = await world.db
    .selectFrom('notify.text_message')
    .select('status')
    .where('user_profile_id', '=', client.userProfileId)
    .where('kind', '=', 'booking confirmed')
    .executeTakeFirstOrThrow()
  expect(status).toBe('failed')
})

test('a phone that replied STOP gets nothing more, as the refusal of a text says', async () => {
  const { bookingId, phone, client } = await confirmed()
  phones.stopped.add(phone)
  await tell(world, { bookingId, change: 'confirmed' })
  await world.settle()
  expect(await isStopped(client)).toBe(true)
  phones.stopped.delete(phone)
  await tell(world, { bookingId, change: 'confirmed' })
  await world.settle()
  expect(phones.textsTo(phone)).toEqual([])
})

test('STOP and START by Twilio’s signed webhook, and by nobody else', async () => {
  const { person, phone } = await makeTexted()
  expect((await post({ From: phone, Body: 'STOP' }, 'another token')).status).toBe(422)
  expect(await isStopped(person)).toBe(false)
  expect(await post({ From: phone, Body: ' stop ' })).toEqual({ status: 200, text: '<Response/>' })
  expect(await isStopped(person)).toBe(true)
  await post({ From: phone, Body: 'Start it again, please' })
  expect(await isStopped(person)).toBe(true)
  await post({ From: phone, Body: 'Start it again, please', OptOutType: 'START' })
  expect(await isStopped(person)).toBe(false)
  await post({ To: phone, MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30005' })
  expect(await isStopped(person)).toBe(false)
  await post({ To: phone, MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '21610' })
  expect(await isStopped(person)).toBe(true)
})

test('goes with a deleted person', async () => {
  const { person } = await makeTexted(['booking confirmed'])
  await world.runJob(jobs.notify.forgetPerson, { userProfileId: person.userProfileId })
  const rows = await world.db
    .selectFrom('notify.text_phone')
    .select('phone')
    .where('user_profile_id', '=', person.userProfileId)
    .execute()
  expect(rows).toEqual([])
})
