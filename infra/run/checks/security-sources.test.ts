import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../tools/repository.ts'

/** What docs/security-asvs.md says of all sources at once. */
const sourcesOf = (folders: string) =>
  globSync(`${folders}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const ofServer = [
  ...sourcesOf('services/*'),
  ...sourcesOf('shared/{service-kit,contracts,domain}'),
  ...globSync('infra/run/suite/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
]
const ofPages = [...sourcesOf('{shell,mfe-*}'), ...sourcesOf('shared/{ui,web-kit,contracts,domain}')]

/** The files where `pattern` occurs. */
const having = (sources: typeof ofServer, pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

it('pages write no HTML of their own and run no text', () => {
  expect(ofPages.length).toBeGreaterThan(500)
  const writes =
    /dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|srcdoc|\beval\(|new Function\(/i
  expect(having(ofPages, writes)).toEqual([])
})

it('the server hashes with SHA-256 alone', () => {
  const named = ofServer.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:createHash|createHmac|hash|hkdfSync)\(\s*'(\w+)'/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(new Set(named)).toEqual(new Set(['sha256']))
})

it('chance that can be guessed decides pauses only', () => {
  expect(having(ofServer, /Math\.random/).toSorted()).toEqual([
    'services/gateway/src/front-door.ts',
    'shared/service-kit/src/bus/postgres-bus.ts',
    'shared/service-kit/src/database/pipelined-reads.ts',
  ])
})

it('the server asks addresses of its settings and push services of known browsers, in these files, and follows no redirect', () => {
  const asking = ofServer.filter(({ text }) => /(?<!\.)\bfetch\(/.test(text))
  expect(asking.map(({ path }) => path).toSorted()).toEqual([
    'infra/run/suite/compose.ts',
    'infra/run/suite/integrations.ts',
    'infra/run/suite/payments-sandbox.ts',
    'services/gateway/src/ask-service.ts',
    'services/map/src/places/mapbox-places.ts',
    // The address of a browser, which `knows` has found to be its maker's.
    'services/notify/src/pushes/push-service.ts',
  ])
  expect(having(asking, /^(?![\s\S]*redirect: 'error')/)).toEqual([])
})

it('every package comes with its digest', () => {
  const lock: { packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(packages.length).toBeGreaterThan(500)
  expect(packages.flatMap(([path, { integrity }]) => (integrity?.startsWith('sha512-') ? [] : [path]))).toEqual([])
})

it('each security event that has a name is written somewhere', () => {
  const home = 'shared/service-kit/src/process/security-event.ts'
  const [, union = ''] =
    /type SecurityEvent =([\s\S]*?)\n\n/.exec(ofServer.find(({ path }) => path === home)?.text ?? '') ?? []
  const events = [...union.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '')
  expect(events.length).toBeGreaterThan(5)
  const elsewhere = ofServer.filter(({ path }) => path !== home)
  expect(events.filter((event) => !elsewhere.some(({ text }) => text.includes(`'${event}'`)))).toEqual([])
})
