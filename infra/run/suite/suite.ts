import { join } from 'node:path'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { placesOf } from '@waymark/postgres/cluster-folder'
import { keepArchive } from '@waymark/postgres/keep-archive'
import { serverAccount } from '@waymark/postgres/server-account'
import { startPostgres } from '@waymark/postgres/start-postgres'
import { buildApps } from '../build/build-apps.ts'
import { emptyDataFolder, requireWritableFolder, secretPath, suiteSecret } from './data-folder.ts'
import { findFreePort, requirePort } from './free-port.ts'
import { listedIn } from './listed-in.ts'
import { requireReadableSettings } from './process-settings.ts'
import { requireChosenOpenings } from './public-address.ts'
import { runOnce } from './run-once.ts'
import type { RunSettings } from './settings.ts'
import { sharedLimits } from './shared-limits.ts'
import { superviseProcess } from './supervised-process.ts'

export interface RunningSuite {
  /** The address for browsers. */
  readonly address: string
  readonly logFile: string
  /** Absolute folder of the data, with the list of remotes. */
  readonly dataDir: string
  /** Process ids by name (`suite`, `postgres`, a separate service's), for tests that kill one. */
  readonly pids: () => Readonly<Record<string, number | undefined>>
  readonly stop: () => Promise<void>
}

export interface StartOptions {
  readonly say: (line: string) => void
  readonly env: NodeJS.ProcessEnv
  /** Aborts a start in progress. */
  readonly stop: AbortSignal
  /** Restarts the services when their sources change, and builds nothing. */
  readonly watch?: boolean
}

/**
 * Builds what changed, starts the database, migrates and fills it, and starts the services; keeps all of it running.
 */
