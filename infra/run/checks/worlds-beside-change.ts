import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools/repository.ts'

const sources = /^services\/([a-z]+)\/(?:src\/(?!db\/(?:migrations\/|views\.ts$))|test\/.*\.test\.ts$)/
/** What no service imports, and no test of a service. */
const pages = /\.md$|^(?:mfe-[a-z]+|shell|shared\/(?:ui|web-kit)|infra\/e2e)\//
const world = /\b(?:testWorld|bootWorld)\(/g
const worldOfNames = /\b(?:testWorld|bootWorld)\(\{\s*services: \[((?:'[a-z]+'(?:, )?)*)\]/g

/**
 * The tests whose worlds start none of the services that changed. `testWorld` can load every service, so by its imports
 * alone a handler would reach the tests of all of them. Whatever else changed, such as a migration, reaches every world.
 */
export function worldsBesideChange(files: readonly string[]): readonly string[] {
  const changed = new Set<string>()
  for (const file of files.filter((name) => !pages.test(name))) {
    const service = sources.exec(file)?.[1]
    if (service === undefined) return []
    changed.add(service)
  }
  if (changed.size === 0) return []
  const tests = globSync('{services/*/test,shared/service-kit,infra/{test-world,demo-world}}/**/*.test.ts', {
    cwd: root,
  })
  return tests.filter((test) => !reaches(test, readFileSync(join(root, test), 'utf8'), changed)).sort()
}

function reaches(test: string, text: string, changed: ReadonlySet<string>): boolean {
  const owner = /^services\/([a-z]+)\//.exec(test)?.[1]
  if (owner !== undefined && changed.has(owner)) return true
  const worlds = [...text.matchAll(worldOfNames)].map(([, names = '']) => names)
  if (worlds.length === 0 || worlds.length !== [...text.matchAll(world)].length) return true
  return [...changed].some(
    (name) => worlds.some((names) => names.includes(`'${name}'`)) || text.includes(`/${name}-service`),
  )
}
