import { expect, test } from 'vitest'
import { compareShown } from './compare-shown.ts'
import type { Shown } from './shown-calls.ts'

const shown = (answers: Record<string, [status: number, data: unknown]>): Shown =>
  new Map(Object.entries(answers).map(([path, [status, data]]) => [path, { status, data }]))

test('an answer may gain fields, and is another when its status or what it held has changed', () => {
  const before = shown({
    '/a': [200, { id: 1, rows: [{ name: 'Ani' }] }],
    '/b': [200, { rows: [{ n: 1 }] }],
    '/c': [200, null],
  })
  const after = shown({
    '/a': [200, { id: 1, isNew: true, rows: [{ name: 'Ani', age: 3 }] }],
    '/b': [200, { rows: [{ n: 2 }] }],
    '/c': [500, null],
  })
  expect(compareShown(new Map([['ani', before]]), new Map([['ani', after]]))).toEqual({
    asked: 3,
    sameStatus: 2,
    sameContent: 1,
    otherStatus: new Map([['/c 200 to 500', 1]]),
    otherContent: new Map([['/b .rows[].n', 1]]),
  })
})

test('whoever is not let in is shown nothing', () => {
  const { otherStatus } = compareShown(new Map([['ani', shown({ '/a': [200, 1] })]]), new Map())
  expect([...otherStatus.keys()]).toEqual(['/a 200 to nothing'])
})
