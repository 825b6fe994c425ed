import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

const table = (key: readonly string[], ...rows: readonly Record<string, unknown>[]) => ({ key, rows })

test('rows are found again by their key, and compared in the columns that both have', () => {
  const before = new Map([['a.b', table(['id'], { id: 1, name: 'x', old: 1 }, { id: 2, name: 'y', old: 1 })]])
  const after = new Map([['a.b', table(['id'], { id: 2, name: 'z', more: 0 }, { id: 3, name: 'w', more: 0 })]])
  expect(compareRows(before, after)).toEqual([
    { table: 'a.b', before: 2, after: 2, lost: 1, added: 1, changed: { name: 1 }, goneColumns: ['old'] },
  ])
})

test('without a key the same row is the same as often as it is there', () => {
  const before = new Map([['a.b', table([], { n: 1 }, { n: 1 })]])
  const after = new Map([['a.b', table([], { n: 1 }, { n: 2 })]])
  expect(compareRows(before, after)).toMatchObject([{ lost: 1, added: 1, changed: {} }])
})

test('a table that is gone has lost its rows', () => {
  expect(compareRows(new Map([['a.b', table(['id'], { id: 1 })]]), new Map())).toMatchObject([
    { before: 1, after: undefined, lost: 1 },
  ])
})

test('a table with another name is the same table', () => {
  const old = new Map([['booking.booking_staff', table(['id'], { id: 1 })]])
  const now = new Map([['booking.staff_time', table([], { id: 1, more: 0 })]])
  expect(compareRows(old, now)).toMatchObject([{ table: 'booking.booking_staff', before: 1, after: 1, lost: 0 }])
})
