import { openDatabase } from '@waymark/service-kit/database'
import { addressAs, parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { prepare, prepareShared, type Slots } from '@waymark/service-kit/prepare'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
const open = () =>
  openDatabase<Record<string, never>>({
    address: addressAs(database.admin, 'waymark_booking', database.secret),
    schema: 'booking',
    applicationName: 'waymark booking',
  })

beforeAll(async () => {
  database = await createDatabase()
})

afterAll(() => database.drop())

test('parses columns as numbers, dates, instants and ranges', async () => {
  const { db, reads, close } = open()
  const statement = sql<Record<string, unknown>>`
    select 9007199254740991::int8 as id, array[1, 2]::int8[] as ids, date '2026-09-27' as day,
      timestamptz '2026-09-27 02:30+12' as at,
      tstzrange('2026-09-27 00:00+00', '2026-09-27 01:00:00.5+00') as during`
  const expected = {
    id: 9007199254740991,
    ids: [1, 2],
    day: '2026-09-27',
    at: new Date('2026-09-26T14:30:00Z'),
    during: { start: new Date('2026-09-27T00:00:00Z'), end: new Date('2026-09-27T01:00:00.500Z') },
  }
  expect((await statement.execute(db)).rows).toEqual([expected])
  expect((await statement.execute(reads)).rows).toEqual([expected])
  await close()
})

test('compiles a prepared statement once, and binds the values of each run', async () => {
  const { reads, close } = open()
  let built = 0
  const sum = prepare((_db: Kysely<Record<string, never>>, { left, right }: Slots<{ left: number; right: number }>) => {
    built += 1
    return sql<{ sum: number; again: number }>`select ${left}::int + ${right}::int as sum, ${left}::int as again`
  })
  const answers = await Promise.all([sum(reads, { left: 1, right: 2 }), sum(reads, { left: 30, right: 12 })])
  expect(answers).toEqual([[{ sum: 3, again: 1 }], [{ sum: 42, again: 30 }]])
  expect(built).toBe(1)
  await close()
})

test('shares an answer between equal reads of one turn, and shows later reads what was written', async () => {
  const { db, reads, close } = open()
  const jobs = prepareShared(
    (_db: Kysely<Record<string, never>>, { job }: Slots<{ job: string }>) =>
      sql<{ id: number }>`select id from outbox where job = ${job}`,
  )
  const [first, same, other] = [
    jobs(reads, { job: 'shared' }),
    jobs(reads, { job: 'shared' }),
    jobs(reads, { job: 'else' }),
  ]
  expect(same).toBe(first)
  expect(other).not.toBe(first)
  expect(await first).toEqual([])
  await sql`insert into outbox (job, queue, payload) values ('shared', 'none', '{}')`.execute(db)
  expect(await jobs(reads, { job: 'shared' })).toHaveLength(1)
  await sql`delete from outbox`.execute(db)
  await close()
})

test('reads cannot write, and have no transactions', async () => {
  const { reads, close } = open()
  await expect(sql`insert into outbox (job, queue, payload) values ('a', 'b', '{}')`.execute(reads)).rejects.toThrow(
    'read-only transaction',
  )
  await expect(reads.transaction().execute(async () => undefined)).rejects.toThrow('Reads have no transactions')
  await close()
})

test('reads that select every column go on when a migration adds one, and show it', async () => {
  const { db, reads, plannedReads, close } = open()
  await sql`create table widened (id int); insert into widened values (1)`.execute(db)
  const everything = sql`select * from widened`
  const readOften = () =>
    Promise.all([reads, plannedReads].flatMap((by) => Array.from({ length: 10 }, () => everything.execute(by))))
  expect((await readOften()).map(({ rows }) => rows)).toEqual(Array(20).fill([{ id: 1 }]))
  for (const [index, added] of [{ note: 'one' }, { note: 'one', more: 'two' }].entries()) {
    const column = index === 0 ? sql`note text default 'one'` : sql`more text default 'two'`
    await sql`alter table widened add column ${column}`.execute(db)
    expect((await readOften()).map(({ rows }) => rows)).toEqual(Array(20).fill([{ id: 1, ...added }]))
  }
  await sql`drop table widened`.execute(db)
  await expect(everything.execute(reads)).rejects.toThrow('does not exist')
  await close()
})

test('a failing read does not disturb the reads beside it', async () => {
  const { reads, close } = open()
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => sql`select 1 / ${index % 10}::int as share`.execute(reads)),
  )
  expect(answers.filter((answer) => answer.status === 'rejected')).toHaveLength(4)
  await close()
})

test('cancels a slow read, because others wait behind it', async () => {
  const { reads, close } = openDatabase<Record<string, never>>({
    address: addressAs(database.admin, 'waymark_booking', database.secret),
    schema: 'booking',
    applicationName: 'waymark booking',
    readTimeoutMs: 100,
  })
  await expect(sql`select pg_sleep(5)`.execute(reads)).rejects.toThrow('statement timeout')
  await close()
})

test('reads and writes recover after every connection was killed', async () => {
  const { db, reads, close } = open()
  await sql`select 1`.execute(reads)
  await sql`select 1`.execute(db)
  for (let round = 0; round < 3; round += 1) {
    const under = Array.from({ length: 30 }, () => sql`select ${round}::int as round, pg_sleep(0.01)`.execute(reads))
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'waymark_booking'",
    )
    for (const answer of await Promise.all(under)) expect(answer.rows).toMatchObject([{ round }])
    await expect
      .poll(() =>
        sql`select 1`.execute(db).then(
          () => 'written',
          () => 'lost',
        ),
      )
      .toBe('written')
  }
  await close()
})

test('a statement that violates a constraint does not cost its connection', async () => {
  const { db, close } = open()
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const before = await pid()
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect(await pid()).toBe(before)
  await close()
})

test('parses addresses in every notation of a socket', () => {
  const socket = { host: '/run/pg', port: 5433, database: 'waymark', user: 'me', password: 'p@ss' }
  expect(parseDatabaseUrl('postgresql://me:p%40ss@localhost:5433/waymark?host=/run/pg')).toMatchObject(socket)
  expect(parseDatabaseUrl('postgres://me:p%40ss@%2Frun%2Fpg:5433/waymark')).toMatchObject(socket)
  expect(parseDatabaseUrl('postgres://me:p%40ss@/waymark?host=/run/pg&port=5433')).toMatchObject(socket)
  expect(parseDatabaseUrl('postgres://db.example/waymark?sslmode=verify-full')).toMatchObject({
    host: 'db.example',
    port: 5432,
    ssl: { rejectUnauthorized: true },
  })
  expect(() => parseDatabaseUrl('mysql://x/y')).toThrow('DATABASE_URL must look like')
})
