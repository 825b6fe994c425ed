import { expect, it } from 'vitest'
import { address, flag, optional, port, readConfig, required, secret, text } from './read-config.ts'

const settings = {
  databaseUrl: required('DATABASE_URL'),
  secret: secret('WAYMARK_SECRET'),
  port: port('PORT', 8080),
  redisUrl: optional('REDIS_URL'),
  level: text('LOG_LEVEL', 'info'),
  isQuiet: flag('QUIET', false),
  publicUrl: address('PUBLIC_URL', 'http://localhost:8080'),
}

it('reads settings, with their types and defaults', () => {
  const config = readConfig(
    { DATABASE_URL: 'postgres://x', WAYMARK_SECRET: 'x'.repeat(32), PORT: '4001', QUIET: '1', REDIS_URL: ' ' },
    settings,
  )
  expect(config).toEqual({
    databaseUrl: 'postgres://x',
    secret: 'x'.repeat(32),
    port: 4001,
    redisUrl: undefined,
    level: 'info',
    isQuiet: true,
    publicUrl: new URL('http://localhost:8080'),
  })
})

it('lists everything missing or wrong in one sentence', () => {
  const env = { WAYMARK_SECRET: 'short', PORT: '70000', QUIET: 'maybe', PUBLIC_URL: 'here' }
  expect(() => readConfig(env, settings)).toThrow(
    'Cannot start: set DATABASE_URL; make WAYMARK_SECRET at least 32 characters; make PORT a number from 0 to 65535; make QUIET 1 or 0; make PUBLIC_URL a web address.',
  )
})
