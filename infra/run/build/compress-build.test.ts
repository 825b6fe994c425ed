import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressBuild } from './compress-build.ts'

const text = 'let a = 1\n'.repeat(200)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-compress-'))
  writeFileSync(join(folder, 'main.aaaaaaaa.js'), text)
  writeFileSync(join(folder, 'index.html'), text)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('files whose names change with their content get compressed copies', async () => {
  await compressBuild(folder)
  expect(readdirSync(folder).sort()).toEqual([
    'index.html',
    'main.aaaaaaaa.js',
    'main.aaaaaaaa.js.br',
    'main.aaaaaaaa.js.gz',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'main.aaaaaaaa.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'main.aaaaaaaa.js.gz'))).toString()).toBe(text)
})

test('what a build that was ended left half written is written again', async () => {
  writeFileSync(join(folder, 'main.aaaaaaaa.js.br.new'), '')
  writeFileSync(join(folder, 'main.aaaaaaaa.js.gz'), '')
  await compressBuild(folder)
  expect(gunzipSync(readFileSync(join(folder, 'main.aaaaaaaa.js.gz'))).toString()).toBe(text)
  expect(brotliDecompressSync(readFileSync(join(folder, 'main.aaaaaaaa.js.br'))).toString()).toBe(text)
})
