import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '@waymark/contracts/service-names'
import { kitViews } from '@waymark/service-kit/kit-views'
import { allMigrations } from '@waymark/test-world/all-migrations'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const viewName = new RegExp(`\\b(?:${serviceNames.join('|')})_api\\.\\w+`, 'g')
/** What a trigger runs, as its migration writes it. */
const functionBody = /(\$\w*\$).*?\1/gs
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The views that a source text reads, including those of the service-kit rules it imports. */
function viewsIn(text: string): string[] {
  const rules = [...text.matchAll(/'@waymark\/service-kit\/([\w-]+-sql)'/g)].map(([, rule]) =>
    read(`shared/service-kit/src/rules/${rule}.ts`).replaceAll(/\/\*.*?\*\//gs, ''),
  )
  return [text, ...rules].flatMap((one) => one.match(viewName) ?? [])
}

test.for(allMigrations)('$name names the views that its statements read, and no others', ({ name, views }) => {
  const declared = ['schema.ts', 'views.ts', 'columns.ts'].map((file) => `services/${name}/src/db/${file}`)
  const files = globSync(`services/${name}/src/**/*.ts`, { cwd: root }).filter(
    (path) => !path.includes('/migrations/') && !declared.includes(path) && !path.endsWith('.test.ts'),
  )
  const found = new Set(files.flatMap((path) => viewsIn(read(path))))
  const mayRead = new Set<string>([...kitViews, ...views])
  expect([...found].filter((view) => !mayRead.has(view) && !view.startsWith(`${name}_api.`))).toEqual([])
  const inTriggers = new Set(
    globSync(`services/${name}/src/db/migrations/*.ts`, { cwd: root }).flatMap((path) =>
      (read(path).match(functionBody) ?? []).flatMap(viewsIn),
    ),
  )
  expect(views.filter((view) => !found.has(view) && !inTriggers.has(view))).toEqual([])
})
