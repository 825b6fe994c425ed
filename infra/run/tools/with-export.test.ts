import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.ts'
import { withExport } from './with-export.ts'

const line = /^export \{ (\w+) \} from '\.\/(.+)\.ts'\n/gm

test.each(globSync('services/*/src/calls/*/index.ts', { cwd: root }))('%s could be made call by call', (path) => {
  const index = readFileSync(join(root, path), 'utf8')
  const exported = [...index.matchAll(line)]
  const made = exported
    .toReversed()
    .reduce((text, [, key = '', file = '']) => withExport(text, key, file), index.replaceAll(line, ''))
  expect(made).toBe(index)
})
