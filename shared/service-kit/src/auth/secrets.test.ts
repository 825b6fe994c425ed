import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrivateFileAddresses } from '../files/private-file-address.ts'
import { createSecrets } from './secrets.ts'
import { signLink, verifyLink } from './tokens.ts'

const first = 'a'.repeat(64)
const second = 'b'.repeat(64)
const third = 'c'.repeat(64)
const now = new Date('2026-11-23T20:00:00Z')
let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-secrets-'))
  file = join(folder, 'secret')
  writeFileSync(file, first)
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const rotateTo = (...secrets: readonly string[]) => {
  writeFileSync(file, secrets.join('\n'))
  vi.advanceTimersByTime(1001)
}

test('a link and a private file of the secret before are still valid, those of the one before that are not', () => {
  const secrets = createSecrets([first], file)
  const link = signLink(secrets.present(), { purpose: 'reset', subject: 'x', expiresAt: new Date(now.getTime() + 1) })
  const key = `private/${'0'.repeat(64)}.webp`
  const files = createPrivateFileAddresses(secrets.all)
  const address = files.tokenOf(key, now)
  rotateTo(second, first)
  expect(secrets.present()).toBe(second)
  expect(verifyLink(secrets.all(), 'reset', link, now)).toBe('x')
  expect(files.keyOf(address, now)).toBe(key)
  expect(files.tokenOf(key, now)).not.toBe(address)
  rotateTo(third, second)
  expect(verifyLink(secrets.all(), 'reset', link, now)).toBeUndefined()
  expect(files.keyOf(address, now)).toBeUndefined()
})

test('without a file they are those of the settings', () => {
  expect(createSecrets([second, first]).all()).toEqual([second, first])
})
