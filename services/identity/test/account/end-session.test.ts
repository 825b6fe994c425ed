import { account } from '@waymark/contracts/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, refreshCookieOf, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity'] })

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('lists devices by name, and signs one out immediately', async () => {
  const person = await registeredPerson(world)
  const elsewhere = await world.call(
    account.login,
    { email: person.email, password: goodPassword },
    { headers: { 'user-agent': firefox } },
  )
  const mine = await world.call(account.getSessions, {}, { as: person })
  expect(mine.responseData?.totalCount).toBe(2)
  const other = mine.responseData?.items.find(({ isCurrent }) => !isCurrent)
  expect(other).toMatchObject({ deviceName: 'Firefox on Windows', actingAdminName: null })
  const sessionId = other?.sessionId ?? ''
  expect((await world.call(account.endSession, { sessionId }, { as: person })).responseData).toEqual({ done: true })
  const cookies = { '__Secure-rt': refreshCookieOf(elsewhere) }
  expect((await world.call(account.refreshToken, {}, { cookies })).httpStatusCode).toBe(401)
  const headers = { authorization: `Bearer ${elsewhere.responseData?.token}` }
  expect((await world.call(account.getSessions, {}, { headers })).httpStatusCode).toBe(401)
  expect((await world.call(account.endSession, { sessionId }, { as: person })).httpStatusCode).toBe(404)
})

test('signs out all other devices, and keeps this one', async () => {
  const person = await registeredPerson(world)
  const signIn = async () =>
    (await world.call(account.login, { email: person.email, password: goodPassword })).responseData?.token
  const others = [await signIn(), await signIn()]
  const stranger = await makePerson(world)
  expect((await world.call(account.endOtherSessions, {}, { as: person })).responseData).toEqual({ done: true })
  for (const token of others)
    expect(
      (await world.call(account.getSessions, {}, { headers: { authorization: `Bearer ${token}` } })).httpStatusCode,
    ).toBe(401)
  expect((await world.call(account.getSessions, {}, { as: person })).responseData?.totalCount).toBe(1)
  expect((await world.call(account.getSessions, {}, { as: stranger })).responseData?.totalCount).toBe(1)
})

test('refuses to end somebody else’s session', async () => {
  const [person, other] = [await makePerson(world), await makePerson(world)]
  const { sessionId } = other
  expect((await world.call(account.endSession, { sessionId }, { as: person })).httpStatusCode).toBe(404)
  expect((await world.call(account.getSessions, {}, { as: other })).httpStatusCode).toBe(200)
})
