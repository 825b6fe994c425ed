import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../tools/repository.ts'

const page = readFileSync(join(root, 'docs/security-asvs.md'), 'utf8')
const states = ['met', 'open', 'operator', 'none'] as const
type State = (typeof states)[number]

/** Each row with its state and what shows it. */
const rows = [...page.matchAll(/^\| ([\d., ]+) \| (\w+) \| (.*) \|$/gm)].flatMap(
  ([, ids = '', state = '', shown = '']) => ids.split(', ').map((id) => ({ id, state, shown })),
)
const count = (state: State) => rows.filter((row) => row.state === state).length

it('names each requirement of levels 1 and 2 once, with a state', () => {
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
  expect(rows.filter(({ state }) => !states.includes(state as State))).toEqual([])
})

it('counts them', () => {
  expect(page).toContain(
    `**${count('met')} met, ${count('open')} open, ${count('operator')} of the operator, ${count('none')} of what we do not have.**`,
  )
})

it('gives a reason for each that is open', () => {
  const [, considered = ''] = page.split('## Considered, not done')
  const reasons = [...(considered.split('## Updates')[0]?.matchAll(/^\| ([\d.]+) \| \S/gm) ?? [])].map(([, id]) => id)
  expect(reasons).toEqual(rows.filter(({ state }) => state === 'open').map(({ id }) => id))
})

it('names for each that is met a test that there is, or the section where it is written down', () => {
  const files = globSync('{shell,mfe-*,services/*,shared/*,infra/*}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
  const wrong = rows
    .filter(({ state }) => state === 'met')
    .flatMap(({ id, shown }) => {
      const tests = [...shown.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)]
      const sections = [...shown.matchAll(/\]\(([\w-]+\.md)?#([\w-]+)\)/g)]
      if (tests.length + sections.length === 0) return [`${id} names nothing`]
      const missing = [
        ...tests.filter(([, file = '', words = '']) => !isTest(files, file, words)).map(([pair]) => pair),
        ...sections.filter(([, file, section = '']) => !isSection(file, section)).map(([link]) => link),
      ]
      return missing.map((one) => `${id}: ${one}`)
    })
  expect(wrong).toEqual([])
})

/** Whether one file ends with this path, and has these words. */
function isTest(files: readonly string[], path: string, words: string): boolean {
  const [found, another] = files.filter((file) => `/${file}`.endsWith(`/${path}`))
  return found !== undefined && another === undefined && readFileSync(join(root, found), 'utf8').includes(words)
}

function isSection(file: string | undefined, section: string): boolean {
  const text = file === undefined ? page : readFileSync(join(root, 'docs', file), 'utf8')
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.some(
    (heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-') === section,
  )
}
