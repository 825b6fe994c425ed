import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const tokens = 'shared/ui/src/styles/tokens.css'

/** So a text that is readable in one theme is judged in the others by its classes alone (`readable-colours.ts`). */
test('a theme changes custom properties, in one file', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  })
  const withThemes = files
    .split('\n')
    .filter((file) => file !== '' && /prefers-(contrast|color-scheme)/.test(readFileSync(join(root, file), 'utf8')))
  expect(withThemes).toEqual([tokens])

  const declared = [...readFileSync(join(root, tokens), 'utf8').matchAll(/^\s*(-{0,2}[a-z][\w-]*):/gm)].map(
    ([, name = '']) => name,
  )
  expect([...new Set(declared.filter((name) => !name.startsWith('--')))]).toEqual(['color-scheme'])
})
