import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tools/repository.ts'

const apps = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))]

/** Only reached through a screen or a file of the person, and so far refused in the test of that screen. A new form gets a line. */
const throughTheirScreens = [
  'mfe-provider/location/access-facts/access-facts.tsx',
  'mfe-provider/location/pictures/alt-dialog.tsx',
  'mfe-provider/scheduling/many/span-many-form.tsx',
  'mfe-provider/scheduling/many/weekly-many-form.tsx',
  'mfe-provider/services/many/many-details-form.tsx',
  'mfe-provider/services/many/many-sizes-form.tsx',
  'mfe-provider/services/sizes-fees-form.tsx',
]

test.each(apps)('every form of %s has its line in src/testing/refused-forms.test.tsx', (app) => {
  const src = join(root, app, 'src')
  const table = join(src, 'testing/refused-forms.test.tsx')
  const lines = existsSync(table) ? readFileSync(table, 'utf8') : ''
  const forms = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && /\buseForm\(/.test(readFileSync(join(src, file), 'utf8')),
  )
  const missing = forms.filter((file) => !lines.includes(`file: '${file}'`)).map((file) => `${app}/${file}`)
  expect(missing.sort()).toEqual(throughTheirScreens.filter((file) => file.startsWith(`${app}/`)))
})
