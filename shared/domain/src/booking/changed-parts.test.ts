import { expect, test } from 'vitest'
import { changedPartsText, dateChangeText } from './changed-parts.ts'

const nothing = {
  parts: [],
  from: 'Thu 26 Nov 2026, 9:00 am',
  to: 'Fri 27 Nov 2026, 10:15 am',
  size: null,
  price: null,
}

test('parts are named in one order, whatever the order they were changed in', () => {
  expect(changedPartsText(['notes', 'address', 'size'])).toBe('the size, the address or how to get in and the notes')
})

test.each([
  ['a new time', { parts: ['time'] }, 'Changed from Thu 26 Nov 2026, 9:00 am to Fri 27 Nov 2026, 10:15 am'],
  [
    'a size with its price',
    { parts: ['size'], size: { from: 'Usual visit', to: 'Long visit' }, price: { from: '$48.00', to: '$90.00' } },
    'Changed the size from Usual visit to Long visit. The price is $90.00 now, it was $48.00',
  ],
  [
    'a size at the same price',
    { parts: ['size', 'notes'], size: { from: 'Short', to: 'Usual' }, price: { from: 'Free', to: 'Free' } },
    'Changed the size from Short to Usual. Changed the notes',
  ],
  [
    'what is private, without repeating it',
    { parts: ['person', 'needs'] },
    'Changed who it is for and the access needs that are shared',
  ],
] as const)('%s', (_case, change, text) => {
  expect(dateChangeText({ ...nothing, ...change })).toBe(text)
})
