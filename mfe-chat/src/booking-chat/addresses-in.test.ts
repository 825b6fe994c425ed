import { expect, test } from 'vitest'
import { addressesIn } from './addresses-in.ts'

test.each([
  ['https://example.org/map?a=1&b=2#top', ['https://example.org/map?a=1&b=2#top']],
  ['See https://example.org/rooms.', ['https://example.org/rooms']],
  ['(see http://example.org/a_(b)), or HTTPS://Example.org!', ['http://example.org/a_(b)', 'HTTPS://Example.org']],
  ['https://one.example, https://two.example', ['https://one.example', 'https://two.example']],
  ['https://pōneke.example/wāhi', ['https://pōneke.example/wāhi']],
])('%s has the addresses %j', (words, texts) => {
  expect(addressesIn(words).map(({ text }) => text)).toEqual(texts)
})

test.each([
  'javascript:alert(1)',
  'javascript:https://example.org',
  'data:text/html,hello',
  'xhttps://example.org',
  'https://',
  'example.org and me@example.org',
])('%s has no address that opens by a press, but for one of the web', (words) => {
  expect(addressesIn(words).every(({ href }) => /^https?:/.test(href))).toBe(true)
  if (!words.includes(':https')) expect(addressesIn(words)).toEqual([])
})
