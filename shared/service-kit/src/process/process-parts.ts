import type { JobDefinition } from '@waymark/contracts/define-job'
import { sharedRole } from '../auth/roles.ts'
import { createSecrets, type Secrets } from '../auth/secrets.ts'
import type { Bus } from '../bus/bus.ts'
import { openBus } from '../bus/open-bus.ts'
import { addressAs, type RoleLogins } from '../database/database-address.ts'
import { openPool } from '../database/open-pool.ts'
import { openStore } from '../files/open-store.ts'
import type { FileStore } from '../files/store.ts'
import { JobQueues } from '../jobs/jobs.ts'
import { type LimitStore, limitsInMemory, openSharedLimits } from '../limits/limit-store.ts'
import { Standbys } from '../standby/standbys.ts'
import { createLog, type Log, type LogOptions } from './log.ts'
import type { ProcessConfig } from './process-config.ts'
import { type Answering, createReadiness } from './readiness.ts'

/** What the services of one process share. */
export interface ProcessParts {
  readonly config: ProcessConfig
  readonly secrets: Secrets
  /** What this process logs in to the database with. */
  readonly logins: RoleLogins
  readonly queues: JobQueues
  readonly bus: Bus
  readonly files: FileStore
  /** Where calls and sockets are counted. */
  readonly limits: LimitStore
  readonly logFor: (service: string) => Log
  readonly now: () => Date
  /** The database's standbys, when reads that may lag go there. */
  readonly standbys: Standbys | undefined
  /** Whether the database and the bus answer now. */
  readonly readiness: () => Promise<Answering>
  close(): Promise<void>
}

export interface OpenPartsOptions {
  readonly config: ProcessConfig
  /** The number of services in this process. */
  readonly services: number
  /** All jobs (default: those of contracts). */
  readonly registry?: ReadonlyMap<string, JobDefinition>
  /** The clock; tests set their own. */
  readonly now?: () => Date
  readonly log?: LogOptions
}

/** Opens queues, bus, file store and counters for the services of this process. */
export async function openProcessParts(options: OpenPartsOptions): Promise<ProcessParts> {
  const { config } = options
  const logFor = (service: string) => createLog(service, { level: config.logLevel, ...options.log })
  const log = logFor('process')
  const secrets = createSecrets([config.secret, ...(config.oldSecret ? [config.oldSecret] : [])], config.secretFile)
  const logins = config.roleLogins ?? secrets.present
  const address = addressAs(config.database, sharedRole, logins)
  const places = { address, log, ...(config.redisUrl ? { redisUrl: config.redisUrl } : {}) }
  const bus = await openBus(places)
  const queues = new JobQueues({
    ...places,
    workers: options.services,
    ...(options.registry ? { registry: options.registry } : {}),
  })
  const limits = config.sharesLimits ? openSharedLimits(places) : limitsInMemory()
  const probes = openPool(
    { ...address, application_name: 'waymark readiness', max: 1, connectionTimeoutMillis: 1000, query_timeout: 1000 },
    (error) => log.warn({ err: error }, 'the connection that asks the database broke'),
  )
  const standbys =
    config.standbys && config.standbys.length > 0
      ? new Standbys({
          primary: address,
          addresses: config.standbys.map((standby) => addressAs(standby, sharedRole, logins)),
          log,
        })
      : undefined
  const files = await openStore({ folder: config.filesFolder, ...(config.bucket ? { bucket: config.bucket } : {}) })
  return {
    config,
    secrets,
    logins,
    queues,
    bus,
    files,
    limits,
    logFor,
    now: options.now ?? (() => new Date()),
    standbys,
    readiness: createReadiness({ database: () => probes.query('select 1'), bus: () => bus.ping() }),
    close: async () => {
      await queues.close()
      await limits.close()
      await bus.close()
      await probes.end()
      await standbys?.close()
      files.close()
    },
  }
}
