import { account } from '@waymark/contracts/account'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, refreshCookieOf, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity'] })

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

test('asks for the current password, and refuses a weak new one', async () => {
  const person = await registeredPerson(world)
  const change = (currentPassword: string, newPassword: string) =>
    world.call(account.changePassword, { currentPassword, newPassword }, { as: person })
  expect((await change('not-the-password', 'totara-on-the-hill-3')).error?.name).toBe('WrongPassword')
  expect((await change(goodPassword, 'aaaaaaaa')).error?.fields).toHaveProperty('newPassword')
})
