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

test('every foreign key has an index that finds each of its rows', async () => {
  const { rows } = await sql<{ key: string }>`
    select k.conrelid::regclass || ' (' || a.attname || ')' as key
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and not exists (
      select from pg_index i
      where i.indrelid = k.conrelid and i.indkey[0] = any(k.conkey)
        and coalesce(pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)', true))
    order by 1`.execute(db)
  expect(rows).toEqual([])
})
