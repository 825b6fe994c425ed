import { accessOption } from '@waymark/domain/access-fit/options'
import { describe, expect, it } from 'vitest'
import {
  factAnswer,
  factLine,
  factPhrase,
  filterMeaning,
  filterName,
  wantedLabel,
  wantedPhrase,
} from './option-words.ts'
import { quickFilters } from './quick-filters.ts'

const door = 11
const ramp = 10
const parking = 1
const loop = 34
const entrance = 8
const step = 9
const yes = (accessibilityOptionId: number, measure: number | null = null) => ({
  accessibilityOptionId,
  value: 'yes' as const,
  measure,
})
const no = (accessibilityOptionId: number) => ({ accessibilityOptionId, value: 'no' as const, measure: null })

describe('facts in words', () => {
  it('says a measure with its unit', () => {
    expect(factPhrase(yes(door, 82))).toBe('door 82 cm')
    expect(factPhrase(yes(ramp, 14))).toBe('ramp 1:14')
    expect(factPhrase(yes(parking, 3))).toBe('mobility parking: 3')
  })

  it('never says "no" about something that is there', () => {
    expect(factPhrase(yes(entrance))).toBe('no steps at the entrance')
    expect(factPhrase(no(entrance))).toBe('steps at the entrance')
    expect(factPhrase(no(loop))).toBe('no hearing loop')
    expect(factPhrase(no(door))).toBe('narrow entrance door')
  })

  it('joins several into one line', () => {
    const facts = [yes(ramp, 14), yes(door, 82), yes(loop)]
    expect(factLine({ facts })).toBe('Ramp 1:14, door 82 cm, hearing loop')
    expect(factLine({ facts: [] })).toBe('No access details yet')
  })

  it('leaves out what is out of order', () => {
    const outages = [{ accessibilityOptionId: loop }, { accessibilityOptionId: null }]
    expect(factLine({ facts: [yes(door, 82), yes(loop)], outages })).toBe('Door 82 cm')
    expect(factLine({ facts: [yes(loop)], outages })).toBe('')
  })

  it('leaves out a width that is not measured, and says once that there is no step', () => {
    expect(factLine({ facts: [yes(door), yes(entrance), no(step)] })).toBe('No steps at the entrance')
    expect(factLine({ facts: [no(entrance), yes(step, 4)] })).toBe('Steps at the entrance, step 4 cm')
    expect(factLine({ facts: [no(step)] })).toBe('No step at the entrance')
    expect(factLine({ facts: [yes(step), yes(ramp)] })).toBe('Step, ramp')
    expect(factLine({ facts: [yes(door)] })).toBe('No access details yet')
  })

  it('returns the measure, otherwise yes or no', () => {
    const facts = [yes(door, 82), yes(door), no(door), yes(loop), no(loop)]
    expect(facts.map(factAnswer)).toEqual(['82 cm', 'Not measured', 'Narrow entrance door', 'Yes', 'No'])
  })
})

describe('what is asked for in words', () => {
  it('names the usual threshold, or the one given', () => {
    expect(wantedPhrase(door, null)).toBe('door at least 80 cm')
    expect(wantedPhrase(door, 90)).toBe('door at least 90 cm')
    expect(wantedPhrase(loop, null)).toBe('hearing loop')
  })

  it('leaves out a count of one', () => {
    const option = accessOption(parking)
    expect(option && wantedLabel(option, null)).toBe('Mobility parking')
    expect(option && wantedLabel(option, 2)).toBe('Mobility parking, at least 2')
  })
})

describe('the name of a filter', () => {
  const named = (id: number, threshold: number | null = null) => {
    const option = accessOption(id)
    return option && [filterName(option, threshold), filterMeaning(option)]
  }

  it('is short where the label is long, and says what it means', () => {
    expect(named(entrance)).toEqual(['No steps', 'Step-free entrance'])
    expect(named(door)).toEqual(['Door 80 cm+', 'Width of the entrance door'])
    expect(named(door, 90)?.[0]).toBe('Door 90 cm+')
    expect(named(parking)).toEqual(['Parking', 'Mobility parking'])
    expect(named(parking, 2)?.[0]).toBe('Parking, at least 2')
  })

  it('is the label of any other option, with how much it asks for', () => {
    expect(named(loop)).toEqual(['Hearing loop', null])
    expect(named(ramp)).toEqual(['Ramp at the entrance, 1:12 or gentler', null])
  })

  it('is the same in a sentence and in the bar', () => {
    expect([entrance, parking].map((id) => wantedPhrase(id, null))).toEqual(['no steps', 'parking'])
    expect(quickFilters.map(({ label }) => label)).toEqual([
      'No steps',
      'Door 80 cm+',
      'Accessible toilet',
      'Hearing loop',
      'Parking',
    ])
  })
})
