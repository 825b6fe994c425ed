import { jobs } from '@waymark/contracts/jobs'
import { addressAs } from '@waymark/service-kit/database-address'
import { kitViews } from '@waymark/service-kit/kit-views'
import { migrateAll } from '@waymark/service-kit/migrate'
import { serviceRole, servicesGroup } from '@waymark/service-kit/roles'
import { allMigrations } from '@waymark/test-world/all-migrations'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { type Kysely, sql } from 'kysely'
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

  test.for(allMigrations)('$name reads the published views that it names, and no others', async ({ name, views }) => {
    const published = await database.query<{ schemaname: string; view: string }>(
      "select schemaname, schemaname || '.' || viewname as view from pg_views where schemaname like '%\\_api' order by 2",
    )
    const readable: string[] = []
    for (const { view } of published) {
      try {
        await as(serviceRole(name), `select 1 from ${view} limit 1`)
        readable.push(view)
      } catch (error) {
        expect(String(error)).toContain(`permission denied for view ${view.split('.')[1]}`)
      }
    }
    const ownViews = published.filter(({ schemaname }) => schemaname === `${name}_api`).map(({ view }) => view)
    expect(readable).toEqual([...new Set([...views, ...kitViews, ...ownViews])].sort())
  })

  test('another secret is refused before it changes a password, in one sentence', async () => {
    const other = { admin: database.admin, secret: 'another-secret-of-another-machine-1' }
    const refused = await migrateAll(allMigrations, other).catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'ConfigError', message: expect.stringContaining('another WAYMARK_SECRET') })
    expect((await as(serviceRole('booking'), 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('what an older installation granted to all services is taken back, what a service names stays', async () => {
    const old = await createDatabase()
    try {
      for (const { name } of allMigrations) {
        await old.query(`
          alter default privileges for role ${serviceRole(name)} in schema ${name}_api grant select on tables to ${servicesGroup};
          grant select on all tables in schema ${name}_api to ${servicesGroup};`)
      }
      await old.query(`revoke select on identity_api.person from ${serviceRole('booking')}`)
      await migrateAll(allMigrations, { admin: old.admin, secret: old.secret })
      await old.query(
        `set role ${serviceRole('provider')}; create view provider_api.later as select 1 as id; reset role`,
      )
      const [row] = await old.query<{ later: boolean; email: boolean; person: boolean }>(`select
        has_table_privilege('${serviceRole('booking')}', 'provider_api.later', 'select') as later,
        has_table_privilege('${serviceRole('booking')}', 'notify_api.email', 'select') as email,
        has_table_privilege('${serviceRole('booking')}', 'identity_api.person', 'select') as person`)
      expect(row).toEqual({ later: false, email: false, person: true })
    } finally {
      await old.drop()
    }
  })

  test('do not let a service read or write the tables of another', async () => {
    await expect(as('waymark_booking', 'select 1 from provider.outbox')).rejects.toThrow('permission denied')
    await expect(
      as('waymark_booking', "insert into provider.outbox (job, queue, payload) values ('a', 'b', '{}')"),
    ).rejects.toThrow('permission denied')
    await expect(as('waymark_booking', 'create table provider.mine (id int)')).rejects.toThrow('permission denied')
  })

  test('do not let a service write through the views of another, nor publish in its place', async () => {
    const writable = await database.query(`
      select schemaname, viewname from pg_views
      where schemaname like '%\\_api' and schemaname <> 'booking_api'
        and has_table_privilege('waymark_booking', format('%I.%I', schemaname, viewname), 'insert, update, delete')`)
    expect(writable).toEqual([])
    await expect(as('waymark_booking', 'create view provider_api.mine as select 1 as id')).rejects.toThrow(
      'permission denied',
    )
  })

  test('do not let a service touch the job queue or the shared counters', async () => {
    await expect(as('waymark_booking', 'select 1 from bullmq.job')).rejects.toThrow('permission denied')
    await expect(as('waymark_booking', 'select 1 from shared.request_counter')).rejects.toThrow('permission denied')
  })

  test('let every service with jobs use its own queue', () => {
    for (const [service, group] of Object.entries(jobs)) {
      for (const job of Object.values(group)) expect(job).toMatchObject({ queue: service })
    }
  })
})

describe('migrateAll', () => {
  test('is idempotent, also for several processes at once', async () => {
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

  test('starts from an empty database, also for several processes at once', async () => {
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

  test('names the service and the migration that failed, and rolls it back', async () => {
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

  test('gives way to who reads what it changes, and refuses nobody', async () => {
    const database = await createDatabase()
    const reader = new pg.Client(database.admin)
    await reader.connect()
    try {
      const chat = allMigrations.find(({ name }) => name === 'chat')
      const widening = {
        name: 'chat' as const,
        views: [],
        migrations: {
          ...chat?.migrations,
          '9998-two-tables': {
            up: async (db: Kysely<unknown>) => {
              await sql`alter table conversation add column later_one text`.execute(db)
              await sql`alter table message add column later_two text`.execute(db)
            },
          },
        },
      }
      // The reader notices a deadlock before a migration would that began to wait earlier.
      await reader.query(`set deadlock_timeout = '600ms'`)
      await reader.query('begin; select 1 from chat.message limit 1')
      const migration = migrateAll([widening], { admin: database.admin, secret: database.secret })
      const waiting = () =>
        database.query(`select 1 from pg_locks where not granted and relation = 'chat.message'::regclass`)
      await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toHaveLength(1)
      // Each waits for the other now.
      await reader.query('select 1 from chat.conversation limit 1')
      await reader.query('commit')
      await migration
      expect((await reader.query('select later_one from chat.conversation limit 0')).fields).toHaveLength(1)
    } finally {
      await reader.end()
      await database.drop()
    }
  })

  test('changes a table and its view while somebody reads the view without a pause', async () => {
    const database = await createDatabase()
    const reader = new pg.Client(database.admin)
    await reader.connect()
    try {
      const chat = allMigrations.find(({ name }) => name === 'chat')
      const isWaitedFor = async (db: Kysely<unknown>) => {
        const { rows } = await sql`select 1 from pg_locks where not granted and relation in (
          'chat.conversation'::regclass, 'chat_api.conversation'::regclass)`.execute(db)
        return rows.length > 0
      }
      const widening = {
        name: 'chat' as const,
        views: [],
        migrations: {
          ...chat?.migrations,
          '9998-table-and-view': {
            up: async (db: Kysely<unknown>) => {
              await sql`alter table conversation add column later text`.execute(db)
              await expect.poll(() => isWaitedFor(db), { interval: 10, timeout: 10_000 }).toBe(true)
              await sql`
                create or replace view chat_api.conversation as
                  select id, sid, booking_id, last_index, later from conversation`.execute(db)
            },
          },
        },
      }
      let isOver = false
      const migration = migrateAll([widening], { admin: database.admin, secret: database.secret }).finally(() => {
        isOver = true
      })
      const read = async () => {
        while (!isOver) await reader.query('select 1 from chat_api.conversation limit 1')
      }
      await Promise.all([migration, read()])
      expect((await reader.query('select later from chat_api.conversation limit 0')).fields).toHaveLength(1)
    } finally {
      await reader.end()
      await database.drop()
    }
  })

  test('lets a release before prepare anew what it reads, and leaves alone what it writes', async () => {
    const database = await createDatabase()
    const address = addressAs(database.admin, serviceRole('chat'), database.secret)
    const reader = new pg.Client({ ...address, application_name: 'waymark chat reads' })
    const writer = new pg.Client({ ...address, application_name: 'waymark chat' })
    const ended = new Promise<Error>((resolve) => reader.on('error', resolve))
    try {
      await reader.connect()
      await writer.connect()
      const chat = allMigrations.find(({ name }) => name === 'chat')
      const options = { admin: database.admin, secret: database.secret }
      const same = { name: 'chat' as const, views: [], migrations: { ...chat?.migrations } }
      await migrateAll([same], options)
      expect((await reader.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      const widening = {
        ...same,
        migrations: {
          ...same.migrations,
          '9998-wider': {
            up: async (db: Kysely<unknown>) => {
              await sql`alter table conversation add column later text`.execute(db)
            },
          },
        },
      }
      await migrateAll([widening], options)
      // What the services of every release take for a lost connection.
      expect(await ended).toMatchObject({ code: '57P01' })
      expect((await writer.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    } finally {
      await writer.end()
      await database.drop()
    }
  })

  test('keeps what came before the one that failed, since others serve on it meanwhile', async () => {
    const database = await createDatabase()
    try {
      const chat = allMigrations.find(({ name }) => name === 'chat')
      const half = {
        name: 'chat' as const,
        views: [],
        migrations: {
          ...chat?.migrations,
          '9998-kept': {
            up: (db: Kysely<unknown>) => sql`create table chat.kept ()`.execute(db).then(() => undefined),
          },
          '9999-broken': { up: () => Promise.reject(new Error('no such thing')) },
        },
      }
      const failing = migrateAll([half], { admin: database.admin, secret: database.secret })
      await expect(failing).rejects.toThrow('chat: 9999-broken failed')
      expect(await database.query(`select name from chat.migration where name > '9'`)).toEqual([{ name: '9998-kept' }])
    } finally {
      await database.drop()
    }
  })
})
