import { accessOptions } from '@waymark/domain/access-fit/options'
import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { expect, test } from 'vitest'
import { activityConcepts, supportConcepts } from './openactive-concepts.ts'

const optionId = (key: string) => accessOptions.find((option) => option.key === key)?.id ?? 0
const kindIds = (...keys: string[]) => activityKinds.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
const fact = (key: string, state: 'yes' | 'no' | 'unknown') => ({ optionId: optionId(key), state, measure: null })

/** As https://openactive.io/activity-list had them in 2026. */
test.each([
  ['swimming', 'Swimming', '2750229d-b725-4171-9276-376be913957c'],
  ['yoga', 'Yoga', 'bf1a5e00-cdcf-465d-8c5a-6f57040b7f7e'],
  ['nature', 'Walking', '95092977-5a20-4d6e-b312-8fddabe71544'],
  ['boating', 'Sailing', '6bb8b844-df3e-4cae-bf5f-3e129c6b1a9d'],
])('names %s as the activity list does', (key, prefLabel, id) => {
  expect(activityConcepts(kindIds(key))).toMatchObject([
    { prefLabel, '@id': `https://openactive.io/activity-list#${id}`, inScheme: 'https://openactive.io/activity-list' },
  ])
})

test('names two kinds of one term once, and nothing that is no physical activity', () => {
  expect(activityConcepts(kindIds('adaptiveSport', 'ballGames')).map(({ prefLabel }) => prefLabel)).toEqual([
    'Multisports',
  ])
  expect(activityConcepts(kindIds('film', 'reading'))).toEqual([])
})

test('claims support only when all it needs is known', () => {
  const labels = (...facts: ReturnType<typeof fact>[]) => supportConcepts(facts).map(({ prefLabel }) => prefLabel)
  expect(labels(fact('stepFreeEntrance', 'yes'), fact('accessibleToilet', 'yes'))).toEqual(['Physical impairment'])
  expect(labels(fact('stepFreeEntrance', 'yes'), fact('accessibleToilet', 'unknown'))).toEqual([])
  expect(labels(fact('stepFreeEntrance', 'yes'), fact('accessibleToilet', 'no'), fact('hearingLoop', 'yes'))).toEqual([
    'Hearing impairment',
  ])
})
