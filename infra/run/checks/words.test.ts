import { expect, test } from 'vitest'
import { retiredText, usesIn } from './words.ts'

const glossary = `
| Term | Meaning | Not |
|---|---|---|
| disabled reason | Why a button waits. | \`notYet\`, \`waitsFor\` |
| slot | A place for another remote. | |
`

test('reads retired words from the last column of the glossary', () => {
  expect(retiredText(glossary)).toEqual([
    { word: 'notYet', term: 'disabled reason' },
    { word: 'waitsFor', term: 'disabled reason' },
  ])
})

test('reports a retired word with its place and its replacement, as a whole word only', () => {
  const text = 'const notYetKnown = 1\nbutton.notYet = 2\n'
  expect(usesIn('a.ts', text, retiredText(glossary))).toEqual([
    { word: 'notYet', term: 'disabled reason', place: 'a.ts:2' },
  ])
})

test('requires max and min in the names of bounds', () => {
  expect(usesIn('a.ts', 'const longestWaitMs = 1', [])).toEqual([
    { word: 'longestWaitMs', term: 'maxX, minX', place: 'a.ts:1' },
  ])
  expect(usesIn('a.ts', 'const mostly = 1; const largestPaintMs = 2', [])).toEqual([])
})
