import { distanceKm } from '@waymark/domain/place/distance'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
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

const wellington = { latitude: -41.2866, longitude: 174.7756 }
const places = [
  ['the same place', wellington, wellington],
  ['next door', wellington, { latitude: -41.2867, longitude: 174.7756 }],
  ['the edge of a radius', wellington, { latitude: -41.2866, longitude: 175.0747 }],
  ['across the sea', wellington, { latitude: -33.8678, longitude: 151.2073 }],
  ['across the 180th meridian', wellington, { latitude: -43.95, longitude: -176.56 }],
  ['the other side of the globe', wellington, { latitude: 41.2866, longitude: -5.2244 }],
  ['the pole', wellington, { latitude: -90, longitude: 0 }],
] as const

test.each(places)('%s is as far in a list as for the domain', async (_where, from, to) => {
  const distance = distanceKmSql(sql`${from.latitude}::float8`, sql`${from.longitude}::float8`, to)
  const { rows } = await sql<{ km: number }>`select ${distance} as km`.execute(db)
  expect(Number(rows[0]?.km)).toBeCloseTo(distanceKm(from, to), 6)
})
