import { account } from '@waymark/contracts/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['identity'] })

test('defaults every kind to on, and leaves other kinds unchanged', async () => {
  const person = await makePerson(world)
  const { userProfileId } = person
  const read = await world.call(account.getUserEmailPreferences, { userProfileId }, { as: person })
  expect(read.responseData?.preferences.every(({ isWanted }) => isWanted)).toBe(true)
  expect(read.responseData?.laterPreferences?.every(({ isWanted }) => isWanted)).toBe(true)
  const preferences = [
    { emailKind: 'booking completed' as const, isWanted: false },
    { emailKind: 'service offered' as const, isWanted: false },
  ]
  await world.call(account.updateUserEmailPreferences, { userProfileId, preferences }, { as: person })
  const again = await world.call(account.getUserEmailPreferences, { userProfileId }, { as: person })
  expect(again.responseData?.preferences.filter(({ isWanted }) => !isWanted).map(({ emailKind }) => emailKind)).toEqual(
    ['booking completed'],
  )
  const later = again.responseData?.laterPreferences?.map(({ emailKind, isWanted }) => [emailKind, isWanted])
  expect(later).toEqual([
    ['service offered', false],
    ['earlier time free', true],
    ['session staff', true],
  ])
  const wanted = preferences.map(({ emailKind }) => ({ emailKind, isWanted: true }))
  const back = await world.call(
    account.updateUserEmailPreferences,
    { userProfileId, preferences: wanted },
    { as: person },
  )
  expect(back.responseData).toEqual(read.responseData)
})

test('hides other people’s preferences, and refuses a repeated kind', async () => {
  const person = await makePerson(world)
  const { userProfileId } = await makePerson(world)
  expect((await world.call(account.getUserEmailPreferences, { userProfileId }, { as: person })).httpStatusCode).toBe(
    404,
  )
  const save = (whose: number, kinds: readonly 'booking changed'[]) => {
    const preferences = kinds.map((emailKind) => ({ emailKind, isWanted: false }))
    return world.call(account.updateUserEmailPreferences, { userProfileId: whose, preferences }, { as: person })
  }
  expect((await save(userProfileId, ['booking changed'])).httpStatusCode).toBe(404)
  const twice = await save(person.userProfileId, ['booking changed', 'booking changed'])
  expect(Object.keys(twice.error?.fields ?? {})).toEqual(['preferences.1.emailKind'])
})
