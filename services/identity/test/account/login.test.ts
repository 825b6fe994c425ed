import { account } from '@waymark/contracts/account'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, refreshCookieOf, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'notify'] })

test('answers the current user, a ten-minute token and an HttpOnly, SameSite=Strict cookie', async () => {
  const person = await registeredPerson(world)
  const answer = await world.call(account.login, { email: person.email, password: goodPassword })
  expect(answer.error).toBeNull()
  expect(answer.responseData).toMatchObject({ email: person.email, accountType: 'Individual', isGlobalAdmin: false })
  expect(Date.parse(answer.responseData?.expires ?? '') - world.clock.now().getTime()).toBe(600_000)
  const cookie = answer.response.cookies.find(({ name }) => name === '__Secure-rt')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/api/Account' })
})

test('ignores case and spaces in the address, and spaces in the password', async () => {
  const person = await registeredPerson(world)
  const email = ` ${person.email.toUpperCase()} `
  const password = ` ${goodPassword.slice(0, 5)} ${goodPassword.slice(5)} `
  expect((await world.call(account.login, { email, password })).error).toBeNull()
})

test('issues a token that calls accept', async () => {
  const person = await registeredPerson(world)
  const { responseData } = await world.call(account.login, { email: person.email, password: goodPassword })
  const headers = { authorization: `Bearer ${responseData?.token}` }
  const saved = await world.call(account.updateProfile, { firstName: 'Aroha', lastName: 'Ngata' }, { headers })
  expect(saved.responseData).toMatchObject({ firstName: 'Aroha', lastName: 'Ngata' })
})

test('answers the same to a wrong password and an unknown address', async () => {
  const person = await registeredPerson(world)
  const wrong = await world.call(account.login, { email: person.email, password: 'not-the-password' })
  const unknown = await world.call(account.login, { email: 'nobody@example.test', password: 'not-the-password' })
  expect(wrong.error).toEqual({ name: 'WrongCredentials', message: 'The email or the password is not right.' })
  expect(unknown.error).toEqual(wrong.error)
})

test('a password does not grow old', async () => {
  const person = await registeredPerson(world)
  world.clock.advance(5 * 366 * 86_400_000)
  expect((await world.call(account.login, { email: person.email, password: goodPassword })).error).toBeNull()
})

test('requires a confirmed address, and refuses a closed account', async () => {
  const unconfirmed = await registeredPerson(world, { isConfirmed: false })
  const closed = await registeredPerson(world, { isActive: false })
  const announcementOf = async (email: string) =>
    (await world.call(account.login, { email, password: goodPassword })).error?.name
  expect(await announcementOf(unconfirmed.email)).toBe('NotActivated')
  expect(await announcementOf(closed.email)).toBe('AccountClosed')
})

const wrong = 'not-the-password'

test.each(['known', 'unknown'])('locks a %s address for 15 minutes after ten failures', async (kind) => {
  const person = await registeredPerson(world)
  const email = kind === 'known' ? person.email : `unknown-${person.email}`
  const remoteAddress = '203.0.113.1'
  for (let failure = 0; failure < 10; failure += 1) {
    await world.call(account.login, { email, password: wrong }, { remoteAddress })
    world.clock.advance(61_000)
  }
  const again = () => world.call(account.login, { email, password: goodPassword }, { remoteAddress })
  const locked = await again()
  // The tenth failure locked it, 61 seconds ago.
  expect([locked.error?.name, locked.response.headers['retry-after']]).toEqual(['AccountLocked', '839'])
  world.clock.advance(14 * 60_000)
  expect((await again()).error?.name).toBe(kind === 'known' ? undefined : 'WrongCredentials')
  const told = (await world.mailbox(person.email)).map((email) => email.kind)
  expect(told).toEqual(kind === 'known' ? ['sign-in locked'] : [])
})

