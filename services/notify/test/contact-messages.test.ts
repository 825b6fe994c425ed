import { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import { support } from '@waymark/contracts/support'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

const world = await testWorld({ services: ['notify', 'identity', 'admin'] })

const message = {
  name: 'Ana Brown',
  email: 'ana@example.org',
  topic: 'Something does not work for me' as const,
  body: 'The calendar does not read its days aloud.',
}

let admin: MadePerson
beforeAll(async () => {
  admin = await makePerson(world, { isGlobalAdmin: true })
})
beforeEach(async () => {
  await world.db.deleteFrom('notify.contact_message').execute()
})

const waiting = async (state: 'waiting' | 'closed' = 'waiting') =>
  (await world.call(support.getContactMessages, { state }, { as: admin })).responseData?.items ?? []

let network = 0
/** Strangers are counted by their network: each test has its own. */
const somewhere = () => ({ remoteAddress: `203.0.113.${++network}` })

async function written(as?: MadePerson): Promise<number> {
  await world.call(support.sendContactMessage, message, as ? { as } : somewhere())
  await world.settle()
  return (await waiting()).at(-1)?.contactMessageId ?? 0
}

const emailsTo = (address: string) =>
  world.db.selectFrom('notify.email').selectAll().where('to_address', '=', address).execute()

describe('send-contact-message', () => {
  test('keeps what a stranger writes, and tells the administrators without its words', async () => {
    await written()
    expect(await waiting()).toEqual([
      expect.objectContaining({ ...message, isSignedIn: false, isClosed: false, answers: [] }),
    ])
    const told = (await emailsTo(admin.email)).at(-1)
    expect(told?.subject).toBe('Somebody has written to us')
    expect(told?.text_body).toContain('/global-admin/contact-messages')
    expect(told?.text_body).not.toMatch(/calendar|ana@example/)
    const note = await world.db
      .selectFrom('notify.notification')
      .selectAll()
      .where('user_profile_id', '=', admin.userProfileId)
      .where('kind', '=', 'contact message')
      .executeTakeFirst()
    expect(note?.text).toBe('It is about: Something does not work for me. They wait for an answer by email.')
    expect(await emailsTo(message.email)).toEqual([])
  })

  test('keeps it once when it is sent again with the same key', async () => {
    const from = somewhere()
    const key = crypto.randomUUID()
    for (const _again of [1, 2])
      await world.fetch(support.sendContactMessage, message, { idempotencyKey: key, ...from })
    expect(await waiting()).toHaveLength(1)
  })

  test('refuses nothing written, a name with an address of a page, and no email address', async () => {
    for (const wrong of [
      { body: ' ' },
      { name: 'www.win.example' },
      { email: 'ana' },
      { topic: 'Win' },
      { body: 'a'.repeat(4001) },
    ])
      expect((await world.fetch(support.sendContactMessage, { ...message, ...wrong }, somewhere())).statusCode).toBe(
        422,
      )
  })
})

describe('answer-contact-message', () => {
  test('emails the answer with the question, closes it, and is recorded without the words', async () => {
    const contactMessageId = await written()
    const answer = { contactMessageId, body: 'It reads them since this morning.' }
    expect((await world.call(support.answerContactMessage, answer, { as: admin })).responseData).toEqual({ done: true })
    await world.settle()
    expect(await waiting()).toEqual([])
    expect((await waiting('closed'))[0]?.answers).toEqual([
      { body: answer.body, answeredAt: expect.any(String), answeredByName: expect.any(String) },
    ])
    const [email] = await emailsTo(message.email)
    expect(email?.text_body).toContain(answer.body)
    expect(email?.text_body).toContain(message.body)
    const [entry] = await world.db
      .selectFrom('admin.audit_entry')
      .selectAll()
      .where('action', '=', 'answer-contact-message')
      .where('target_id', '=', contactMessageId)
      .execute()
    expect(JSON.stringify(entry)).not.toContain('morning')
  })

  test('answers 404 to one that is gone', async () => {
    const answer = { contactMessageId: 999_999, body: 'Hello' }
    expect((await world.fetch(support.answerContactMessage, answer, { as: admin })).statusCode).toBe(404)
  })
})

test('close-contact-message closes without an answer, and opens again', async () => {
  const contactMessageId = await written()
  await world.call(support.closeContactMessage, { contactMessageId, isClosed: true }, { as: admin })
  expect(await waiting()).toEqual([])
  await world.call(support.closeContactMessage, { contactMessageId, isClosed: false }, { as: admin })
  expect(await waiting()).toHaveLength(1)
})

describe('delete-contact-message', () => {
  test('takes the answers and their emails with it', async () => {
    const contactMessageId = await written()
    await world.call(support.answerContactMessage, { contactMessageId, body: 'Thank you.' }, { as: admin })
    await world.call(support.deleteContactMessage, { contactMessageId }, { as: admin })
    expect([...(await waiting()), ...(await waiting('closed')), ...(await emailsTo(message.email))]).toEqual([])
    const gone = await world.fetch(support.deleteContactMessage, { contactMessageId }, { as: admin })
    expect(gone.statusCode).toBe(404)
  })
})

test('one network writes ten an hour', async () => {
  const from = somewhere()
  for (let sent = 0; sent < 10; sent++)
    expect((await world.fetch(support.sendContactMessage, message, from)).statusCode).toBe(200)
  expect((await world.fetch(support.sendContactMessage, message, from)).statusCode).toBe(429)
})

test('is for global administrators alone', async () => {
  const person = await makePerson(world)
  expect((await world.fetch(support.getContactMessages, {}, { as: person })).statusCode).toBe(403)
  expect((await world.fetch(support.getContactMessages, {})).statusCode).toBe(401)
})

test('what somebody signed in wrote is in their own data, and goes with their account', async () => {
  const person = await makePerson(world)
  const contactMessageId = await written(person)
  expect((await waiting())[0]).toMatchObject({ contactMessageId, isSignedIn: true })
  const own = await world.fetch(account.downloadMyData, {}, { as: person })
  expect(own.body).toContain(message.body)
  await world.runJob(jobs.notify.forgetPerson, { userProfileId: person.userProfileId })
  expect(await waiting()).toEqual([])
})
