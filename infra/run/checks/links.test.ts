import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from '@swc/core'
import { screenPathsIn } from '@waymark/build/screen-paths'
import { expect, test } from 'vitest'
import { root } from '../tools/repository.ts'

const apps = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))]
const linkText = /\b(?:href|to)="(\/[^"?#]*)/g
/** What the gateway serves beside the screens. */
const others = ['/', '/api/docs', '/dev/mail']

const sources = apps.flatMap((app) =>
  globSync('src/**/*.{ts,tsx}', { cwd: join(root, app), exclude: ['**/*.test.*', '**/testing/**'] }).map((file) => ({
    file: `${app}/${file}`,
    text: readFileSync(join(root, app, file), 'utf8'),
  })),
)

function screenPaths(text: string): readonly string[] {
  if (!text.includes('page(')) return []
  const { code } = transformSync(text, { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } })
  return [...screenPathsIn(code).keys()]
}

test('every link that is written out leads to a page', () => {
  const pages = [...others, ...sources.flatMap(({ text }) => screenPaths(text))]
  const links = sources.flatMap(({ file, text }) =>
    [...text.matchAll(linkText)].map(([, path = '']) => ({ file, path })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ path }) => !pages.some((page) => isAt(path, page)))).toEqual([])
})

/** Whether a path is that of a page, of which a part may be an id, or be left out. */
function isAt(path: string, page: string): boolean {
  const given = path.split('/')
  const parts = page.split('/')
  return (
    given.length <= parts.length &&
    parts.every((part, index) => part === given[index] || part.endsWith('?') || (part.startsWith(':') && given[index]))
  )
}
