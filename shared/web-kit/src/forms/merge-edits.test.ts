import { describe, expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { name: 'Newtown', phone: '04', hours: [1] }

describe('mergeEdits', () => {
  test('untouched fields take their value, edited ones stay', () => {
    const typed = { ...base, name: 'Newtown hub' }
    const theirs = { ...base, phone: '05', hours: [1, 2] }
    expect(mergeEdits(base, typed, theirs)).toEqual({
      values: { name: 'Newtown hub', phone: '05', hours: [1, 2] },
      theirs: {},
    })
  })

  test('a field that both changed keeps the draft, and is named', () => {
    const typed = { ...base, name: 'Newtown hub', phone: '06' }
    const theirs = { ...base, name: 'Newtown house', phone: '06' }
    expect(mergeEdits(base, typed, theirs)).toEqual({
      values: { name: 'Newtown hub', phone: '06', hours: [1] },
      theirs: { name: 'Newtown house' },
    })
  })

  test('without edits everything is theirs', () => {
    const theirs = { ...base, name: 'Newtown house' }
    expect(mergeEdits(base, base, theirs)).toEqual({ values: theirs, theirs: {} })
  })
})
