import { notification } from '@waymark/contracts/notification'
import { makePerson } from '@waymark/test-world/makers/person'
import { expect, test } from 'vitest'
import { openTexts } from '../open-texts.ts'

const { world, makeTexted } = await openTexts()

test('switches kinds on and off, and leaves the others and other people’s unchanged', async () => {
  const { person } = await makeTexted(['booking confirmed', 'booking cancelled'])
  const other = await makePerson(world)
  const preferences = [
    { kind: 'booking confirmed' as const, isWanted: false },
    { kind: 'booking reminder 2 h' as const, isWanted: true },
  ]
  const saved = await world.call(notification.updateTextPreferences, { preferences }, { as: person })
  const wanted = (answer: typeof saved) =>
    answer.responseData?.preferences.filter(({ isWanted }) => isWanted).map(({ kind }) => kind)
  expect(wanted(saved)).toEqual(['booking cancelled', 'booking reminder 2 h'])
  expect(wanted(await world.call(notification.getTextSettings, {}, { as: other }))).toEqual([])
})

test('refuses a kind that is listed twice', async () => {
  const one = { kind: 'booking changed' as const, isWanted: true }
  const answer = await world.call(
    notification.updateTextPreferences,
    { preferences: [one, one] },
    { as: await makePerson(world) },
  )
  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['preferences.1.kind'])
})
