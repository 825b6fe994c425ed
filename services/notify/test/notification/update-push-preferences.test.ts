import { notification } from '@waymark/contracts/notification'
import { makePerson } from '@waymark/test-world/makers/person'
import { expect, test } from 'vitest'
import { openPushes } from '../open-pushes.ts'

const { world } = await openPushes()

test('switches kinds off and on, and leaves the others and other people’s unchanged', async () => {
  const [person, other] = [await makePerson(world), await makePerson(world)]
  const save = (isWanted: boolean) =>
    world.call(
      notification.updatePushPreferences,
      { preferences: [{ kind: 'booking confirmed', isWanted }] },
      { as: person },
    )
  const unwanted = (answer: Awaited<ReturnType<typeof save>>) =>
    answer.responseData?.preferences.filter(({ isWanted }) => !isWanted).map(({ kind }) => kind)
  expect(unwanted(await save(false))).toEqual(['booking confirmed'])
  expect(unwanted(await save(false))).toEqual(['booking confirmed'])
  expect(unwanted(await world.call(notification.getPushSettings, {}, { as: other }))).toEqual([])
  expect(unwanted(await save(true))).toEqual([])
})

test('refuses a kind that is listed twice', async () => {
  const one = { kind: 'booking changed' as const, isWanted: true }
  const answer = await world.call(
    notification.updatePushPreferences,
    { preferences: [one, one] },
    { as: await makePerson(world) },
  )
  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['preferences.1.kind'])
})
