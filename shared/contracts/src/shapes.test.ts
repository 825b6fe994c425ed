import { expect, test } from 'vitest'
import { checkInput } from './check-input.ts'
import {
  catalogueId,
  cents,
  fullName,
  id,
  localDate,
  optionalText,
  personName,
  queryCatalogueId,
  text,
  wallDateTime,
  webAddress,
} from './shapes.ts'

test.each([
  ['a name', personName()],
  ['a whole name', fullName()],
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

test('the longest first and last name are a whole name together', () => {
  const longest = 'ā'.repeat(100)
  expect(checkInput(personName(), longest).ok).toBe(true)
  expect(checkInput(fullName(), `${longest} ${longest}`).ok).toBe(true)
})

test('a text of nothing else is empty', () => {
  expect(checkInput(text(100), '\u202E\u202C')).toEqual({ ok: false, fields: { '': 'Write something here.' } })
})

test('days are those of the years from 1900 to 2199', () => {
  const refused = { ok: false, fields: { '': 'Choose a year from 1900 to 2199.' } }
  for (const day of ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31']) {
    expect(checkInput(localDate(), day)).toEqual(refused)
    expect(checkInput(wallDateTime(), `${day}T10:00:00`)).toEqual(refused)
  }
  for (const day of ['1900-01-01', '1931-05-12', '2026-11-27', '2199-12-31']) {
    expect(checkInput(localDate(), day).ok).toBe(true)
    expect(checkInput(wallDateTime(), `${day}T10:00:00`).ok).toBe(true)
  }
})

test('what PostgreSQL keeps as an int ends where one does, and ids of rows go on', () => {
  const refused = { ok: false, fields: { '': 'Use 2147483647 or less.' } }
  for (const schema of [catalogueId(), cents()]) {
    expect(checkInput(schema, 2_147_483_647).ok).toBe(true)
    expect(checkInput(schema, 2_147_483_648)).toEqual(refused)
  }
  expect(checkInput(queryCatalogueId(), '2147483648').ok).toBe(false)
  expect(checkInput(id(), 2_147_483_648).ok).toBe(true)
})

test.each([
  ['example.org', 'https://example.org'],
  ['www.example.org/access?a=b', 'https://www.example.org/access?a=b'],
  ['example.org:8080', 'https://example.org:8080'],
  ['http://example.org', 'http://example.org'],
  ['', ''],
])('a web address is taken as people write it: %s', (typed, value) => {
  expect(checkInput(webAddress(), typed)).toEqual({ ok: true, value })
})

test.each([
  'example',
  'javascript:alert(1)',
  'waymark.nz@elsewhere.example',
  'https://waymark.nz@elsewhere.example',
  'a b.org',
])('what is no web address is refused: %s', (typed) => {
  expect(checkInput(webAddress(), typed)).toMatchObject({ ok: false })
})
