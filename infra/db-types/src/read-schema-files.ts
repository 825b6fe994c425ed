import type { DatabaseAddress } from '@waymark/service-kit/database-address'
import { allMigrations } from '@waymark/test-world/all-migrations'
import pg from 'pg'
import { readCatalog } from './read-catalog.ts'
import { schemaFiles } from './schema-file.ts'

/** The path of each service's `schema.ts` from the root, with the text generated from the migrated database at `address`. */
export async function readSchemaFiles(address: DatabaseAddress): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const schemas = allMigrations.flatMap(({ name }) => [name, `${name}_api`])
    const files = schemaFiles(await readCatalog(client, schemas), allMigrations)
    return new Map([...files].map(([name, text]) => [`services/${name}/src/db/schema.ts`, text]))
  } finally {
    await client.end()
  }
}
