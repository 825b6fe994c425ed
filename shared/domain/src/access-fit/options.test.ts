import { expect, test } from 'vitest'
import { absentText, accessOption, accessOptions, asksForMeasure, presentText } from './options.ts'

const textOf = (key: string) => accessOptions.filter((option) => option.key === key).map(absentText)[0]

test('a width is not said to be absent, a thing is', () => {
  expect(textOf('doorWidth')).toBe('Narrow entrance door')
  expect(textOf('lift')).toBe('Not here: lift to every floor')
  const lengths = accessOptions.filter(({ measure }) => measure?.unit === 'cm' || measure?.unit === 'm')
  expect(lengths.map(absentText).filter((text) => text.startsWith('Not here'))).toEqual([])
})

test('what is there is said with its measure, and a length without one as not measured', () => {
  const said = (id: number, measure: number | null) => {
    const option = accessOption(id)
    return option && presentText(option, measure)
  }
  expect(said(34, null)).toBe('Hearing loop')
  expect(said(31, 200)).toBe('Hoist: 200 kg')
  expect(said(31, null)).toBe('Hoist')
  expect(said(11, null)).toBe('Width of the entrance door: not measured')
})

test('lengths, noise and light ask for their measure; a count of things, a ramp and a hoist do not', () => {
  const asking = accessOptions.filter(asksForMeasure).map(({ measure }) => measure?.unit)
  expect(new Set(asking)).toEqual(new Set(['cm', 'm', 'dB', 'lux']))
})
