import { expect, it } from 'vitest'
import { sampleMap } from '../testing/sample-access-map.ts'
import { typedOf } from './access-map.ts'
import { countChanges, unsavedWords } from './count-changes.ts'
import { changedParts, deedOf } from './history-words.ts'

it('names what was done, and what changed in it', () => {
  expect(deedOf('publish-map')).toBe('Published')
  expect(deedOf('take-back-map-request')).toBe('Request taken back')
  expect(deedOf('something-new')).toBe('something new')
  const before = { title: 'Harbour', towns: [], version: 1 }
  expect(changedParts({ before, after: { title: 'Whakatū', towns: [{}], version: 2 } })).toBe(
    'Changed: title, from “Harbour” to “Whakatū”; towns',
  )
  expect(changedParts({ before: { status: 'Draft' }, after: { status: 'Requested' } })).toBe(
    'Changed: state, from “Draft” to “Waits for an answer”',
  )
  expect([deedOf('add-access-map'), changedParts({ before: null, after: { title: 'Harbour' } })]).toEqual(['Made', ''])
})

it('counts the parts that are not saved; a picture and its switch are one', () => {
  const saved = typedOf(sampleMap)
  expect(countChanges(saved, saved)).toBe(0)
  const logo = new File([''], 'logo.png')
  expect(countChanges(saved, { ...saved, title: 'Whakatū', logo, isLogoDeleted: true })).toBe(2)
  expect(countChanges(saved, { ...saved, latitude: 1, longitude: 2, placeName: 'Elsewhere' })).toBe(1)
  expect([unsavedWords(1), unsavedWords(3)]).toEqual(['1 change is not saved.', '3 changes are not saved.'])
})
