import { catalogueIdOf } from '@waymark/domain/catalogue/own-services'
import { catalogueIdSql } from '@waymark/service-kit/catalogue-id-sql'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
let db: Kysely<Record<string, never>>
beforeAll(async () => {
  database = await createDatabase()
  db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...database.admin, max: 1 }) }) })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test.each([1, 44, 1001, 7016, 2_000_044])('service %i stands in a list where the domain has it', async (id) => {
  const { rows } = await sql<{ id: number }>`select ${catalogueIdSql(sql`${id}::int`)} as id`.execute(db)
  expect(rows[0]?.id).toBe(catalogueIdOf(id))
})
