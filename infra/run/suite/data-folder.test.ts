import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { requireWritableFolder } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-data-'))

it('makes a folder that is not there, and leaves nothing in it', () => {
  onTestFinished(() => rmSync(folder, { recursive: true }))
  requireWritableFolder(join(folder, 'data'))
  expect(readdirSync(join(folder, 'data'))).toEqual([])
  writeFileSync(join(folder, 'file'), '')
  expect(() => requireWritableFolder(join(folder, 'file'))).toThrow(/is not a folder\.$/)
})

it.runIf(existsSync('/sys/kernel'))('says in one sentence that a folder cannot be written to', () => {
  expect(() => requireWritableFolder('/sys/kernel')).toThrow(
    /^\/sys\/kernel (may not be written by this user|is on a read-only disk)\.$/,
  )
})
