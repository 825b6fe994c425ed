import { createHmac } from 'node:crypto'
import { account } from '@waymark/contracts/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { goodPassword, registeredPerson } from './registered-person.ts'

const secret = 'secret-of-the-messenger-of-a-test'
const keys = { INTERCOM_WORKSPACE_ID: 'abc123', INTERCOM_IDENTITY_SECRET: secret }
const world = await testWorld({ services: ['identity', 'notify', 'admin'], env: keys })
const bare = await testWorld({ services: ['identity', 'notify'] })

test('who signs in gets the hash of their id, and a token of an hour that names them', async () => {
  const person = await registeredPerson(world)
  const { responseData: user } = await world.call(account.login, { email: person.email, password: goodPassword })
  const id = String(user?.userProfileId)
  expect(user?.intercomUserHash).toBe(createHmac('sha256', secret).update(id).digest('hex'))
  const { payload, protectedHeader } = await jwtVerify(user?.intercomUserJwt ?? '', new TextEncoder().encode(secret), {
    currentDate: world.clock.now(),
  })
  expect(protectedHeader.alg).toBe('HS256')
  expect(payload).toMatchObject({ user_id: id, email: person.email })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)
})

test('who acts as somebody gets neither', async () => {
  const admin = await registeredPerson(world)
  await world.db
    .updateTable('identity.user_profile')
    .set({ is_global_admin: true })
    .where('email', '=', admin.email)
    .execute()
  const person = await makePerson(world)
  const signedIn = await world.signIn(admin.email)
  const input = { userProfileId: person.userProfileId, reason: 'They rang up', password: goodPassword }
  const { responseData } = await world.call(account.getUserToken, input, { as: signedIn })
  expect(responseData?.actingAdminName).toBeTruthy()
  expect(responseData?.intercomUserHash).toBeNull()
  expect(responseData?.intercomUserJwt).toBeUndefined()
})

test('without keys nobody gets one', async () => {
  const person = await registeredPerson(bare)
  const { responseData } = await bare.call(account.login, { email: person.email, password: goodPassword })
  expect(responseData?.intercomUserHash).toBeNull()
  expect(responseData).not.toHaveProperty('intercomUserJwt')
})
