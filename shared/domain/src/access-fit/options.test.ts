import { expect, test } from 'vitest'
import { absentText, accessOptions } from './options.ts'

const textOf = (key: string) => accessOptions.filter((option) => option.key === key).map(absentText)[0]

test('a width is not said to be absent, a thing is', () => {
  expect(textOf('doorWidth')).toBe('Narrow entrance door')
  expect(textOf('lift')).toBe('Not here: lift to every floor')
  const lengths = accessOptions.filter(({ measure }) => measure?.unit === 'cm' || measure?.unit === 'm')
  expect(lengths.map(absentText).filter((text) => text.startsWith('Not here'))).toEqual([])
})