test('checks ten passwords at most, also when they come side by side', async () => {
  const person = await registeredPerson(world)
  const input = { email: person.email, password: wrong }
  const remoteAddress = '203.0.113.2'
  const attempt = async () => (await world.call(account.login, input, { remoteAddress })).error?.name
  const names = await Promise.all(Array.from({ length: 18 }, attempt))
  expect(names.filter((name) => name === 'WrongCredentials').length).toBeLessThanOrEqual(10)
  expect(names).toContain('AccountLocked')
})

test('nobody can lock somebody else out: another network, and a device that was signed in, still get in', async () => {
  const person = await registeredPerson(world)
  const input = { email: person.email, password: goodPassword }
  const remoteAddress = '203.0.113.3'
  const own = await world.call(account.login, input, { remoteAddress })
  for (let failure = 0; failure < 10; failure += 1)
    await world.call(account.login, { email: person.email, password: wrong }, { remoteAddress })
  expect((await world.call(account.login, input, { remoteAddress })).error?.name).toBe('AccountLocked')
  expect((await world.call(account.login, input, { remoteAddress: '203.0.113.4' })).error).toBeNull()
  const cookies = { '__Secure-rt': refreshCookieOf(own) }
  expect((await world.call(account.login, input, { remoteAddress, cookies })).error).toBeNull()
})

test('one network cannot try one password at many accounts', async () => {
  const names = []
  for (let number = 0; number < 52; number += 1) {
    const remoteAddress = `2001:db8:1:2::${number.toString(16)}`
    const email = `sprayed-${number}@example.test`
    names.push((await world.call(account.login, { email, password: wrong }, { remoteAddress })).error?.name)
  }
  expect(names.slice(0, 50)).not.toContain('AccountLocked')
  expect(names.slice(50)).toEqual(['AccountLocked', 'AccountLocked'])
})

test('limits one address to twenty attempts a minute', async () => {
  const tries = Array.from({ length: 21 }, () => ({ email: 'hasty@example.test', password: 'not-the-password' }))
  const answers = []
  for (const attempt of tries) answers.push(await world.call(account.login, attempt))
  expect(answers.at(-1)?.httpStatusCode).toBe(429)
  expect(Number(answers.at(-1)?.response.headers['retry-after'])).toBeGreaterThan(0)
})

test('refuses malformed addresses and passwords, naming the field', async () => {
  const answer = await world.call(account.login, { email: 'not an address', password: 'short' })
  expect(answer.httpStatusCode).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['email', 'password'])
})

test('ends the session on logout, with its cookie and token', async () => {
  const person = await registeredPerson(world)
  const signedIn = await world.call(account.login, { email: person.email, password: goodPassword })
  const cookies = { '__Secure-rt': refreshCookieOf(signedIn) }
  expect((await world.call(account.logout, {}, { cookies })).error).toBeNull()
  expect((await world.call(account.refreshToken, {}, { cookies })).httpStatusCode).toBe(401)
  const headers = { authorization: `Bearer ${signedIn.responseData?.token}` }
  const withToken = await world.call(account.updateProfile, { firstName: 'A', lastName: 'B' }, { headers })
  expect(withToken.httpStatusCode).toBe(401)
})

test('ends the session of a token whose cookie is lost, and the one that a new login replaces', async () => {
  const person = await registeredPerson(world)
  const signIn = (cookies = {}) =>
    world.call(account.login, { email: person.email, password: goodPassword }, { cookies })
  const answers = async (token: string | undefined) =>
    (await world.call(account.getSessions, {}, { headers: { authorization: `Bearer ${token}` } })).httpStatusCode
  const first = await signIn()
  const second = await signIn({ '__Secure-rt': refreshCookieOf(first) })
  expect(await answers(first.responseData?.token)).toBe(401)
  expect(await answers(second.responseData?.token)).toBe(200)
  const headers = { authorization: `Bearer ${second.responseData?.token}` }
  expect((await world.call(account.logout, {}, { headers })).error).toBeNull()
  expect(await answers(second.responseData?.token)).toBe(401)
})
