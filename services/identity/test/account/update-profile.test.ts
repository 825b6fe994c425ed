import { account } from '@waymark/contracts/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { goodPassword, registeredPerson } from '../registered-person.ts'

const world = await testWorld({ services: ['identity'] })

test('keeps names, and a phone number until it is emptied', async () => {
  const person = await makePerson(world)
  const names = { firstName: ' Mere ', lastName: 'Tūhoe' }
  const saved = await world.call(account.mapUpdateProfile, names, { as: person })
  expect(saved.responseData).toEqual({
    firstName: 'Mere',
    lastName: 'Tūhoe',
    phone: '021 555 0100',
    defaultServiceAreaId: null,
  })
  const emptied = await world.call(account.updateProfile, { ...names, phone: '' }, { as: person })
  expect(emptied.responseData?.phone).toBeNull()
})

test('accepts a default location of the person’s own, and removes it again', async () => {
  const person = await registeredPerson(world)
  const area = await makeArea(world)
  await world.db
    .updateTable('identity.user_profile')
    .set({ account_id: area.accountId, is_account_admin: true })
    .where('id', '=', person.userProfileId)
    .execute()
  const user = async () =>
    (await world.call(account.login, { email: person.email, password: goodPassword })).responseData
  const headers = { authorization: `Bearer ${(await user())?.token}` }
  const start = (defaultServiceAreaId: number | null) =>
    world.call(account.updateProfile, { firstName: 'A', lastName: 'B', defaultServiceAreaId }, { headers })
  expect((await start((await makeArea(world)).serviceAreaId)).httpStatusCode).toBe(404)
  expect((await start(area.serviceAreaId)).responseData?.defaultServiceAreaId).toBe(area.serviceAreaId)
  expect((await user())?.defaultServiceAreaId).toBe(area.serviceAreaId)
  expect((await start(null)).responseData?.defaultServiceAreaId).toBeNull()
  await start(area.serviceAreaId)
  expect((await world.call(account.removeDefaultServicearea, {}, { headers })).responseData).toEqual({ done: true })
  expect((await user())?.defaultServiceAreaId).toBeNull()
})
