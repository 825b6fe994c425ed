import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tools/repository.ts'

const apps = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))]

test.each(apps)('every form of %s has its line in a table of src/testing/refused-*.test.tsx', (app) => {
  const src = join(root, app, 'src')
  const tables = globSync('testing/refused-*.test.tsx', { cwd: src })
  const lines = tables.map((table) => readFileSync(join(src, table), 'utf8')).join()
  const forms = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && /\buseForm\(/.test(readFileSync(join(src, file), 'utf8')),
  )
  const missing = forms.filter((file) => !lines.includes(`file: '${file}'`)).map((file) => `${app}/${file}`)
  expect(missing).toEqual([])
})
