import { expect, it } from 'vitest'
import { consequenceOf, emptyMany, type ManyDraft, reasonToWait } from './many-draft.ts'

const saturdays: ManyDraft = { ...emptyMany, serviceIds: [1, 2, 3], days: [6, 0], times: ['09:00', '10:15'] }

it('says what is missing, one thing after the other', () => {
  expect(reasonToWait(emptyMany)).toBe('Choose at least one service.')
  expect(reasonToWait({ ...emptyMany, serviceIds: [1] })).toBe('Choose at least one day.')
  expect(reasonToWait({ ...saturdays, times: [] })).toBe('Add at least one time.')
  expect(reasonToWait({ ...saturdays, times: [], way: 'remove' })).toBeUndefined()
  expect(reasonToWait({ ...saturdays, what: 'span' })).toBe('Choose the first and the last day.')
  expect(consequenceOf(emptyMany)).toBe('')
})

it('says what it does before it is done', () => {
  expect(consequenceOf(saturdays)).toBe(
    'Adds up to 4 times a week to each of 3 services. Times that are there stay as they are.',
  )
  expect(consequenceOf({ ...saturdays, way: 'replace' })).toBe(
    'Leaves exactly 4 times a week on 2 days for each of 3 services.',
  )
  expect(consequenceOf({ ...saturdays, way: 'remove', times: [], serviceIds: [1] })).toBe(
    'Removes all times on 2 days from this service.',
  )
  const christmas: ManyDraft = { ...saturdays, what: 'span', startDate: '2026-12-25', endDate: '2026-12-26' }
  expect(consequenceOf(christmas)).toBe('Adds this time away to each of 3 services.')
  expect(consequenceOf({ ...christmas, kind: 'extra', way: 'remove' })).toBe(
    'Removes this extra time from each of 3 services.',
  )
})
