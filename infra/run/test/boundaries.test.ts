import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from '../tools/repository.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-boundaries-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What the repository's rules say of a workspace that imports a package whose code is in `dist`, as most have it. */
function rulesBroken(
  dependencies: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): string {
  const files = {
    'node_modules/icons/package.json': JSON.stringify({ name: 'icons', exports: { './*': './dist/*.mjs' } }),
    'node_modules/icons/dist/cross.mjs': 'export default 1\n',
    'shared/ui/package.json': JSON.stringify({ name: '@waymark/ui', dependencies }),
    'shared/ui/src/cross.ts': "export { default as cross } from 'icons/cross'\n",
    ...more,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const tool = join(root, 'node_modules/.bin/depcruise')
  const args = [
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'err',
    'shared',
    ...(existsSync(join(folder, 'services')) ? ['services'] : []),
  ]
  return spawnSync(tool, args, { cwd: folder, encoding: 'utf8' }).stdout
}

test('refuses a package that the workspace does not declare, wherever the package keeps its code', () => {
  expect(rulesBroken({})).toContain('error no-undeclared-packages: shared/ui/src/cross.ts')
})

test('accepts a package that the workspace declares', () => {
  expect(rulesBroken({ icons: '1.0.0' })).toContain('no dependency violations found')
})

test('refuses SQL outside the folder of a service that holds it', () => {
  const broken = rulesBroken(
    { icons: '1.0.0' },
    {
      'node_modules/kysely/package.json': JSON.stringify({ name: 'kysely', exports: './index.mjs' }),
      'node_modules/kysely/index.mjs': 'export const sql = 1\n',
      'services/chat/package.json': JSON.stringify({ name: 'chat-service', dependencies: { kysely: '1.0.0' } }),
      'services/chat/src/calls/get-all.ts': "export { sql } from 'kysely'\n",
    },
  )
  expect(broken).toContain('error sql-lives-in-db: services/chat/src/calls/get-all.ts')
})
