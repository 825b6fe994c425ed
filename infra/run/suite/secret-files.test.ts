import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecretFiles } from './secret-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('reads each file as the variable of its name, through the links of a mounted secret', () => {
  mkdirSync(join(folder, '..data'))
  writeFileSync(join(folder, '..data/WAYMARK_SECRET'), 'of many letters\n')
  symlinkSync('..data/WAYMARK_SECRET', join(folder, 'WAYMARK_SECRET'))
  writeFileSync(join(folder, 'notes.txt'), 'not a setting')
  expect(readSecretFiles({ SECRETS_DIR: folder })).toEqual({ WAYMARK_SECRET: 'of many letters' })
})

it('reads nothing where no folder is named', () => {
  expect(readSecretFiles({})).toEqual({})
})

it('refuses a folder that is not there', () => {
  expect(() => readSecretFiles({ SECRETS_DIR: join(folder, 'gone') })).toThrow(/cannot be read/)
})

it('refuses a setting that is said twice', () => {
  writeFileSync(join(folder, 'REDIS_URL'), 'redis://here')
  expect(() => readSecretFiles({ SECRETS_DIR: folder, REDIS_URL: 'redis://there' })).toThrow(/REDIS_URL is set, and/)
})
