import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type Binaries, findBinaries } from './binaries.ts'
import { CannotStart, describeFileError } from './cannot-start.ts'
import { claimFolder } from './claim-folder.ts'
import { giveTo, hasCluster, type Places, placesOf, prepareFolders, sharedFolder } from './cluster-folder.ts'
import { stopRunningServer } from './running-server.ts'
import { type ServerAccount, serverAccount } from './server-account.ts'
import { addressOf, connectionOf, type ServerConnection, serverPort, superuser } from './server-connection.ts'
import { archiveSettings, prepareArchive } from './wal-archive.ts'

export interface PostgresOptions {
  /** The folder of the whole suite; the cluster becomes its `postgres/`. */
  readonly dataDir: string
  /** Further server settings, such as `{ fsync: 'off' }` for throw-away test data. */
  readonly settings?: Readonly<Record<string, string>>
  /** A folder on another disk for all WAL, with which a backup can be brought to any later moment; left out, none is kept. */
  readonly walArchive?: string | undefined
  /** How long the server may take to accept connections (default a minute). */
  readonly startMs?: number
  /** Called with a sentence when the server died and was restarted. */
  readonly onRestart?: (sentence: string) => void
}

export interface RunningPostgres {
  /** Superuser URL of the database `waymark`, over the unix socket; includes the password. */
  readonly adminUrl: string
  readonly connection: ServerConnection
  readonly clusterDir: string
  /** The folder that this cluster's WAL goes to, when `walArchive` was given. */
  readonly archive: string | undefined
  /** The server's current process id; changes after a restart. */
  readonly pid: () => number | undefined
  readonly stop: () => Promise<void>
}

const defaultStartMs = 60_000
const maxBackoffMs = 5_000
const steadyMs = 30_000

const defaultSettings: Readonly<Record<string, string>> = {
  shared_buffers: '256MB',
  max_connections: '200',
  wal_level: 'logical',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Details quote the rows that broke a constraint, and with them what people wrote.
  log_error_verbosity: 'terse',
  // An answered write survives a crash; the few that need not opt out in their session.
  synchronous_commit: 'on',
}

