import { expect, test } from 'vitest'
import { cutOffText, cutOffWalls } from './cut-offs.ts'
import { instantOf } from './instant-of.ts'

const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

test('a wall time becomes its instant, summer time or not', () => {
  expect(new Date(instantOf('2026-11-24T09:15:00', 'Pacific/Auckland')).toISOString()).toBe('2026-11-23T20:15:00.000Z')
  expect(new Date(instantOf('2026-07-01T09:15:00', 'Pacific/Auckland')).toISOString()).toBe('2026-06-30T21:15:00.000Z')
  expect(new Date(instantOf('2026-11-24T09:15:00', 'Pacific/Chatham')).toISOString()).toBe('2026-11-23T19:30:00.000Z')
})

test('cut-offs are 24 and 3 real hours before the start', () => {
  expect(cutOffWalls('2026-11-24T09:15:00', 'Pacific/Auckland')).toEqual({
    changeUntil: '2026-11-23T09:15:00',
    cancelUntil: '2026-11-24T06:15:00',
  })
})

test('across a clock change the hours are real hours', () => {
  // New Zealand's clocks go from 2 to 3 am on 27 September 2026.
  expect(cutOffWalls('2026-09-27T09:15:00', 'Pacific/Auckland').changeUntil).toBe('2026-09-26T08:15:00')
})

test('the text names the day only when it is a different one', () => {
  const until = { changeUntil: '2026-11-23T09:15:00', cancelUntil: '2026-11-24T06:15:00' }
  expect(cutOffText('2026-11-24T09:15:00', viewerZone, until)).toBe(
    'You can change it until Mon 23 Nov 2026, 9:15\u00a0am. You can cancel it until 6:15\u00a0am on the day.',
  )
})

test('the text names the zone of the place where the viewer has another one', () => {
  const until = { changeUntil: '2026-11-23T09:15:00', cancelUntil: '2026-11-24T06:15:00' }
  expect(cutOffText('2026-11-24T09:15:00', 'Pacific/Auckland', until)).toBe(
    'You can change it until Mon 23 Nov 2026, 9:15\u00a0am (Auckland time). You can cancel it until 6:15\u00a0am on the day.',
  )
})
