import { jobs } from '@waymark/contracts/jobs'
import { addressAs } from '@waymark/service-kit/database-address'
import { migrateAll } from '@waymark/service-kit/migrate'
import { allMigrations } from '@waymark/test-world/all-migrations'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

describe('roles and grants', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createDatabase()
  })

  afterAll(() => database.drop())

  async function as(role: string, text: string): Promise<pg.QueryResult> {
    const client = new pg.Client(addressAs(database.admin, role, database.secret))
    await client.connect()
    try {
      return await client.query(text)
    } finally {
      await client.end()
    }
  }

  test('a service reads the published views of another', async () => {
    const { rows } = await as('waymark_booking', 'select count(*)::int as areas from provider_api.service_area')
    expect(rows).toEqual([{ areas: 0 }])
  })

  test('a service neither reads nor writes the tables of another', async () => {
    await expect(as('waymark_booking', 'select 1 from provider.outbox')).rejects.toThrow('permission denied')
    await expect(
      as('waymark_booking', "insert into provider.outbox (job, queue, payload) values ('a', 'b', '{}')"),
    ).rejects.toThrow('permission denied')
    await expect(as('waymark_booking', 'create table provider.mine (id int)')).rejects.toThrow('permission denied')
  })

  test('a service cannot write through the views of another, nor publish in its place', async () => {
    const writable = await database.query(`
      select schemaname, viewname from pg_views
      where schemaname like '%\\_api' and schemaname <> 'booking_api'
        and has_table_privilege('waymark_booking', format('%I.%I', schemaname, viewname), 'insert, update, delete')`)
    expect(writable).toEqual([])
    await expect(as('waymark_booking', 'create view provider_api.mine as select 1 as id')).rejects.toThrow(
      'permission denied',
    )
  })

  test('a service can neither touch the job queue nor the shared counters', async () => {
    await expect(as('waymark_booking', 'select 1 from bullmq.job')).rejects.toThrow('permission denied')
    await expect(as('waymark_booking', 'select 1 from shared.rate_limit')).rejects.toThrow('permission denied')
  })

  test('every service that is asked for jobs knows its own queue', () => {
    for (const [service, group] of Object.entries(jobs)) {
      for (const job of Object.values(group)) expect(job).toMatchObject({ queue: service })
    }
  })
})

describe('migrateAll', () => {
  test('changes nothing when it runs again, by several processes at once', async () => {
    const database = await createDatabase()
    try {
      const options = { admin: database.admin, secret: database.secret }
      await Promise.all([migrateAll(allMigrations, options), migrateAll(allMigrations, options)])
      const [row] = await database.query<{ migrations: number }>(
        'select count(*)::int as migrations from booking.migration',
      )
      const booking = allMigrations.find((service) => service.name === 'booking')
      expect(row?.migrations).toBe(Object.keys(booking?.migrations ?? {}).length)
    } finally {
      await database.drop()
    }
  })

  test('starts from an empty database, by several processes at once', async () => {
    const database = await createDatabase()
    try {
      await database.query('create database empty_start')
      const options = { admin: { ...database.admin, database: 'empty_start' }, secret: database.secret }
      await Promise.all([1, 2, 3].map(() => migrateAll(allMigrations, options)))
    } finally {
      await database.query('drop database if exists empty_start with (force)')
      await database.drop()
    }
  })

  test('names the service and the migration that failed, and leaves none of it behind', async () => {
    const database = await createDatabase()
    try {
      const broken = {
        name: 'booking' as const,
        views: [],
        migrations: {
          ...allMigrations.find((service) => service.name === 'booking')?.migrations,
          '9999-broken': { up: () => Promise.reject(new Error('no such thing')) },
        },
      }
      await expect(migrateAll([broken], { admin: database.admin, secret: database.secret })).rejects.toThrow(
        'booking: 9999-broken failed',
      )
    } finally {
      await database.drop()
    }
  })
})
