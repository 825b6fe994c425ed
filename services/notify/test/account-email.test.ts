import { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity', 'notify'] })

const registration = {
  firstName: 'Aroha <b>',
  lastName: 'Ngata',
  email: 'aroha@example.test',
  password: 'Kereru-in-the-rain-7',
  countryId: 1 as const,
  agreesToTerms: true as const,
}

function tokenOf(text: string | undefined, path: string): string {
  const token = new RegExp(`http://localhost:8080${path}#token=(\\S+)`).exec(text ?? '')?.[1]
  if (token === undefined) throw new Error(`No link to ${path} in: ${text}`)
  return token
}

test('puts a working token into the fragment of the confirmation link', async () => {
  await world.call(account.registerUser, registration)
  const [email] = await world.mailbox(registration.email)
  expect(email).toMatchObject({ kind: 'activation', subject: 'Confirm your email address for Waymark' })
  expect(email?.html).toContain('Kia ora Aroha &lt;b&gt;,')
  const token = tokenOf(email?.text, '/activation-user')
  expect((await world.call(account.activationUser, { token })).responseData).toEqual({ done: true })
  const { email: address, password } = registration
  expect((await world.call(account.login, { email: address, password })).httpStatusCode).toBe(200)
})

test('emails the owner of an address that is registered again', async () => {
  await world.call(account.registerUser, registration)
  expect((await world.mailbox(registration.email)).map(({ kind }) => kind)).toEqual([
    'activation',
    'already registered',
  ])
})

test('sends a working link for a new password, and announces the change', async () => {
  const person = await makePerson(world)
  await world.call(account.forgotPassword, { email: person.email })
  const [email] = await world.mailbox(person.email)
  expect(email?.text).toContain('for 60 minutes')
  const token = tokenOf(email?.text, '/reset-password')
  const answer = await world.call(account.resetPassword, { token, newPassword: 'Tui-on-the-fence-9' })
  expect(answer.responseData).toEqual({ done: true })
  expect((await world.mailbox(person.email)).map(({ kind }) => kind)).toEqual(['reset', 'password changed'])
})

test('sends nothing to an unknown address', async () => {
  await world.call(account.forgotPassword, { email: 'nobody@example.test' })
  expect(await world.mailbox('nobody@example.test')).toEqual([])
})

test('writes no second email when the job runs again', async () => {
  const person = await makePerson(world)
  const payload = {
    userProfileId: person.userProfileId,
    kind: 'session reuse',
    linkId: null,
    onceKey: 'reuse 1',
  } as const
  await world.runJob(jobs.notify.accountEmail, payload)
  await world.runJob(jobs.notify.accountEmail, payload)
  expect((await world.mailbox(person.email)).map(({ subject }) => subject)).toEqual([
    'We logged you out of Waymark to be safe',
  ])
})

test('queues no delivery without a mail server: what nobody would send needs no job', async () => {
  const person = await makePerson(world)
  await world.call(account.forgotPassword, { email: person.email })
  expect(await world.mailbox(person.email)).toHaveLength(1)
  const done = await world.parts.queues.inspect('notify').getJobs(['completed', 'waiting', 'active', 'delayed'])
  expect(done.map(({ name }) => name)).toContain(jobs.notify.accountEmail.id)
  expect(done.map(({ name }) => name)).not.toContain(jobs.notify.deliverEmail.id)
})
