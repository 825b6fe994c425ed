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

it('names tests that there are', () => {
  const files = globSync('{shell,mfe-*,services/*,shared/*,infra/*}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  }).map((path) => `/${path}`)
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name]) => name ?? '')
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !files.some((path) => path.endsWith(`/${name}`)))).toEqual([])
})
