import { jobs } from '@waymark/contracts/jobs'
import type { ServiceName } from '@waymark/contracts/service-names'
import type { Kysely } from 'kysely'
import type { Memberships } from '../auth/memberships.ts'
import { serviceRole } from '../auth/roles.ts'
import type { Secrets } from '../auth/secrets.ts'
import type { Bus } from '../bus/bus.ts'
import { tellTeam } from '../bus/team-topic.ts'
import { type LaggingReads, openDatabase } from '../database/database.ts'
import { addressAs, type DatabaseAddress } from '../database/database-address.ts'
import { createPrivateFileAddresses, type PrivateFileAddresses } from '../files/private-file-address.ts'
import type { FileStore } from '../files/store.ts'
import type { JobQueues } from '../jobs/jobs.ts'
import { addToOutbox, OutboxRelay } from '../jobs/outbox.ts'
import type { Log } from '../process/log.ts'
import type { ProcessParts } from '../process/process-parts.ts'
import { createHttpKit } from './create-http-kit.ts'
import type { ActingAction, HttpKit } from './http-kit.ts'
import { keyKeeper } from './kept-keys.ts'

/** The issuer of all access tokens. */
export const tokenIssuer = 'waymark'

/** The base of every service's context, which adds its own parts. */
export interface Kit<DB> extends HttpKit {
  readonly name: ServiceName
  readonly log: Log
  readonly memberships: Memberships
  /** Transactions, and all statements that write. */
  readonly db: Kysely<DB>
  /** Short reads outside transactions: several times cheaper than `db`, and read-only. */
  readonly reads: Kysely<DB>
  /** `reads` for large, frequent statements with one best plan whatever their parameters. */
  readonly plannedReads: Kysely<DB>
  /** What calls that `mayLag` have in place of the same parts, where standbys are read. */
  readonly lagging: LaggingReads<DB> | undefined
  readonly bus: Bus
  readonly files: FileStore
  readonly privateFiles: PrivateFileAddresses
  /** For jobs that no transaction triggers; all others go through `addToOutbox`. */
  readonly queues: JobQueues
  /** The public URL of the suite. */
  readonly publicUrl: URL
  /** Sign links in emails. */
  readonly secrets: Secrets
  readonly relay: OutboxRelay<DB>
  close(): Promise<void>
}

/** Assembles a service's kit from the parts of its process. Closing it leaves the shared parts open. */
export function createKit<DB>(name: ServiceName, parts: ProcessParts, strictAnswers = false): Kit<DB> {
  const { config, secrets, logins, queues, bus, files, limits, now, standbys } = parts
  const log = parts.logFor(name)
  const ownLogin = (address: DatabaseAddress) => addressAs(address, serviceRole(name), logins)
  const database = openDatabase<DB>({
    address: ownLogin(config.database),
    standbys: standbys && { watched: standbys, addresses: (config.standbys ?? []).map(ownLogin) },
    schema: name,
    applicationName: `waymark ${name}`,
    poolSize: config.poolSize,
    onOutboxCommit: () => relay.wake(),
    onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  const relay = new OutboxRelay({ service: name, db: database.db, queues, log })
  const httpKit = createHttpKit({
    log,
    reads: database.reads,
    bus,
    now,
    issuer: tokenIssuer,
    strictAnswers,
    ...(config.proxyHops === undefined ? {} : { proxyHops: config.proxyHops }),
    limits,
  })
  const privateFiles = createPrivateFileAddresses(secrets.all)
  const recordActing = ({ onceKey, adminUserProfileId, userProfileId, sessionId, call, ids }: ActingAction) =>
    database.db.transaction().execute((trx) =>
      addToOutbox(trx, jobs.admin.writeAudit, {
        onceKey: `acting ${onceKey}`,
        adminUserProfileId,
        action: call,
        targetKind: 'person',
        targetId: userProfileId,
        before: null,
        after: { sessionId, ...ids },
        at: now().toISOString(),
      }),
    )
  return {
    ...httpKit,
    recordActing,
    tellTeam: (area) => tellTeam(bus, area),
    keepKey: keyKeeper(database.db, secrets),
    sealPrivateFiles: (json) => privateFiles.seal(json, now()),
    name,
    log,
    db: database.db,
    reads: database.reads,
    plannedReads: database.plannedReads,
    lagging: database.lagging,
    bus,
    files,
    privateFiles,
    queues,
    publicUrl: config.publicUrl,
    secrets,
    relay,
    close: async () => {
      await relay.stop()
      await database.close()
    },
  }
}
