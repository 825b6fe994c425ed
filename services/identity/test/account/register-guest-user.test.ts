import { account } from '@waymark/contracts/account'
import { callLimits } from '@waymark/contracts/limits'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity'] })

const guest = { firstName: 'Tama', lastName: 'Reid', email: ' Tama@Example.test', phone: '021 555 0142' }

test('answers a two-hour token and the guest’s details', async () => {
  const { responseData } = await world.call(account.registerGuestUser, guest)
  expect(responseData).toMatchObject({ firstName: 'Tama', email: 'Tama@Example.test', phone: '021 555 0142' })
  expect(Date.parse(responseData?.expires ?? '') - world.clock.now().getTime()).toBe(7_200_000)
})

test('issues a token that calls for signed-in people refuse', async () => {
  const { responseData } = await world.call(account.registerGuestUser, guest)
  const token = responseData?.token ?? ''
  const profile = { firstName: 'T', lastName: 'R' }
  const asGuest = await world.call(account.updateProfile, profile, { headers: { 'x-guest-token': token } })
  const asPerson = await world.call(account.updateProfile, profile, { headers: { authorization: `Bearer ${token}` } })
  expect([asGuest.httpStatusCode, asPerson.httpStatusCode]).toEqual([401, 401])
})

test('requires a plausible phone number and email address', async () => {
  const answer = await world.call(account.registerGuestUser, { ...guest, email: 'tama', phone: '12' })
  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['email', 'phone'])
})

test('a phone number is optional: whoever cannot hear is written to', async () => {
  const { firstName, lastName, email } = guest
  const { responseData } = await world.call(account.registerGuestUser, { firstName, lastName, email })
  expect(responseData).toMatchObject({ firstName: 'Tama', phone: '' })
})

test('counts the network: a token that it gave does not open another count', async () => {
  const { max } = callLimits['/api/Account/register-guest-user'] ?? { max: 0 }
  let headers = {}
  const statuses = new Set<number>()
  for (let made = 0; made < max + 1; made++) {
    const { httpStatusCode, responseData } = await world.call(account.registerGuestUser, guest, { headers })
    statuses.add(httpStatusCode)
    if (responseData) headers = { 'x-guest-token': responseData.token }
  }
  expect([...statuses]).toEqual([200, 429])
})
