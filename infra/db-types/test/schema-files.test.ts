import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allMigrations } from '@waymark/test-world/all-migrations'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSchemaFiles } from '../src/read-schema-files.ts'

const root = join(import.meta.dirname, '../../..')

let database: TestDatabase
let files: ReadonlyMap<string, string>
beforeAll(async () => {
  database = await createDatabase()
  files = await readSchemaFiles(database.admin)
})
afterAll(() => database.drop())

test.for(allMigrations.map(({ name }) => `services/${name}/src/db/schema.ts`))(
  '%s is what the migrations make',
  (path) => {
    const written = readFileSync(join(root, path), 'utf8')
    expect(
      written,
      `${path} differs from the migrated database: run "npm run db:types" and commit what it writes.`,
    ).toBe(files.get(path))
  },
)