/**
 * Starts the embedded PostgreSQL of a data folder and restarts it when it dies. Resolves when it accepts connections;
 * rejects with `CannotStart` when a person must act.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const account = serverAccount()
  const places = placesOf(options.dataDir, account)
  prepareFolders(places, account)
  const release = await claimFolder(places.dataDir, join(places.socketDir, 'claim'))
  try {
    const binaries = findBinaries(account, sharedFolder)
    if (!hasCluster(places, binaries.majorVersion)) createCluster(places, binaries, account)
    giveTo(account, places.clusterDir)
    await stopRunningServer(places.clusterDir)
    return await supervise(options, places, binaries, account, release)
  } catch (error) {
    await release()
    throw error
  }
}

async function supervise(
  options: PostgresOptions,
  places: Places,
  binaries: Binaries,
  account: ServerAccount,
  release: () => Promise<void>,
): Promise<RunningPostgres> {
  const connection = connectionOf(places)
  const archive = options.walArchive && prepareArchive(options.walArchive, places, account)
  const settings = { ...defaultSettings, ...(archive && archiveSettings(archive)), ...options.settings }
  let stopping = false
  const logStart = keptLogSize(places.logFile)
  let server = launch(places, binaries, account, settings)
  try {
    await untilReady(server, connection, places, { logStart, startMs: options.startMs ?? defaultStartMs })
  } catch (error) {
    server.kill('SIGQUIT')
    await ended(server)
    throw error
  }

  const watch = async () => {
    let backoffMs = 100
    while (!stopping) {
      const startedAt = Date.now()
      await ended(server)
      if (stopping) return
      backoffMs = Date.now() - startedAt > steadyMs ? 100 : Math.min(backoffMs * 2, maxBackoffMs)
      options.onRestart?.(`PostgreSQL ended unexpectedly (${server.signalCode ?? server.exitCode}); starting it again.`)
      await pause(backoffMs)
      if (stopping) return
      server = launch(places, binaries, account, settings)
    }
  }
  const watching = watch()

  return {
    adminUrl: addressOf(connection),
    connection,
    clusterDir: places.clusterDir,
    archive: archive || undefined,
    pid: () => server.pid,
    stop: async () => {
      stopping = true
      server.kill('SIGINT')
      const force = setTimeout(() => server.kill('SIGQUIT'), 20_000)
      await ended(server)
      clearTimeout(force)
      await watching
      await release()
    },
  }
}

function createCluster(places: Places, binaries: Binaries, account: ServerAccount): void {
  // Created beside its place and renamed, so that an incomplete one is never taken for a cluster.
  const unfinished = `${places.clusterDir}.new`
  const passwordFile = join(places.socketDir, 'password.new')
  const password = randomBytes(24).toString('hex')
  try {
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { mode: 0o700 })
    giveTo(account, unfinished)
    writeFileSync(passwordFile, password, { mode: 0o600 })
    giveTo(account, passwordFile)
  } catch (error) {
    throw new CannotStart(describeFileError(error, places.clusterDir))
  }
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      unfinished,
      '-U',
      superuser,
      '--auth-local=scram-sha-256',
      '--auth-host=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
    ].concat(['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '-N']),
    { ...account, cwd: '/', encoding: 'utf8', env: serverEnvironment },
  )
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) {
    const reason = (made.stderr || made.error?.message || '')
      .split('\n')
      .findLast((line) => /error|cannot|could not/i.test(line))
    throw new CannotStart(`A new database cannot be made in ${places.dataDir}: ${(reason ?? 'initdb failed').trim()}`)
  }
  writeFileSync(places.passwordFile, password, { mode: 0o600 })
  rmSync(places.clusterDir, { recursive: true, force: true })
  renameSync(unfinished, places.clusterDir)
}

const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function launch(
  places: Places,
  binaries: Binaries,
  account: ServerAccount,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const log = openSync(places.logFile, keptLogSize(places.logFile) > 0 ? 'a' : 'w', 0o600)
  fchmodSync(log, 0o600)
  const args = ['-D', places.clusterDir, '-k', places.socketDir, '-p', String(serverPort), '-c', 'listen_addresses=']
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  chmodSync(places.clusterDir, 0o700)
  // Detached: Ctrl-C reaches the services first, and the database only after they have drained.
  const server = spawn(binaries.postgres, args, {
    ...account,
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', log],
    detached: true,
  })
  server.on('error', () => undefined)
  closeSync(log)
  return server
}

/** `logStart`: where this start's own lines begin in the log; read before the server can write any. */
async function untilReady(
  server: ChildProcess,
  connection: ServerConnection,
  places: Places,
  { logStart, startMs }: { readonly logStart: number; readonly startMs: number },
): Promise<void> {
  for (const deadline = Date.now() + startMs; ; await pause(20)) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) {
      throw new CannotStart(
        `The database in ${places.dataDir} does not start (${lastComplaint(places.logFile, logStart)}); start with --fresh to throw its data away, or restore a backup.`,
      )
    }
    if (Date.now() > deadline) {
      server.kill('SIGQUIT')
      throw new CannotStart(
        `The database in ${places.dataDir} was not ready within ${startMs / 1000} seconds; see ${places.logFile}.`,
      )
    }
    if (await takesConnections(connection)) return
  }
}

async function takesConnections(connection: ServerConnection): Promise<boolean> {
  const outcome = await tryConnect(connection)
  if (outcome === undefined) return true
  // 3D000: the server is up, but the database does not exist yet.
  if (outcome === '3D000') await createDatabase(connection)
  if (outcome === '28P01')
    throw new CannotStart('The database password of the data folder is not the one its database has.')
  return false
}

/** Undefined when a connection succeeded, otherwise the error's code. */
async function tryConnect(connection: ServerConnection): Promise<string | undefined> {
  const client = new Client(connection)
  try {
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  }
}

async function createDatabase(connection: ServerConnection): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${connection.database}`)
  await client.end()
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null && server.pid !== undefined) await once(server, 'exit')
}

const maxLogBytes = 10_000_000

/** How much of the log a start keeps: all of it, or nothing once it has grown too large. */
function keptLogSize(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return size > maxLogBytes ? 0 : size
}

function lastComplaint(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').split('\n')
  const complaint = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.findLast((line) => line.trim() !== '')
  return complaint?.replace(/^.*?(FATAL|PANIC):\s+/, '') ?? `see ${logFile}`
}
