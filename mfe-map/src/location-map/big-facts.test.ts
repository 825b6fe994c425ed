import { accessOptions } from '@waymark/domain/access-fit/options'
import { expect, test } from 'vitest'
import { bigFacts } from './big-facts.ts'
import type { VenueFact } from './venue-data.ts'

function fact(key: string, value: 'yes' | 'no', measure: number | null = null): VenueFact {
  const option = accessOptions.find((one) => one.key === key)
  return {
    accessibilityOptionId: option?.id ?? 0,
    value,
    measure,
    note: null,
    source: null,
    checkedOn: null,
    photo: null,
    photoAlt: null,
  }
}

test('a no about a measure is said as what it means, with the measure where there is one', () => {
  expect(bigFacts([fact('doorWidth', 'no')], [], [])).toMatchObject([{ label: 'Front door', value: 'Narrow' }])
  expect(bigFacts([fact('doorWidth', 'no', 72)], [], [])).toMatchObject([{ value: '72', unit: 'cm' }])
  expect(bigFacts([fact('toiletTurningSpace', 'no')], [], [])).toMatchObject([{ value: 'Tight' }])
  expect(bigFacts([fact('hearingLoop', 'no')], [], [])).toMatchObject([{ value: 'No' }])
})

test('the way from the street to the door is free of steps where both the path and the entrance are', () => {
  const entrance = fact('stepFreeEntrance', 'yes')
  expect(bigFacts([entrance], [], [])).toMatchObject([{ label: 'Entrance', value: '0', unit: 'steps' }])
  expect(bigFacts([entrance, fact('stepFreePath', 'yes')], [], [])).toMatchObject([
    { label: 'Street to door', value: '0', unit: 'steps' },
  ])
  expect(bigFacts([entrance, fact('stepFreePath', 'no')], [], [])).toMatchObject([
    { label: 'Step-free from the street', value: 'No' },
    { label: 'Entrance', value: '0' },
  ])
})

test('what is out of order now is said with its fact', () => {
  const lift = fact('lift', 'yes')
  expect(bigFacts([lift], [], [lift.accessibilityOptionId])).toMatchObject([
    { value: 'Yes', note: 'Out of order now.' },
  ])
})
