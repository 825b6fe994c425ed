import { accessOptions } from '@waymark/domain/access-fit/options'
import { expect, it } from 'vitest'
import { factEdits, factOfPath, factsToSend, knownCount } from './fact-edits.ts'

const door = {
  accessibilityOptionId: 11,
  value: 'yes' as const,
  measure: 82,
  note: null,
  source: 'Visit by our team',
  checkedOn: '2026-05-01',
  photo: null,
}

it('shows every option, and what nobody has checked as unknown', () => {
  const edits = factEdits([door])
  expect(edits).toHaveLength(accessOptions.length)
  expect(edits.filter(({ value }) => value !== 'unknown')).toEqual([
    { accessibilityOptionId: 11, value: 'yes', measure: 82, note: '' },
  ])
  expect(knownCount(edits)).toEqual({ known: 1, all: accessOptions.length })
  expect(knownCount(edits, 'parking').known).toBe(0)
})

it('sends what is known with its source, never the unknown', () => {
  expect(factsToSend(factEdits([door]), [door])).toEqual([
    { accessibilityOptionId: 11, value: 'yes', measure: 82, note: null, source: 'Visit by our team' },
  ])
})

it('finds the fact that an error speaks of', () => {
  expect(factOfPath(factEdits([door]), 'facts.0.measure')?.accessibilityOptionId).toBe(11)
  expect(factOfPath(factEdits([door]), 'version')).toBeUndefined()
})
