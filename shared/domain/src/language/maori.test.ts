import { expect, test } from 'vitest'
import { languageParts } from './maori.ts'

const maoriIn = (text: string) => languageParts(text).flatMap((part) => (part.language === 'mi' ? part.text : []))

test.each([
  ['Ōtāhuhu Library', ['Ōtāhuhu']],
  ['Te Aro, Wellington', ['Te Aro']],
  ['Karori', ['Karori']],
  ['Kauri Gallery Whangārei', ['Kauri', 'Whangārei']],
  ['Te Papa o Kōwhai', ['Te Papa o Kōwhai']],
  ['A kauri tree', ['kauri']],
  ['I am at Te Puke', ['Te Puke']],
  ['Whare o te Moana', ['Whare o te Moana']],
  ['Nelson Whakatū', ['Whakatū']],
  ['Petone, Lower Hutt', ['Petone']],
  ['Remote area: take me to a minute of opera', []],
  ['Café Röntgen', []],
  ['Te', []],
  ['', []],
])('finds the Māori of %s', (text, expected) => {
  expect(maoriIn(text)).toEqual(expected)
  expect(
    languageParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
