import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../tools/repository.ts'
import { narrowings, presentMigrations, releasedMigrations } from './released-migrations.ts'

it.each([
  'create table thing (id bigint primary key, name text not null)',
  'alter table thing add column colour text',
  "alter table thing add column colour text not null default ''",
  "alter table thing add column colour text default '' not null",
  'alter table thing drop constraint thing_check, add constraint thing_check check (id > 0)',
  '/** Ends it.\n * contracts: colour, unread since 1.4 */\nalter table thing drop column colour',
])('services of before run beside %s', (text) => {
  expect(narrowings(text)).toEqual([])
})

it.each([
  ['drop table thing', 'takes something away'],
  ['alter table thing drop column colour', 'takes something away'],
  ['alter table thing rename colour to hue', 'gives something another name'],
  ['alter table thing rename to stuff', 'gives something another name'],
  ['alter table thing alter column colour type integer', 'gives a column another type'],
  ['alter table thing alter column colour set not null', 'demands a value that is left out today'],
  ['alter table thing add column colour text not null', 'adds a column that must have a value'],
])('services of before break beside %s', (text, sentence) => {
  expect(narrowings(text)).toEqual([sentence])
})

it('migrations since the last release only add, and none of it is gone', () => {
  const [released, present] = [releasedMigrations(), presentMigrations()]
  expect(released.filter((file) => !present.includes(file))).toEqual([])
  const found = present
    .filter((file) => !released.includes(file))
    .flatMap((file) => narrowings(readFileSync(join(root, file), 'utf8')).map((sentence) => `${file} ${sentence}`))
  expect(found).toEqual([])
})
