import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { isConnectionLost } from '../database/connection-lost.ts'
import { type PipelinedDriver, refuseTransaction } from '../database/pipelined-reads.ts'
import { countStandbyRead } from '../process/metrics.ts'
import type { Standbys } from './standbys.ts'

/** The time that a read may take was over: the primary would need as long. */
const queryCanceled = '57014'

/**
 * Reads of a standby while one may be read, otherwise of the primary. Whatever fails on a standby is asked of the primary: it may be gone,
 * cancel a read that its replay waits for, or not have a new column yet.
 */
export class StandbyDriver implements Driver, DatabaseConnection {
  readonly #standbys: Standbys
  readonly #drivers: readonly PipelinedDriver[]
  readonly #primary: PipelinedDriver

  /** `drivers`: one for each of `standbys.all`. `primary` is closed by its owner. */
  constructor(standbys: Standbys, drivers: readonly PipelinedDriver[], primary: PipelinedDriver) {
    this.#standbys = standbys
    this.#drivers = drivers
    this.#primary = primary
    for (const [index, driver] of drivers.entries()) standbys.all[index]?.onLeftOut(() => driver.drop())
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const standby = this.#standbys.current()
    const driver = standby && this.#drivers[standby.index]
    if (standby && driver) {
      try {
        const connection = await driver.acquireConnection()
        const result = await connection.executeQuery<Row>(query)
        countStandbyRead('standby')
        return result
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === queryCanceled) throw error
        if (isConnectionLost(error)) standby.leaveOut()
      }
    }
    countStandbyRead('primary')
    const connection = await this.#primary.acquireConnection()
    return connection.executeQuery<Row>(query)
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and a shared connection cannot stream.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Reads cannot stream: use the pool.')
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this
  }

  async releaseConnection(): Promise<void> {}

  readonly beginTransaction = refuseTransaction
  readonly commitTransaction = refuseTransaction
  readonly rollbackTransaction = refuseTransaction

  async destroy(): Promise<void> {
    await Promise.all(this.#drivers.map((driver) => driver.destroy()))
  }
}
