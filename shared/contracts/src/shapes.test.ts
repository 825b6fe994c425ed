import { expect, test } from 'vitest'
import { checkInput } from './check-input.ts'
import { optionalText, personName, text } from './shapes.ts'

test.each([
  ['a name', personName()],
  ['a text', text(100)],
  ['a text that may be empty', optionalText(100)],
])('%s loses what turns its direction around and halves of characters', (_, schema) => {
  const taken = (typed: string) => checkInput(schema, typed)
  expect(taken('Ana \u202Eoidar\u202C')).toEqual({ ok: true, value: 'Ana oidar' })
  expect(taken(' \u2066Ana\u2069 ')).toEqual({ ok: true, value: 'Ana' })
  expect(taken('Ana\uD83D')).toEqual({ ok: true, value: 'Ana' })
  expect(taken('\uDE00Ana')).toEqual({ ok: true, value: 'Ana' })
})

test('emoji with joiners, macrons and scripts from right to left stay as they are', () => {
  for (const typed of ['👩‍🦽 Mere', 'Tāmihana', 'سارا', 'می‌خواهم'])
    expect(checkInput(text(100), typed)).toEqual({ ok: true, value: typed })
})

test('a text of nothing else is empty', () => {
  expect(checkInput(text(100), '\u202E\u202C')).toEqual({ ok: false, fields: { '': 'Write something here.' } })
})
