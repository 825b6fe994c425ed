import { expect, test } from 'vitest'
import { messageFlags } from './grouping.ts'

const minuteMs = 60_000
const from = (author: string, sentMs: number, day = '2026-11-24') => ({ author, sentMs, day })
const authorsShown = (...messages: Parameters<typeof messageFlags>[0]) =>
  messageFlags(messages).map(({ showAuthor }) => showAuthor)

test('the same author within 3 minutes shares one name line: 3 minutes sharp still does', () => {
  expect(authorsShown(from('a', 0), from('a', 3 * minuteMs), from('a', 6 * minuteMs + 1))).toEqual([true, false, true])
})

test('another author starts anew, and so does the first one after them', () => {
  expect(authorsShown(from('a', 0), from('b', 1), from('a', 2))).toEqual([true, true, true])
})

test('each day shows its date once and starts anew', () => {
  const flags = messageFlags([from('a', 0), from('a', 1), from('a', 2, '2026-11-25')])
  expect(flags).toEqual([
    { showAuthor: true, showDate: true },
    { showAuthor: false, showDate: false },
    { showAuthor: true, showDate: true },
  ])
  expect(messageFlags([])).toEqual([])
})
