import { expect, it } from 'vitest'
import { sharedLimits } from './shared-limits.ts'

const alone = { processes: 1, separate: [], databaseUrl: undefined } as const

it.each([
  ['one process with a database of its own', alone, {}, '0'],
  ['several processes on the port', { ...alone, processes: 2 }, {}, '1'],
  ['a service in a process of its own', { ...alone, separate: ['chat'] } as const, {}, '1'],
  ['a database that other machines may use', { ...alone, databaseUrl: 'postgresql://db/waymark' }, {}, '1'],
  ['a Redis that other machines may use', alone, { REDIS_URL: 'redis://cache' }, '1'],
  ['what the operator has set', alone, { SHARED_LIMITS: '1' }, '1'],
  ['what the operator has switched off', { ...alone, processes: 2 }, { SHARED_LIMITS: '0' }, '0'],
] as const)('counts requests by %s', (_what, settings, env, shared) => {
  expect(sharedLimits(settings, env)).toBe(shared)
})
