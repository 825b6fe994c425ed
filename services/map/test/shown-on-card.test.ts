import { expect, test } from 'vitest'
import { shownOnCard } from '../src/access-facts.ts'

const fact = (optionId: number, isMet: boolean, measure: number | null = null) => ({
  optionId,
  isMet,
  measure,
  note: null,
  checkedOn: null,
})

test('a width that nobody has measured takes no room on a card from what is known', () => {
  const [doorWidth, stepFree, loop, quietRoom] = [11, 8, 34, 47]
  const others = [fact(stepFree, true), fact(loop, true), fact(quietRoom, false)]
  const idsOf = (door: ReturnType<typeof fact>) => shownOnCard([door, ...others], []).map(({ optionId }) => optionId)
  expect(idsOf(fact(doorWidth, true))).toEqual([stepFree, loop, quietRoom])
  expect(idsOf(fact(doorWidth, true, 82))).toEqual([doorWidth, stepFree, loop])
})
