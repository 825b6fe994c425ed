import { expect, test } from 'vitest'
import { contradictions } from './contradictions.ts'
import type { AccessFact } from './fit.ts'
import { accessOptions } from './options.ts'

const fact = (key: string, state: AccessFact['state'], measure: number | null = null): AccessFact => ({
  optionId: accessOptions.find((option) => option.key === key)?.id ?? 0,
  state,
  measure,
})

test.each<[string, AccessFact[], string[]]>([
  [
    'a step before a step-free entrance',
    [fact('stepFreeEntrance', 'yes'), fact('entranceStep', 'yes', 15)],
    ['“Step-free entrance” is yes, but there is a step of 15 cm.'],
  ],
  [
    'the size of a toilet that is not there',
    [fact('accessibleToilet', 'no'), fact('toiletTurningSpace', 'yes', 150)],
    ['“Accessible toilet” is no, but “Turning space in the toilet” is given.'],
  ],
  ['a doorsill', [fact('stepFreeEntrance', 'yes'), fact('entranceStep', 'yes', 2)], []],
  ['no step', [fact('stepFreeEntrance', 'yes'), fact('entranceStep', 'no')], []],
  ['something unknown', [fact('lift', 'unknown'), fact('liftDoorWidth', 'yes', 90)], []],
  ['nothing', [], []],
])('finds what cannot be true together in %s', (_name, facts, sentences) => {
  expect(contradictions(facts).map(({ says }) => says)).toEqual(sentences)
})

test('names the fact that can be taken back', () => {
  const facts = [fact('lift', 'no'), fact('liftDoorWidth', 'yes', 90)]
  expect(contradictions(facts).map(({ optionId }) => optionId)).toEqual([facts[1]?.optionId])
})
