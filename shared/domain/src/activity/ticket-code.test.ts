import { expect, test } from 'vitest'
import { readTicketCode } from './ticket-code.ts'

test.each([
  ['WM-501-ABCDEFGH23', { bookingId: 501, proof: 'ABCDEFGH23' }],
  [' wm-501-abcdefgh23 ', { bookingId: 501, proof: 'ABCDEFGH23' }],
  ['ABCDE FGH23', { bookingId: null, proof: 'ABCDEFGH23' }],
  ['abcde-fgh23', { bookingId: null, proof: 'ABCDEFGH23' }],
  ['fgh 23', { bookingId: null, proof: 'FGH23' }],
  ['0L3NJ', { bookingId: null, proof: 'OL3NJ' }],
  ['1L8NJ', { bookingId: null, proof: 'ILBNJ' }],
  ['WM-108-0BCDEFGH23', { bookingId: 108, proof: 'OBCDEFGH23' }],
])('%s is read as a code', (text, code) => {
  expect(readTicketCode(text)).toEqual(code)
})

test.each(['', '<b>', 'GH23', 'ABCDEFGH234', 'AB9DE', 'WM-501-ABC', 'https://example.org/ticket'])(
  '%s can be no code',
  (text) => {
    expect(readTicketCode(text)).toBeNull()
  },
)
