import { expect, test } from 'vitest'
import { messageFlags } from './grouping.ts'

const minuteMs = 60_000
const from = (author: string, sentMs: number, day = '2026-11-24') => ({ author, sentMs, day })
const authorsShown = (...messages: Parameters<typeof messageFlags>[0]) =>
  messageFlags(messages).map(({ showAuthor }) => showAuthor)

test('joins messages of one author within exactly 3 minutes under one name line', () => {
  expect(authorsShown(from('a', 0), from('a', 3 * minuteMs), from('a', 6 * minuteMs + 1))).toEqual([true, false, true])
})

test('starts a new group for another author, and for the first one after them', () => {
  expect(authorsShown(from('a', 0), from('b', 1), from('a', 2))).toEqual([true, true, true])
})

test('shows each date once and starts a new group with it', () => {
  const flags = messageFlags([from('a', 0), from('a', 1), from('a', 2, '2026-11-25')])
  expect(flags).toEqual([
    { showAuthor: true, showDate: true },
    { showAuthor: false, showDate: false },
    { showAuthor: true, showDate: true },
  ])
  expect(messageFlags([])).toEqual([])
})
