import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { CannotStart } from '../cannot-start.ts'
import { runningServer } from '../running-server.ts'
import { type RunningPostgres, startPostgres } from '../start-postgres.ts'

const started: RunningPostgres[] = []
const folders: string[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-pg-'))
  // A folder only root can enter would send the cluster to /var/lib, and leave it there.
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(dataDir: string): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir })
  started.push(postgres)
  return postgres
}

async function query(postgres: RunningPostgres, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: postgres.adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('starts on an empty folder, keeps its data across a stop, and leaves no process behind', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await query(first, 'create table kept as select 7 as answer')
  await first.stop()
  started.pop()
  expect(runningServer(first.clusterDir)).toBeUndefined()

  const second = await start(dataDir)
  expect(await query(second, 'select answer from kept')).toEqual([{ answer: 7 }])
})

test('restarts a killed server immediately, with every answered write', async () => {
  const restarted = Promise.withResolvers<string>()
  const postgres = await startPostgres({ dataDir: newFolder(), onRestart: restarted.resolve })
  started.push(postgres)
  await query(postgres, 'create table kept as select 7 as answer')
  const killed = postgres.pid()
  expect(killed).toBeDefined()
  process.kill(killed ?? 0, 'SIGKILL')
  expect(await restarted.promise).toContain('starting it again')

  await expect
    .poll(() => query(postgres, 'select answer from kept').catch(() => 'not yet'), { timeout: 10_000 })
    .toEqual([{ answer: 7 }])
  expect(postgres.pid()).not.toBe(killed)
})

test('refuses a second start on a folder in use, and the first keeps running', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await expect(startPostgres({ dataDir })).rejects.toThrow('is in use by a running suite')
  expect(await query(first, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test('works in a folder whose path is longer than a socket path may be', async () => {
  const postgres = await start(join(newFolder(), 'a'.repeat(60), 'b'.repeat(60)))
  expect(await query(postgres, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test('refuses a damaged database in one sentence that says what to do', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'stray'), 'not a database')
  const refusal = await startPostgres({ dataDir }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CannotStart)
  expect(String(refusal)).toMatch(/damaged database .*--fresh/)
})

test('refuses a file where the data folder should be', async () => {
  const path = join(newFolder(), 'file')
  writeFileSync(path, '')
  await expect(startPostgres({ dataDir: path })).rejects.toThrow(`${path} is not a folder.`)
})

test('gives the reason when PostgreSQL itself refuses a cluster', async () => {
  const dataDir = newFolder()
  const postgres = await start(dataDir)
  await postgres.stop()
  started.pop()
  rmSync(join(postgres.clusterDir, 'global', 'pg_control'))
  await expect(startPostgres({ dataDir })).rejects.toThrow(/does not start \(.*pg_control.*\); start with --fresh/)
})
