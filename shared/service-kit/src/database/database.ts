import { Kysely } from 'kysely'
import type pg from 'pg'
import { CommitAwareDialect } from './commit-aware-dialect.ts'
import type { DatabaseAddress } from './database-address.ts'
import { openPool } from './open-pool.ts'
import { PipelinedReadsDialect } from './pipelined-reads.ts'
import { valueParsers } from './value-parsers.ts'

/** A service's two ways to its database. */
export interface Database<DB> {
  /** Transactions and every statement that writes: a pool of connections. */
  readonly db: Kysely<DB>
  /** Autocommit reads that take a few milliseconds: shared pipelined connections. They cannot write. */
  readonly reads: Kysely<DB>
  /**
   * The same for large statements that are run often and have one best plan whatever they are asked. PostgreSQL would
   * else plan some of them anew each time, which costs more than to run them.
   */
  readonly plannedReads: Kysely<DB>
  close(): Promise<void>
}

export interface OpenDatabaseOptions {
  readonly address: DatabaseAddress
  /** Schema that unqualified names resolve to; `public` (extensions) follows. */
  readonly schema: string
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string
  /** Connections of the transaction pool (default 8). */
  readonly poolSize?: number
  /** Longest a read may take before it is cancelled, because others queue behind it (default 5000). */
  readonly readTimeoutMs?: number
  /** Called after a transaction committed while outbox rows may be waiting. */
  readonly onOutboxCommit?: () => void
  /** Told about connections that break while idle; the pool replaces them by itself. */
  readonly onConnectionError?: (error: Error) => void
}

/** Settings every connection of ours shares. `schema` becomes the search path. */
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

/** Opens a service's database. Nothing connects before the first statement. */
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
  const db = new Kysely<DB>({ dialect: new CommitAwareDialect(pool, () => options.onOutboxCommit?.()) })
  const openReads = (size: number, settings = '') =>
    new Kysely<DB>({
      dialect: new PipelinedReadsDialect(
        {
          ...config,
          application_name: `${options.applicationName} reads`,
          options: `${config.options} -c default_transaction_read_only=on -c statement_timeout=${options.readTimeoutMs ?? 5000}${settings}`,
        },
        size,
      ),
    })
  const reads = openReads(2)
  const plannedReads = openReads(2, ' -c plan_cache_mode=force_generic_plan')
  return {
    db,
    reads,
    plannedReads,
    close: async () => {
      await Promise.all([db.destroy(), reads.destroy(), plannedReads.destroy()])
      // Kysely leaves a pool alone that was never used.
      if (!pool.ended) await pool.end()
    },
  }
}
