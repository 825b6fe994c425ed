import { account } from '@waymark/contracts/account'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'notify'] })

const registration = (email: string) => ({
  firstName: 'Hēmi',
  lastName: 'Parata',
  email,
  password: goodPassword,
  countryId: 1 as const,
  agreesToTerms: true as const,
})

async function activationLinkOf(email: string): Promise<string> {
  const sent = (await world.mailbox(email)).findLast((one) => one.kind === 'activation')
  return /#token=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
}

test('lets a person sign in after confirming by the emailed link', async () => {
  const email = 'hemi@example.test'
  expect((await world.call(account.registerUser, registration(email))).responseData).toEqual({ done: true })
  expect((await world.call(account.login, { email, password: goodPassword })).error?.name).toBe('NotActivated')
  const token = await activationLinkOf(email)
  expect((await world.call(account.activationUser, { token })).error).toBeNull()
  // Opened again, it says the same.
  expect((await world.call(account.activationUser, { token })).error).toBeNull()
  const user = await world.call(account.login, { email, password: goodPassword })
  expect(user.responseData).toMatchObject({ firstName: 'Hēmi', accountType: 'Individual', accountName: 'Hēmi Parata' })
})

test('sends the link again, and after one is used the earlier one says that the address is confirmed', async () => {
  const email = 'again@example.test'
  await world.call(account.registerUser, registration(email))
  const first = await activationLinkOf(email)
  await world.call(account.resentActiveEmail, { email })
  const second = await activationLinkOf(email)
  expect(second).not.toBe(first)
  expect((await world.call(account.activationUser, { token: second })).error).toBeNull()
  expect((await world.call(account.activationUser, { token: first })).error).toBeNull()
  expect((await world.mailbox(email)).map(({ kind }) => kind)).toEqual(['activation', 'activation'])
})

test('sends at most three links in ten minutes, however often somebody asks', async () => {
  const email = 'often@example.test'
  await world.call(account.registerUser, registration(email))
  for (let request = 0; request < 5; request += 1) await world.call(account.resentActiveEmail, { email })
  expect(await world.mailbox(email)).toHaveLength(3)
})

test('refuses a link older than 48 hours', async () => {
  const email = 'late@example.test'
  await world.call(account.registerUser, registration(email))
  const token = await activationLinkOf(email)
  world.clock.advance(48 * 3_600_000)
  expect((await world.call(account.activationUser, { token })).error?.name).toBe('LinkNotValid')
})

test('answers the same for a taken address, keeps one account and notifies its owner', async () => {
  const owner = await registeredPerson(world)
  expect((await world.call(account.registerUser, registration(owner.email))).responseData).toEqual({ done: true })
  const rows = await world.db
    .selectFrom('identity.user_profile')
    .select('id')
    .where('email', '=', owner.email)
    .execute()
  expect(rows).toHaveLength(1)
  expect((await world.mailbox(owner.email)).map((email) => email.kind)).toEqual(['already registered'])
})

test('an address that somebody else has registered belongs to whoever reads its mail, with the password chosen there', async () => {
  const email = 'before-me@example.test'
  await world.call(account.registerUser, {
    ...registration(email),
    firstName: 'Mallory',
    password: 'Attacker-Pass-771',
  })
  const earlier = await activationLinkOf(email)
  await world.call(account.registerUser, registration(email))
  expect((await world.call(account.activationUser, { token: earlier })).error?.name).toBe('LinkNotValid')
  const mail = (await world.mailbox(email)).findLast((one) => one.kind === 'already registered')
  expect(mail?.text).not.toContain('Mallory')
  const token = /reset-password#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  // Not even by a link to confirm that is asked for later.
  await world.call(account.resentActiveEmail, { email })
  await world.call(account.activationUser, { token: await activationLinkOf(email) })
  const login = (password: string) => world.call(account.login, { email, password })
  expect((await login('Attacker-Pass-771')).error?.name).toBe('WrongCredentials')
  expect((await world.call(account.resetPassword, { token, newPassword: 'Tui-on-the-fence-9' })).error).toBeNull()
  expect((await login('Attacker-Pass-771')).error?.name).toBe('WrongCredentials')
  expect((await login('Tui-on-the-fence-9')).responseData).toMatchObject({ accountType: 'Individual' })
})

test('registering with the address of somebody who logs in changes nothing of theirs', async () => {
  const owner = await registeredPerson(world)
  // As after an administrator has given them another address.
  await world.db
    .updateTable('identity.user_profile')
    .set({ email_confirmed_at: null })
    .where('email', '=', owner.email)
    .execute()
  await world.call(account.registerUser, registration(owner.email))
  const kept = await world.db
    .selectFrom('identity.user_profile')
    .select('password_hash')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  expect(kept.password_hash).not.toBeNull()
})

test('refuses a weak password and missing terms, naming the fields', async () => {
  const easy = await world.call(account.registerUser, { ...registration('easy@example.test'), password: '12345678' })
  expect([easy.httpStatusCode, Object.keys(easy.error?.fields ?? {})]).toEqual([422, ['password']])
  const response = await world.fetch(account.registerUser, {
    ...registration('terms@example.test'),
    agreesToTerms: false,
  })
  expect(response.json().error.fields).toEqual({ agreesToTerms: 'Please agree to the terms to continue.' })
})

test.each(['Carpediem', 'lighthouse', 'QAWSEDRFTG'])('refuses %s, which stolen lists hold', async (password) => {
  const refused = await world.call(account.registerUser, { ...registration('stolen@example.test'), password })
  expect(refused.error?.fields?.password).toMatch(/lists of stolen ones/)
})

test('sent again with its key after a lost answer, is one registration: the first link and the password count', async () => {
  const email = 'lost-answer@example.test'
  const send = (idempotencyKey: string) => world.call(account.registerUser, registration(email), { idempotencyKey })
  await send('registering-1')
  const token = await activationLinkOf(email)
  expect((await send('registering-1')).responseData).toEqual({ done: true })
  expect((await world.mailbox(email)).map(({ kind }) => kind)).toEqual(['activation'])
  expect((await world.call(account.activationUser, { token })).error).toBeNull()
  expect((await world.call(account.login, { email, password: goodPassword })).error).toBeNull()
})

test('a repeat answers alike for a taken address, whose owner is told once; another key is another registration', async () => {
  const owner = await registeredPerson(world)
  const send = (idempotencyKey: string) =>
    world.call(account.registerUser, registration(owner.email), { idempotencyKey })
  for (const key of ['registering-2', 'registering-2', 'registering-3'])
    expect((await send(key)).responseData).toEqual({ done: true })
  expect((await world.mailbox(owner.email)).map(({ kind }) => kind)).toEqual([
    'already registered',
    'already registered',
  ])
})
