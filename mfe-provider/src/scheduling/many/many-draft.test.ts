import { expect, it } from 'vitest'
import { emptySpan, emptyWeekly, type ManyWeekly, spanConsequence, weeklyConsequence } from './many-draft.ts'

const saturdays: ManyWeekly = { ...emptyWeekly, daysOfWeek: [6, 0], startTimes: ['09:00', '10:15'] }

it('says what is missing, one thing after the other', () => {
  expect(weeklyConsequence(0, emptyWeekly)).toEqual({ missing: 'Choose at least one service.' })
  expect(weeklyConsequence(1, emptyWeekly)).toEqual({ missing: 'Choose at least one day.' })
  expect(weeklyConsequence(3, { ...saturdays, startTimes: [] })).toEqual({ missing: 'Add at least one time.' })
  expect(weeklyConsequence(3, { ...saturdays, startTimes: [], way: 'remove' })).toHaveProperty('text')
  expect(spanConsequence(0, emptySpan)).toEqual({ missing: 'Choose at least one service.' })
  expect(spanConsequence(3, emptySpan)).toEqual({ missing: 'Choose the first and the last day.' })
})

it('says what it does before it is done', () => {
  expect(weeklyConsequence(3, saturdays)).toEqual({
    text: 'Adds up to 4 times a week to each of 3 services. Times that are there stay as they are.',
  })
  expect(weeklyConsequence(3, { ...saturdays, way: 'replace' })).toEqual({
    text: 'Leaves exactly 4 times a week on 2 days for each of 3 services.',
  })
  expect(weeklyConsequence(1, { ...saturdays, way: 'remove', startTimes: [] })).toEqual({
    text: 'Removes all times on 2 days from this service.',
  })
  const christmas = { ...emptySpan, startDate: '2026-12-25', endDate: '2026-12-26' }
  expect(spanConsequence(3, christmas)).toEqual({ text: 'Adds this time away to each of 3 services.' })
  expect(spanConsequence(3, { ...christmas, kind: 'extra', way: 'remove' })).toEqual({
    text: 'Removes this extra time from each of 3 services.',
  })
})
