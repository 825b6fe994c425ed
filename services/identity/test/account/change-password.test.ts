import { account } from '@waymark/contracts/account'
import { calendar } from '@waymark/contracts/calendar'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, refreshCookieOf, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'booking'] })

test('keeps this session and ends the others', async () => {
  const person = await registeredPerson(world)
  const signIn = () => world.call(account.login, { email: person.email, password: goodPassword })
  const [here, elsewhere] = [await signIn(), await signIn()]
  const headers = { authorization: `Bearer ${here.responseData?.token}` }
  const input = { currentPassword: goodPassword, newPassword: 'totara-on-the-hill-3' }
  expect((await world.call(account.changePassword, input, { headers })).error).toBeNull()
  const refresh = (cookie: string) => world.call(account.refreshToken, {}, { cookies: { '__Secure-rt': cookie } })
  expect((await refresh(refreshCookieOf(here))).httpStatusCode).toBe(200)
  expect((await refresh(refreshCookieOf(elsewhere))).httpStatusCode).toBe(401)
})

test('closes what was opened with the old password: reset links, and the private calendar address', async () => {
  const person = await registeredPerson(world)
  const feed = await world.call(calendar.updateCalendarFeed, { action: 'open' }, { as: person })
  const token = new URL(feed.responseData?.url ?? '').searchParams.get('token') ?? ''
  expect((await world.fetch(calendar.calendarFeed, { token })).statusCode).toBe(200)
  await world.call(account.forgotPassword, { email: person.email })
  // The link is there before the password changes.
  await world.settle()
  const input = { currentPassword: goodPassword, newPassword: 'totara-on-the-hill-3' }
  expect((await world.call(account.changePassword, input, { as: person })).error).toBeNull()
  await world.settle()
  expect((await world.fetch(calendar.calendarFeed, { token })).statusCode).toBe(404)
  const links = await world.db.selectFrom('identity.email_link').select('used_at').execute()
  expect(links.map(({ used_at }) => used_at)).not.toContain(null)
})

test('asks for the current password, and refuses a weak new one', async () => {
  const person = await registeredPerson(world)
  const change = (currentPassword: string, newPassword: string) =>
    world.call(account.changePassword, { currentPassword, newPassword }, { as: person })
  expect((await change('not-the-password', 'totara-on-the-hill-3')).error?.name).toBe('WrongPassword')
  expect((await change(goodPassword, 'aaaaaaaa')).error?.fields).toHaveProperty('newPassword')
  expect((await change(goodPassword, goodPassword)).error?.fields).toEqual({
    newPassword: 'This is your password already. Choose another one.',
  })
})

test('a short wrong password is wrong, not too short', async () => {
  const person = await registeredPerson(world)
  const answer = await world.call(
    account.changePassword,
    { currentPassword: 'tui', newPassword: 'totara-on-the-hill-3' },
    { as: person },
  )
  expect(answer.error?.name).toBe('WrongPassword')
})

test('sent again with its key after a lost answer, says that it is changed; with another key the old password is wrong', async () => {
  const person = await registeredPerson(world)
  const input = { currentPassword: goodPassword, newPassword: 'totara-on-the-hill-3' }
  const change = (idempotencyKey: string, more = {}) =>
    world.call(account.changePassword, { ...input, ...more }, { as: person, idempotencyKey })
  const wrong = { currentPassword: 'not-the-password' }
  expect((await change('changing-0', wrong)).error?.name).toBe('WrongPassword')
  expect((await change('changing-0', wrong)).error?.name).toBe('WrongPassword')
  expect((await change('changing-1')).responseData).toEqual({ done: true })
  expect((await change('changing-1')).responseData).toEqual({ done: true })
  expect((await change('changing-1', wrong)).error?.name).toBe('KeyReused')
  expect((await change('changing-2')).error?.name).toBe('WrongPassword')
})
