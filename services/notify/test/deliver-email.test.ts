import { jobs } from '@waymark/contracts/jobs'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterAll, expect, test } from 'vitest'
import { openSmtpServer } from './smtp-server.ts'

const busyOnce = new Set(['busy@example.test'])
const mailServer = await openSmtpServer((address) => {
  if (address === 'gone@example.test') return '550 no such person'
  return busyOnce.delete(address) ? '451 come back later' : undefined
})
afterAll(() => mailServer.close())
const world = await testWorld({
  services: ['notify'],
  env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Waymark <post@waymark.test>' },
})

async function sendTo(email: string) {
  const person = await makePerson(world, { email })
  await world.runJob(jobs.notify.accountEmail, {
    userProfileId: person.userProfileId,
    kind: 'password changed',
    linkId: null,
    onceKey: `test ${email}`,
  })
  const kept = () =>
    world.db
      .selectFrom('notify.email')
      .select(['id', 'status', 'sent_at'])
      .where('to_address', '=', email)
      .executeTakeFirstOrThrow()
  return { kept, emailId: (await kept()).id }
}

test('hands an email to the mail server in both forms, once', async () => {
  const { kept, emailId } = await sendTo('ana@example.test')
  expect(await kept()).toMatchObject({ status: 'sent', sent_at: world.clock.now() })
  await world.runJob(jobs.notify.deliverEmail, { emailId })
  expect(mailServer.received).toHaveLength(1)
  const [wire] = mailServer.received
  expect(wire).toContain('From: Waymark <post@waymark.test>')
  expect(wire).toContain('To: ana@example.test')
  expect(wire).toContain('Subject: Your Waymark password was changed')
  expect(wire).toContain(`Message-ID: <email-${emailId}@localhost>`)
  expect(wire).toContain('text/plain')
  expect(wire).toContain('text/html')
})

test('does not retry an address that does not exist', async () => {
  const { kept } = await sendTo('gone@example.test')
  expect(await kept()).toMatchObject({ status: 'failed', sent_at: null })
})

test('retries a busy server', async () => {
  const { kept } = await sendTo('busy@example.test')
  expect(await kept()).toMatchObject({ status: 'sent' })
})

test('keeps nothing of the email that tells somebody that their account is deleted', async () => {
  const person = await makePerson(world)
  const to = 'was-here@example.test'
  await world.runJob(jobs.notify.accountEmail, {
    userProfileId: person.userProfileId,
    kind: 'account deleted',
    linkId: null,
    to,
    onceKey: 'test deleted',
  })
  expect(mailServer.received.some((wire) => wire.includes(`To: ${to}`))).toBe(true)
  expect(await world.db.selectFrom('notify.email').select('id').where('to_address', '=', to).execute()).toEqual([])
})
