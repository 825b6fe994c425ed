import { expect, test } from 'vitest'
import { coordinateText, networkText, texts, tooCloseText } from './texts.ts'

test('puts the cut-off where the source has N, and nowhere else', () => {
  expect(tooCloseText(3)).toBe('Cannot cancel/change booking within 3 hours of start time.')
  expect(tooCloseText(24)).toBe('Cannot cancel/change booking within 24 hours of start time.')
})

test('fills in the status code and the field name', () => {
  expect(networkText(524)).toBe('Network Error(error 524)')
  expect(coordinateText('latitude')).toBe('The latitude is not valid.')
  expect(coordinateText("$& $'")).toBe("The $& $' is not valid.")
})

test('keeps the trailing space of the source in the export sentence', () => {
  expect(texts.export.endsWith('! ')).toBe(true)
})
