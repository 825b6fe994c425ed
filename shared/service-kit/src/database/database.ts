import { type Driver, Kysely } from 'kysely'
import type pg from 'pg'
import { queryLog } from '../process/traces.ts'
import { StandbyDriver } from '../standby/standby-reads.ts'
import type { Standbys } from '../standby/standbys.ts'
import { CommitAwareDialect } from './commit-aware-dialect.ts'
import type { DatabaseAddress } from './database-address.ts'
import { openPool } from './open-pool.ts'
import { PipelinedDriver, PipelinedReadsDialect } from './pipelined-reads.ts'
import { valueParsers } from './value-parsers.ts'

/** A service's connections to its database. */
export interface Database<DB> {
  /** Transactions and all statements that write: a connection pool. */
  readonly db: Kysely<DB>
  /** Autocommit reads of a few milliseconds, on shared pipelined connections. Read-only. */
  readonly reads: Kysely<DB>
  /**
   * `reads` for large, frequent statements with one best plan whatever their parameters. PostgreSQL would otherwise
   * replan some of them every time, which costs more than running them.
   */
  readonly plannedReads: Kysely<DB>
  /** Both, of a standby while one may be read: up to `maxLagSeconds` old. Without standbys there are none. */
  readonly lagging: LaggingReads<DB> | undefined
  close(): Promise<void>
}

export type LaggingReads<DB> = Pick<Database<DB>, 'reads' | 'plannedReads'>

export interface OpenDatabaseOptions {
  readonly address: DatabaseAddress
  /** The schema of unqualified names; `public` (extensions) follows. */
  readonly schema: string
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string
  /** Connections of the transaction pool (default 8). */
  readonly poolSize?: number
  /** Read timeout, because other reads queue behind it (default 5000). */
  readonly readTimeoutMs?: number
  /** Called after a transaction commits while outbox rows may be waiting. */
  readonly onOutboxCommit?: () => void
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onConnectionError?: (error: Error) => void
  /** Standbys that answer reads which may lag, each with the address of this login. */
  readonly standbys?: { readonly watched: Standbys; readonly addresses: readonly DatabaseAddress[] } | undefined
}

/** Settings that all our connections share. `schema` becomes the search path. */
export function clientConfig(address: DatabaseAddress, schema: string, applicationName: string): pg.ClientConfig {
  return {
    ...address,
    application_name: applicationName,
    options: `-c search_path=${schema},public -c timezone=UTC`,
    types: valueParsers,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  }
}

/** Opens a service's database. Connects with the first statement. */
export function openDatabase<DB>(options: OpenDatabaseOptions): Database<DB> {
  const config = clientConfig(options.address, options.schema, options.applicationName)
  const pool = openPool(
    {
      ...config,
      max: options.poolSize ?? 8,
      idleTimeoutMillis: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
    (error) => options.onConnectionError?.(error),
  )
  const log = queryLog()
  const db = new Kysely<DB>({
    dialect: new CommitAwareDialect(pool, () => options.onOutboxCommit?.()),
    ...(log && { log }),
  })
  const { standbys } = options
  const openReads = (settings = '') => {
    const driverTo = (address: DatabaseAddress, reconnectForMs?: number) =>
      new PipelinedDriver({
        config: {
          ...clientConfig(address, options.schema, `${options.applicationName} reads`),
          options: `${config.options} -c default_transaction_read_only=on -c statement_timeout=${options.readTimeoutMs ?? 5000}${settings}`,
        },
        size: 2,
        ...(reconnectForMs === undefined ? {} : { reconnectForMs }),
      })
    const open = (driver: Driver) => new Kysely<DB>({ dialect: new PipelinedReadsDialect(driver), ...(log && { log }) })
    const primary = driverTo(options.address)
    // A standby that is lost is not waited for: the primary answers.
    const ofStandbys = standbys?.addresses.map((address) => driverTo(address, 0))
    return {
      own: open(primary),
      lagging: standbys && ofStandbys && open(new StandbyDriver(standbys.watched, ofStandbys, primary)),
    }
  }
  const { own: reads, lagging: laggingReads } = openReads()
  const { own: plannedReads, lagging: laggingPlannedReads } = openReads(' -c plan_cache_mode=force_generic_plan')
  const lagging = laggingReads && laggingPlannedReads && { reads: laggingReads, plannedReads: laggingPlannedReads }
  return {
    db,
    reads,
    plannedReads,
    lagging,
    close: async () => {
      await Promise.all([lagging?.reads.destroy(), lagging?.plannedReads.destroy()])
      await Promise.all([db.destroy(), reads.destroy(), plannedReads.destroy()])
      // Kysely does not end a pool that was never used.
      if (!pool.ended) await pool.end()
    },
  }
}
