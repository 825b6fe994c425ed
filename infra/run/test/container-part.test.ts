import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../tools/repository.ts'

const file = join(root, 'infra/run/commands/container-part.ts')
const address = { DATABASE_URL: 'postgresql://localhost:1/waymark', WAYMARK_SECRET: 'of thirty-two characters or more' }

it.each([
  ['nothing to run', [], {}, 'A container runs serve or migrate, not nothing.'],
  ['a folder of secrets that is not there', ['serve'], { SECRETS_DIR: '/gone' }, 'SECRETS_DIR names /gone'],
  ['half-set keys', ['serve'], { ...address, STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_SECRET_KEY is set without'],
  ['what it opens left unsaid', ['serve'], { ...address, HOST: '0.0.0.0' }, 'say outright what it opens'],
  ['a database that does not answer', ['migrate'], address, 'does not answer'],
])('refuses to start with %s, in one sentence', (_name, args, env, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)])
  expect(status).toBe(1)
})
