import { createDatabase } from '@waymark/test-world/test-database'
import { expect, onTestFinished, test } from 'vitest'

test('every foreign key has an index that finds each of its rows', async () => {
  const database = await createDatabase()
  onTestFinished(database.drop)
  const rows = await database.query(`
    select k.conrelid::regclass || ' (' || a.attname || ')' as key
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and not exists (
      select from pg_index i
      where i.indrelid = k.conrelid and i.indkey[0] = any(k.conkey)
        and coalesce(pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)', true))
    order by 1`)
  expect(rows).toEqual([])
})
