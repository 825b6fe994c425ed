import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { flag, listOf, port, readEnvironment, webAddress } from './environment.ts'

const variables = z.object({
  DATABASE_URL: z.string(),
  WAYMARK_SECRET: z.string().check(z.minLength(32, 'at least 32 characters')),
  PORT: z._default(port, 8080),
  REDIS_URL: z.optional(z.string()),
  LOG_LEVEL: z._default(z.string(), 'info'),
  QUIET: z._default(flag, false),
  PUBLIC_URL: z.prefault(webAddress, 'http://localhost:8080'),
  HOSTS: listOf(z.string().check(z.minLength(3, 'names of at least 3 letters'))),
})

const whole = { DATABASE_URL: 'postgres://x', WAYMARK_SECRET: 'x'.repeat(32) }

it('reads variables, with their types and defaults; an empty one is not set', () => {
  const read = readEnvironment({ ...whole, PORT: '4001', QUIET: '1', REDIS_URL: ' ', LOG_LEVEL: '' }, variables)
  expect(read).toEqual({
    ...whole,
    PORT: 4001,
    REDIS_URL: undefined,
    LOG_LEVEL: 'info',
    QUIET: true,
    PUBLIC_URL: new URL('http://localhost:8080'),
    HOSTS: [],
  })
})

it('reads several with spaces or commas between', () => {
  expect(readEnvironment({ ...whole, HOSTS: ' one.test, two.test three.test' }, variables).HOSTS).toEqual([
    'one.test',
    'two.test',
    'three.test',
  ])
})

it('lists everything missing or wrong in one sentence, each variable once', () => {
  const env = { WAYMARK_SECRET: 'short', PORT: '70000', QUIET: 'maybe', PUBLIC_URL: 'here', HOSTS: 'a b' }
  expect(() => readEnvironment(env, variables)).toThrow(
    'Cannot start: set DATABASE_URL; make WAYMARK_SECRET at least 32 characters; make PORT a number from 0 to 65535; make QUIET 1 or 0; make PUBLIC_URL a web address; make HOSTS names of at least 3 letters.',
  )
})

it.each(['80a', '8080.5', '0x1f', '1e3', '  -'])('does not take %s for a number', (PORT) => {
  expect(() => readEnvironment({ ...whole, PORT }, variables)).toThrow('make PORT a number from 0 to 65535')
})
