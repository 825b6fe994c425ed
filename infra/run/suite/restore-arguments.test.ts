import { expect, it } from 'vitest'
import { readRestoreArguments } from './restore-arguments.ts'

const now = new Date('2026-11-22T00:00:00Z')
const read = (...args: string[]) => readRestoreArguments(args, now)

it('reads a backup and a moment in either order', () => {
  const until = new Date('2026-11-21T20:30:00Z')
  expect(read('/backup')).toEqual({ backup: '/backup', until: undefined })
  expect(read('/backup', '--until', '2026-11-22T09:30:00+13:00')).toEqual({ backup: '/backup', until })
  expect(read('--until', '2026-11-21T20:30:00Z', '/backup')).toEqual({ backup: '/backup', until })
  expect(read('/backup', '--until', 'latest')).toEqual({ backup: '/backup', until: 'latest' })
  expect(read()).toEqual({ backup: undefined, until: undefined })
})

it.each([
  [['/backup', '--until'], 'Write the time of --until with its zone, such as 2026-11-22T09:30:00+13:00, or latest.'],
  [['/backup', '--until', '2026-11-21T20:30'], 'Write the time of --until with its zone'],
  [['/backup', '--until', 'yesterday'], 'Write the time of --until with its zone'],
  [['/backup', '--until', '2027-01-01T00:00:00Z'], '2027-01-01T00:00:00Z is still to come'],
  [['/backup', '--fresh'], '--fresh is not known here; the only option is --until <time>.'],
  [['--latest'], '--latest is not known here'],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence)
})
