import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { backUp } from '../backup.ts'
import { keepOnce } from '../keep-archive.ts'
import { restore } from '../restore.ts'
import { drillRestore } from '../restore-drill.ts'
import { type RunningPostgres, startPostgres } from '../start-postgres.ts'
import { maxWaitingSegments, pruneArchive, waitingSegments, walFolder } from '../wal-archive.ts'

const started: RunningPostgres[] = []
const folders: string[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-pitr-'))
  // A folder only root can enter would send the clusters to /var/lib, and leave them there.
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(dataDir: string, walArchive?: string): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir, walArchive })
  started.push(postgres)
  return postgres
}

async function stop(postgres: RunningPostgres): Promise<void> {
  started.splice(started.indexOf(postgres), 1)
  await postgres.stop()
}

async function query<Row extends object>(postgres: RunningPostgres, text: string): Promise<Row[]> {
  const client = new Client(postgres.connection)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** The notes of a restored folder, which is removed afterwards. */
async function notesIn(dataDir: string): Promise<string[]> {
  const postgres = await start(dataDir)
  const rows = await query<{ body: string }>(postgres, 'select body from note order by id')
  await stop(postgres)
  return rows.map(({ body }) => body)
}

/** Writes a note and resolves with a time after it and before the next one. */
async function write(postgres: RunningPostgres, body: string): Promise<Date> {
  await query(postgres, `insert into note (body) values ('${body}')`)
  await pause(30)
  const [row] = await query<{ now: Date }>(postgres, 'select clock_timestamp() as now')
  await pause(30)
  return row?.now ?? new Date(Number.NaN)
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('restores a backup to any moment after it, with the files of that time, and says when the archive is too short', async () => {
  const root = newFolder()
  const dataDir = join(root, "it's data")
  const walArchive = join(root, "it's 100% archive")
  const original = await start(dataDir, walArchive)
  const archive = original.archive ?? ''
  await query(original, 'create table note (id bigint generated always as identity, body text)')
  const beforeBackup = await write(original, 'in the backup')
  const backup = join(root, 'backup')
  const facts = await backUp(original, dataDir, backup)
  expect(facts.walArchive).toBe(archive)

  mkdirSync(join(dataDir, 'files', 'ab'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'ab', 'later.webp'), 'picture')
  const wanted = await write(original, 'wanted')
  await keepOnce({ archive, dataDir, days: 14 })
  rmSync(join(dataDir, 'files', 'ab', 'later.webp'))
  await keepOnce({ archive, dataDir, days: 14 })
  const mistake = await write(original, 'a mistake')
  await query(original, `delete from note where body = 'wanted'`)
  await pause(30)
  await query(original, 'select pg_switch_wal()')
  await stop(original)

  await restore(backup, join(root, 'as-it-was'))
  expect(await notesIn(join(root, 'as-it-was'))).toEqual(['in the backup'])

  await restore(backup, join(root, 'wanted'), { until: wanted })
  expect(await notesIn(join(root, 'wanted'))).toEqual(['in the backup', 'wanted'])
  expect(readFileSync(join(root, 'wanted', 'files', 'ab', 'later.webp'), 'utf8')).toBe('picture')

  await restore(backup, join(root, 'mistake'), { until: mistake })
  expect(await notesIn(join(root, 'mistake'))).toEqual(['in the backup', 'wanted', 'a mistake'])

  expect(await restore(backup, join(root, 'latest'), { until: 'latest' })).toBeInstanceOf(Date)
  // What a restored suite writes goes on in the same archive, beside the WAL that it did not take.
  const again = await start(join(root, 'latest'), walArchive)
  expect(again.archive).toBe(archive)
  await write(again, 'after the restore')
  await query(again, 'select pg_switch_wal()')
  await expect.poll(() => waitingSegments(again.clusterDir), { timeout: 20_000 }).toBe(0)
  await stop(again)
  await expect(startPostgres({ dataDir: join(root, 'mistake'), walArchive })).rejects.toThrow(
    'Another restored copy of this database goes on in the WAL archive',
  )
  await restore(backup, join(root, 'second'), { until: 'latest' })
  expect(await notesIn(join(root, 'second'))).toEqual(['in the backup', 'a mistake', 'after the restore'])

  await expect(restore(backup, join(root, 'none'), { until: beforeBackup })).rejects.toThrow('take an earlier one')
  await expect(restore(backup, join(root, 'none'), { until: new Date(Date.now() + 3_600_000) })).rejects.toThrow(
    /The WAL archive does not reach .*: its last transaction is of \d{4}-.*--until latest/,
  )
  expect(existsSync(join(root, 'none', 'postgres'))).toBe(false)
  rmSync(walArchive, { recursive: true })
  await expect(restore(backup, join(root, 'none'), { until: wanted })).rejects.toThrow('is not there')
  await restore(backup, join(root, 'none'))
  expect(await notesIn(join(root, 'none'))).toEqual(['in the backup'])
}, 120_000)

test('archives nothing unless asked, and such a backup cannot be brought forward', async () => {
  const root = newFolder()
  const original = await start(join(root, 'data'))
  expect(original.archive).toBeUndefined()
  expect(await query(original, 'show archive_mode')).toEqual([{ archive_mode: 'off' }])
  await backUp(original, join(root, 'data'), join(root, 'backup'))
  await expect(restore(join(root, 'backup'), join(root, 'restored'), { until: 'latest' })).rejects.toThrow(
    'has no WAL archive',
  )
  await expect(startPostgres({ dataDir: join(root, 'other'), walArchive: join(root, 'other', 'wal') })).rejects.toThrow(
    'lies inside the data that it keeps',
  )
})

test('an archive that takes nothing costs a bounded number of segments and stops nobody', async () => {
  const root = newFolder()
  const postgres = await start(join(root, 'data'), join(root, 'archive'))
  rmSync(join(root, 'archive'), { recursive: true })
  await query(postgres, 'create table note (id bigint generated always as identity, body text)')
  for (let segment = 0; segment < maxWaitingSegments + 12; segment += 1) {
    await query(postgres, `insert into note (body) values ('x')`)
    await query(postgres, 'select pg_switch_wal()')
  }
  await query(postgres, `select pg_reload_conf()`)
  await expect
    .poll(() => waitingSegments(postgres.clusterDir), { timeout: 25_000 })
    .toBeLessThanOrEqual(maxWaitingSegments)
  expect(readFileSync(join(root, 'data', 'logs', 'postgres.log'), 'utf8')).toContain('is given up, since too many wait')
  expect(await query(postgres, 'select count(*)::int from note')).toEqual([{ count: maxWaitingSegments + 12 }])
}, 120_000)

test('deletes WAL and deleted files by their age, and never the names of timelines', async () => {
  const root = newFolder()
  const archive = join(root, 'archive')
  const dataDir = join(root, 'data')
  mkdirSync(walFolder(archive), { recursive: true })
  mkdirSync(join(dataDir, 'files', 'ab'), { recursive: true })
  const old = new Date(Date.now() - 20 * 24 * 3_600_000)
  for (const name of ['000000010000000000000001.gz', '00000002.history.gz', '000000010000000000000002.gz'])
    writeFileSync(join(walFolder(archive), name), '')
  for (const name of ['000000010000000000000001.gz', '00000002.history.gz'])
    utimesSync(join(walFolder(archive), name), old, old)
  for (const name of ['kept', 'gone']) writeFileSync(join(dataDir, 'files', 'ab', name), name)
  await keepOnce({ archive, dataDir, days: 14 })
  expect(readdirSync(walFolder(archive)).sort()).toEqual(['000000010000000000000002.gz', '00000002.history.gz'])

  rmSync(join(dataDir, 'files', 'ab', 'gone'))
  await keepOnce({ archive, dataDir, days: 14 })
  expect(readdirSync(join(archive, 'deleted-files', 'ab'))).toEqual(['gone'])
  utimesSync(join(archive, 'deleted-files', 'ab', 'gone'), old, old)
  await keepOnce({ archive, dataDir, days: 14 })
  expect(readdirSync(join(archive, 'deleted-files', 'ab'))).toEqual([])
  expect(readdirSync(join(archive, 'files', 'ab'))).toEqual(['kept'])
  expect(pruneArchive(archive, new Date(0))).toBe(0)
})

test('a drill finds what a backup has and what it lacks, while others write', async () => {
  const root = newFolder()
  const dataDir = join(root, 'data')
  const postgres = await start(dataDir, join(root, 'archive'))
  await query(
    postgres,
    'create table note (id bigint generated always as identity, body text); create table rest as select 1',
  )
  await query(postgres, `insert into note (body) select 'x' from generate_series(1, 500)`)
  const backup = join(root, 'backup')
  await backUp(postgres, dataDir, backup)
  await query(postgres, `insert into note (body) select 'y' from generate_series(1, 300)`)

  const old = await drillRestore(postgres, dataDir, { backupDir: backup })
  expect(old.tables).toEqual([
    { table: 'public.note', running: 800, restored: 800, written: 0, isSame: true },
    { table: 'public.rest', running: 1, restored: 1, written: 0, isSame: true },
  ])

  let writing = true
  const writes = (async () => {
    while (writing) {
      await query(postgres, `insert into note (body) values ('z')`)
      await pause(20)
    }
  })()
  const fresh = await drillRestore(postgres, dataDir)
  writing = false
  await writes
  expect(fresh.tables.map(({ table, isSame }) => [table, isSame])).toEqual([
    ['public.note', true],
    ['public.rest', true],
  ])
  expect(fresh.tables[0]?.restored).toBeGreaterThan(800)
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('waymark-drill-'))).toEqual([])
}, 120_000)
