import { describe, expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { name: 'Newtown', phone: '04', hours: [1] }

describe('mergeEdits', () => {
  test('untouched fields take their value, edited ones stay', () => {
    const typed = { ...base, name: 'Newtown hub' }
    const theirs = { ...base, phone: '05', hours: [1, 2] }
    expect(mergeEdits(base, typed, theirs)).toEqual({
      values: { name: 'Newtown hub', phone: '05', hours: [1, 2] },
      base: theirs,
      theirs: {},
    })
  })

  test('a field that both changed keeps the draft, and is named', () => {
    const typed = { ...base, name: 'Newtown hub', phone: '06' }
    const theirs = { ...base, name: 'Newtown house', phone: '06' }
    expect(mergeEdits(base, typed, theirs)).toEqual({
      values: { name: 'Newtown hub', phone: '06', hours: [1] },
      base: { name: 'Newtown', phone: '06', hours: [1] },
      theirs: { name: 'Newtown house' },
    })
  })

  test('a text that was saved without the spaces at its ends is no conflict, also in a list', () => {
    const people = (name: string) => ({ notes: `${name} `, people: [{ position: 0, name }] })
    const saved = { notes: 'Moana', people: [{ position: 0, name: 'Moana' }] }
    expect(mergeEdits(people('Aroha'), people('Moana '), saved)).toEqual({ values: saved, base: saved, theirs: {} })
  })

  test('a space typed at an end stays while others save another field', () => {
    const typed = { ...base, name: 'Newtown ' }
    expect(mergeEdits(base, typed, { ...base, phone: '05' }).values).toEqual({ ...typed, phone: '05' })
  })

  test('without edits everything is theirs', () => {
    const theirs = { ...base, name: 'Newtown house' }
    expect(mergeEdits(base, base, theirs)).toEqual({ values: theirs, base: theirs, theirs: {} })
  })
})

describe('a list of rows with ids', () => {
  const row = (sizeId: number, dollars: number | null, isOffered = true) => ({ sizeId, dollars, isOffered })
  const of = (...sizes: readonly ReturnType<typeof row>[]) => ({ sizes })
  const listBase = of(row(1, 63), row(2, 105), row(3, 140))

  test('each row is merged by its own fields', () => {
    const typed = of(row(1, 70), row(2, 105), row(3, 140))
    const theirs = of(row(1, 63), row(2, 111), row(3, 140, false))
    expect(mergeEdits(listBase, typed, theirs)).toEqual({
      values: of(row(1, 70), row(2, 111), row(3, 140, false)),
      base: theirs,
      theirs: {},
    })
  })

  test('what both changed is named by its place now, and is named again when they save again', () => {
    const typed = of(row(1, 63), row(2, 120), row(3, 140))
    const theirs = of(row(4, 9), row(1, 63), row(2, 111), row(3, 140))
    const merged = mergeEdits(listBase, typed, theirs)
    expect(merged).toEqual({
      values: of(row(4, 9), row(1, 63), row(2, 120), row(3, 140)),
      base: of(row(4, 9), row(1, 63), row(2, 105), row(3, 140)),
      theirs: { 'sizes.2.dollars': 111 },
    })
    const again = of(row(4, 9), row(1, 64), row(2, 111), row(3, 140))
    expect(mergeEdits(merged.base, merged.values, again)).toMatchObject({
      values: of(row(4, 9), row(1, 64), row(2, 120), row(3, 140)),
      theirs: { 'sizes.2.dollars': 111 },
    })
  })

  test('rows that one of them added or took away are added or gone', () => {
    const typed = of(row(2, 105), row(3, 140), row(5, 8))
    const theirs = of(row(1, 63), row(2, 105), row(4, 9))
    expect(mergeEdits(listBase, typed, theirs)).toEqual({
      values: of(row(2, 105), row(4, 9), row(5, 8)),
      base: theirs,
      theirs: {},
    })
  })

  test('a row that one changed and the other took away stays as it is here, and the list is named', () => {
    const theirs = of(row(1, 63), row(2, 111))
    const typed = of(row(1, 63), row(3, 150))
    expect(mergeEdits(listBase, typed, theirs)).toMatchObject({
      values: typed,
      base: listBase,
      theirs: { sizes: theirs.sizes },
    })
  })

  test('another order is one change of the whole list', () => {
    const typed = of(row(3, 140), row(1, 63), row(2, 105))
    const theirs = of(row(1, 63), row(2, 111), row(3, 140))
    expect(mergeEdits(listBase, typed, theirs)).toMatchObject({ values: typed, theirs: { sizes: theirs.sizes } })
  })

  test('a list without ids, or with the same one twice, is one field', () => {
    const hours = (opens: string) => ({ hours: [{ day: 1, opens }] })
    const merged = mergeEdits(hours('08:00'), hours('09:00'), hours('10:00'))
    expect(merged).toMatchObject({ values: hours('09:00'), theirs: hours('10:00') })
    const twice = (dollars: number) => of(row(0, dollars), row(0, 2))
    expect(mergeEdits(twice(1), twice(3), twice(4))).toMatchObject({ values: twice(3), theirs: twice(4) })
  })
})
