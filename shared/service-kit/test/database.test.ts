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

test('columns arrive as numbers, dates, instants and ranges', async () => {
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
  // Each connection is told of the columns at its first run only.
  for (let run = 0; run < 6; run += 1) expect((await statement.execute(reads)).rows).toEqual([expected])
  await close()
})

test('a read takes values of every kind, run after run', async () => {
  const { reads, close } = open()
  const given = {
    at: new Date('2026-09-27T00:00:00.5Z'),
    ids: [3, 1],
    words: ['a', 'b "c"'],
    bytes: Buffer.from([0, 255]),
  }
  for (let run = 0; run < 6; run += 1) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${run}::int8 as run, ${null}::text as nothing, ${true}::boolean as yes, ${given.at}::timestamptz as at,
        ${given.ids}::int8[] as ids, ${given.words}::text[] as words, ${given.bytes}::bytea as bytes,
        ${{ deep: [run] }}::jsonb as json`.execute(reads)
    expect(rows).toEqual([{ run, nothing: null, yes: true, ...given, json: { deep: [run] } }])
  }
  await close()
})

test('a read of none or many rows answers as many, run after run', async () => {
  const { reads, close } = open()
  for (const count of [3, 0, 2, 0, 1, 5]) {
    const { rows } = await sql<{ n: number }>`select n from generate_series(1, ${count}::int) as n`.execute(reads)
    expect(rows).toEqual(Array.from({ length: count }, (_, place) => ({ n: place + 1 })))
  }
  await close()
})

test('a value that cannot be read fails its own read alone', async () => {
  const { reads, close } = open()
  const read = (text: string) => sql`select n from (values (${text}::int8), (7)) as list (n)`.execute(reads)
  for (let run = 0; run < 3; run += 1) {
    const [before, tooLarge, after] = await Promise.allSettled([read('1'), read('9223372036854775807'), read('3')])
    expect(before).toMatchObject({ value: { rows: [{ n: 1 }, { n: 7 }] } })
    expect(tooLarge).toMatchObject({ reason: { message: expect.stringContaining('too large for a number') } })
    expect(after).toMatchObject({ value: { rows: [{ n: 3 }, { n: 7 }] } })
  }
  await close()
})

test('nothing is read once the database is closed', async () => {
  const { reads, close } = open()
  await sql`select 1`.execute(reads)
  await close()
  await expect(sql`select 1`.execute(reads)).rejects.toThrow('closed')
})

test('a prepared statement is put together once, and takes the values of each run', async () => {
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

test('those who ask alike in one round share an answer; what is asked later sees what was written', async () => {
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

test('one read that fails does not disturb the reads beside it', async () => {
  const { reads, close } = open()
  for (let run = 0; run < 2; run += 1) {
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => sql`select 10 / ${index % 10}::int as share`.execute(reads)),
    )
    answers.forEach((answer, index) => {
      if (index % 10 === 0) expect(answer).toMatchObject({ reason: { code: '22012', message: 'division by zero' } })
      else expect(answer).toMatchObject({ value: { rows: [{ share: Math.trunc(10 / (index % 10)) }] } })
    })
  }
  await close()
})

test('a slow read is cancelled, because others wait behind it', async () => {
  const { reads, close } = openDatabase<Record<string, never>>({
    address: addressAs(database.admin, 'waymark_booking', database.secret),
    schema: 'booking',
    applicationName: 'waymark booking',
    readTimeoutMs: 100,
  })
  await expect(sql`select pg_sleep(5)`.execute(reads)).rejects.toThrow('statement timeout')
  await close()
})

test('reads and writes go on after every connection was killed', async () => {
  const { db, reads, close } = open()
  await sql`select 1`.execute(reads)
  await sql`select 1`.execute(db)
  for (let round = 0; round < 3; round += 1) {
    const read = () => sql`select ${round}::int as round, pg_sleep(0.01)`.execute(reads)
    // Both connections know the statement; the new ones will have to learn it again.
    for (let run = 0; run < 4; run += 1) await read()
    const under = Array.from({ length: 30 }, read)
    await database.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'waymark_booking'")
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

test('a statement that breaks a rule does not cost its connection', async () => {
  const { db, close } = open()
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const before = await pid()
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect(await pid()).toBe(before)
  await close()
})

test('addresses are read in every spelling of a socket', () => {
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
