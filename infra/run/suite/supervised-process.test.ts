import { appendFileSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { rotateLog } from './supervised-process.ts'

it('bounds a log while it is written to, and keeps the one before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'suite.log')
  appendFileSync(path, 'first\n')
  const writer = openSync(path, 'a')
  rotateLog(path, 100)
  expect(readFileSync(path, 'utf8')).toBe('first\n')
  rotateLog(path, 5)
  writeSync(writer, 'second\n')
  expect(readFileSync(path, 'utf8')).toBe('second\n')
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('first\n')
})
