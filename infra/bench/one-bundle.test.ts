import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@waymark/run/tools/repository'
import { expect, test } from 'vitest'
import { remotesSource } from './one-bundle.ts'

test('The one bundle has all that pages ask of remotes', () => {
  const source = readFileSync(join(root, 'shared/web-kit/src/host/remotes.ts'), 'utf8')
  const names = namesIn(source, /^export (?:async )?function (\w+)/gm)
  // The page of the one bundle does not start any.
  expect(namesIn(remotesSource(), /export const (\w+)/g)).toEqual(names.filter((name) => name !== 'startRemotes'))
})

function namesIn(source: string, exported: RegExp): string[] {
  return [...source.matchAll(exported)].map(([, name = '']) => name).toSorted()
}
