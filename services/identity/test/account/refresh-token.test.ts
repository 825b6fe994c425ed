import { account } from '@waymark/contracts/account'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, refreshCookieOf, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity', 'notify'] })

async function signIn() {
  const person = await registeredPerson(world)
  const answer = await world.call(account.login, { email: person.email, password: goodPassword })
  return { person, cookie: refreshCookieOf(answer) }
}

const refresh = (cookie: string) => world.call(account.refreshToken, {}, { cookies: { '__Secure-rt': cookie } })

test('answers a new token and the next cookie', async () => {
  const { person, cookie } = await signIn()
  const first = await refresh(cookie)
  expect(first.responseData?.email).toBe(person.email)
  const next = refreshCookieOf(first)
  expect(next).not.toBe(cookie)
  world.clock.advance(60_000)
  expect((await refresh(next)).error).toBeNull()
})

test('tells somebody who was deactivated why, and nobody else', async () => {
  const { person, cookie } = await signIn()
  const change = (table: 'identity.session' | 'identity.user_profile', values: object) =>
    world.db
      .updateTable(table)
      .set(values)
      .where(table === 'identity.session' ? 'user_profile_id' : 'id', '=', person.userProfileId)
      .execute()
  await change('identity.session', { ended_at: world.clock.now() })
  expect((await refresh(cookie)).error?.message).toBe('Please log back in')
  await change('identity.user_profile', { is_active: false })
  const answer = await refresh(cookie)
  expect([answer.httpStatusCode, answer.error?.message]).toEqual([
    401,
    'This account is not active. Please contact us.',
  ])
  expect((await refresh('made-up')).error?.message).toBe('Please log back in')
})

test('tells somebody who has deleted their account, whose answer may have been lost', async () => {
  const { person, cookie } = await signIn()
  const deleted = await world.call(account.deleteMyAccount, { password: goodPassword }, { as: person })
  expect([deleted.responseData, deleted.response.cookies]).toEqual([{ done: true }, []])
  const answer = await refresh(cookie)
  expect([answer.httpStatusCode, answer.error?.message]).toEqual([401, 'Your account is deleted.'])
  expect(refreshCookieOf(answer)).toBe('')
})

test('accepts the same cookie again within ten seconds, as from two tabs', async () => {
  const { cookie } = await signIn()
  const answers = await Promise.all([refresh(cookie), refresh(cookie)])
  expect(answers.map((answer) => answer.httpStatusCode)).toEqual([200, 200])
  expect(refreshCookieOf(answers[0])).toBe(refreshCookieOf(answers[1]))
})

test('never forks: a copied cookie gets the newest one, and its later use ends the session', async () => {
  const { cookie } = await signIn()
  const own = refreshCookieOf(await refresh(cookie))
  const newest = refreshCookieOf(await refresh(own))
  expect(refreshCookieOf(await refresh(cookie))).toBe(newest)
  world.clock.advance(60_000)
  expect((await refresh(newest)).httpStatusCode).toBe(200)
  world.clock.advance(11_000)
  expect((await refresh(newest)).httpStatusCode).toBe(401)
})

test('answers a cookie again whose answer was lost, however late the network returns', async () => {
  const { person, cookie } = await signIn()
  const lost = refreshCookieOf(await refresh(cookie))
  for (let tries = 1; tries <= 2; tries += 1) {
    world.clock.advance(3_600_000)
    expect(refreshCookieOf(await refresh(cookie))).toBe(lost)
  }
  world.clock.advance(600_000)
  const next = refreshCookieOf(await refresh(lost))
  world.clock.advance(600_000)
  expect((await refresh(next)).httpStatusCode).toBe(200)
  expect(await world.mailbox(person.email)).toEqual([])
})

test('ends the whole session when a cookie is used again after the one that followed it, and emails the person', async () => {
  const { person, cookie } = await signIn()
  const child = refreshCookieOf(await refresh(cookie))
  const grandchild = refreshCookieOf(await refresh(child))
  world.clock.advance(11_000)
  expect((await refresh(cookie)).httpStatusCode).toBe(401)
  expect((await refresh(grandchild)).httpStatusCode).toBe(401)
  expect((await world.mailbox(person.email)).map((email) => email.kind)).toEqual(['session reuse'])
})

test('does not let a thief follow one step behind: a cookie that two hold ends the session at its second use', async () => {
  const { person, cookie } = await signIn()
  const own = refreshCookieOf(await refresh(cookie))
  world.clock.advance(60_000)
  const copied = refreshCookieOf(await refresh(cookie))
  expect(copied).toBe(own)
  world.clock.advance(600_000)
  const next = refreshCookieOf(await refresh(own))
  world.clock.advance(60_000)
  expect((await refresh(copied)).httpStatusCode).toBe(401)
  expect((await refresh(next)).httpStatusCode).toBe(401)
  expect((await world.mailbox(person.email)).map((email) => email.kind)).toEqual(['session reuse'])
})

test('refuses a cookie idle for 14 days, a forged one and none', async () => {
  const { cookie } = await signIn()
  world.clock.advance(14 * 86_400_000 + 1)
  expect((await refresh(cookie)).error?.message).toBe('Please log back in')
  expect((await refresh('invented')).httpStatusCode).toBe(401)
  expect((await world.call(account.refreshToken, {})).httpStatusCode).toBe(401)
})

test('ends 30 days after the sign-in, however often it was renewed', async () => {
  let { cookie } = await signIn()
  for (let day = 0; day < 24; day += 6) {
    world.clock.advance(6 * 86_400_000)
    cookie = refreshCookieOf(await refresh(cookie))
  }
  world.clock.advance(6 * 86_400_000 + 1)
  expect((await refresh(cookie)).httpStatusCode).toBe(401)
})

test('admits a whole office behind one address, and limits retries of one dead cookie', async () => {
  const { cookie } = await signIn()
  let current = cookie
  for (let visit = 1; visit <= 65; visit += 1) current = refreshCookieOf(await refresh(current))
  for (let tries = 1; tries <= 60; tries += 1) await refresh('invented')
  const refused = await refresh('invented')
  expect([refused.httpStatusCode, refused.error?.name]).toEqual([429, 'TooMany'])
  expect((await refresh(current)).httpStatusCode).toBe(200)
})