export async function startSuite(settings: RunSettings, options: StartOptions): Promise<RunningSuite> {
  const { say, stop } = options
  const logFile = join(settings.dataDir, 'logs/suite.log')
  requireReadableSettings(options.env)
  requireChosenOpenings(options.env)
  await requirePort(settings.port)
  if (settings.fresh) emptyDataFolder(settings.dataDir)
  requireWritableFolder(settings.dataDir)
  if (settings.databaseUrl !== undefined && !options.env.S3_BUCKET)
    say(
      `Files are kept in ${settings.dataDir}, on this machine alone: set S3_BUCKET where others use the same database.`,
    )

  const started = new AsyncDisposableStack()
  const pids: Record<string, () => number | undefined> = {}
  const unlessStopped = () => stop.throwIfAborted()
  try {
    const ownEnv = { ...options.env, NODE_ENV: 'production', WAYMARK_DATA: settings.dataDir }
    const withSecret = () => ({
      ...ownEnv,
      WAYMARK_SECRET: suiteSecret(settings.dataDir, options.env),
      ...(options.env.WAYMARK_SECRET ? {} : { WAYMARK_SECRET_FILE: secretPath(settings.dataDir) }),
    })
    // All three run concurrently; when one fails there is no point in waiting for the others.
    const failed = new AbortController()
    const abort = AbortSignal.any([stop, failed.signal])
    const database = startDatabase(settings, started, say, pids)
    const prepared = runOnce(
      'prepare-data.ts',
      { ...ownEnv, WAYMARK_WORLD: JSON.stringify(settings.world) },
      { say, stop: abort, later: database.then((address) => ({ ...withSecret(), DATABASE_URL: address })) },
    )
    // It ends before its database does.
    started.defer(() => prepared.catch(() => undefined))
    const building = options.watch ? undefined : buildApps(say, abort)
    for (const part of [database, prepared, building]) part?.catch((error: unknown) => failed.abort(error))
    await Promise.allSettled([database, building])
    unlessStopped()
    failed.signal.throwIfAborted()
    const address = await database
    const env = withSecret()

    // The services log in with their own roles; the administrator's password stays here.
    const serviceEnv = {
      ...env,
      DATABASE_URL: withoutPassword(address),
      DATABASE_REPLICA_URLS: listedIn(options.env.DATABASE_REPLICA_URLS).map(withoutPassword).join(' '),
      PUBLIC_URL: options.env.PUBLIC_URL ?? `http://localhost:${settings.port}`,
      SHARED_LIMITS: sharedLimits(settings, options.env),
      ...(settings.databaseUrl === undefined
        ? { EMBEDDED_CLUSTER: placesOf(settings.dataDir, serverAccount()).clusterDir }
        : {}),
    }
    // Processes that start again at each save cannot share a port.
    const processes = options.watch ? 1 : settings.processes
    const sharesPort = processes > 1
    const start = async (
      name: string,
      own: NodeJS.ProcessEnv,
      more: { sharesPort?: boolean; after?: Promise<void> } = {},
    ) => {
      const running = await superviseProcess({
        name,
        file: join(import.meta.dirname, 'composed-process.ts'),
        env: { ...serviceEnv, ...own },
        logFile,
        watch: options.watch ?? false,
        ...more,
        stop,
        onRestart: say,
      })
      started.defer(running.stop)
      pids[name] = running.pid
    }
    // The first process loads its code while the data is prepared; not one that starts again by itself at each save.
    const loadsAhead = !options.watch && settings.separate.length === 0
    if (!loadsAhead) await prepared
    unlessStopped()
    const hops = Number(options.env.PROXY_HOPS ?? 0)
    const upstreams = await startSeparate(settings.separate, start, hops + 1)
    unlessStopped()
    for (let number = 1; number <= processes; number += 1) {
      const own = {
        PORT: String(settings.port),
        SHARED_PORT: sharesPort ? '1' : '0',
        ...(settings.separate.length > 0 ? { SERVICES: servicesBeside(settings.separate) } : {}),
        ...upstreams,
      }
      await start(number === 1 ? 'suite' : `suite-${number}`, own, {
        sharesPort,
        ...(number === 1 && loadsAhead ? { after: prepared } : {}),
      })
      unlessStopped()
    }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
  return {
    address: `http://localhost:${settings.port}`,
    logFile,
    dataDir: settings.dataDir,
    pids: () => Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, pid()])),
    stop: () => started.disposeAsync(),
  }
}

/** The administrator's address of the database: the operator's, or the embedded one's. */
async function startDatabase(
  { databaseUrl, dataDir, walArchive }: RunSettings,
  started: AsyncDisposableStack,
  onRestart: (sentence: string) => void,
  pids: Record<string, () => number | undefined>,
): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl
  const postgres = await startPostgres({ dataDir, onRestart, walArchive: walArchive?.folder })
  started.defer(postgres.stop)
  if (walArchive !== undefined && postgres.archive !== undefined) {
    const { archive, clusterDir } = postgres
    started.defer(keepArchive({ archive, dataDir, clusterDir, days: walArchive.days, say: onRestart }))
  }
  pids.postgres = postgres.pid
  return postgres.adminUrl
}

/** Starts services as separate processes; returns their addresses for the gateway. */
async function startSeparate(
  names: readonly ServiceName[],
  start: (name: string, env: NodeJS.ProcessEnv) => Promise<void>,
  proxyHops: number,
): Promise<Record<string, string>> {
  const upstreams: Record<string, string> = {}
  for (const name of names) {
    const port = await findFreePort()
    await start(name, {
      PORT: String(port),
      HOST: '127.0.0.1',
      SERVICES: name,
      PROXY_HOPS: String(proxyHops),
      CALLS_PER_MINUTE: '0',
    })
    upstreams[`${name.toUpperCase()}_URL`] = `http://127.0.0.1:${port}`
  }
  return upstreams
}

/** The services that remain in the gateway's process. */
function servicesBeside(separate: readonly ServiceName[]): string {
  return ['gateway', ...serviceNames.filter((name) => !separate.includes(name))].join(',')
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return url.href
}
