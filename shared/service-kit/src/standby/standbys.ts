import { maxLagSeconds } from '@waymark/contracts/lag'
import type pg from 'pg'
import type { DatabaseAddress } from '../database/database-address.ts'
import { openPool } from '../database/open-pool.ts'
import type { Log } from '../process/log.ts'
import { observeStandbys } from '../process/metrics.ts'
import type { Answering } from '../process/readiness.ts'
import { WrittenWal, walPosition } from './replayed.ts'

const askEveryMs = 500
const maxAnswerMs = 1000
const maxLagMs = maxLagSeconds * 1000

const askPrimary = `select pg_current_wal_lsn()::text as lsn, (select system_identifier from pg_control_system())::text as cluster`
const askStandby = `select pg_is_in_recovery() as replays, pg_last_wal_replay_lsn()::text as lsn,
  (select system_identifier from pg_control_system())::text as cluster`

/** A standby of the database that answers reads which may lag. */
export interface Standby {
  readonly index: number
  /** Its data is asked no more until it has answered again. */
  leaveOut(): void
  /** Calls `drop` whenever it is left out: what was asked of it may never be answered. */
  onLeftOut(drop: () => void): void
}

export interface StandbysOptions {
  readonly primary: DatabaseAddress
  /** Hot standbys of it, by streaming replication. */
  readonly addresses: readonly DatabaseAddress[]
  readonly log: Log
}

/** The standbys that a process reads, and which of them may be read now. */
export class Standbys {
  readonly all: readonly WatchedStandby[]
  readonly #primary: pg.Pool
  readonly #written = new WrittenWal()
  #cluster: string | undefined
  #timer: NodeJS.Timeout | undefined
  #asking: Promise<void> = Promise.resolve()
  #closed = false

  constructor({ primary, addresses, log }: StandbysOptions) {
    this.#primary = poolOf(primary, 'waymark standby watch')
    this.all = addresses.map((address, index) => new WatchedStandby(index, address, log))
    observeStandbys(() => this.all.map(({ name, state, lagSeconds }) => ({ name, isRead: state === 'up', lagSeconds })))
    this.#ask()
  }

  /**
   * One with everything that was committed until `maxLagSeconds` ago; undefined when none has. A process stays with one while it
   * can, so that what it answers does not go back in time; processes start at different ones.
   */
  current(): Standby | undefined {
    for (let step = 0; step < this.all.length; step += 1) {
      const standby = this.all[(process.pid + step) % this.all.length]
      if (standby?.isReadable()) return standby
    }
    return undefined
  }

  answering(): Answering {
    return Object.fromEntries(this.all.map(({ index, state }) => [`standby ${index + 1}`, state]))
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#asking
    await Promise.all([this.#primary.end(), ...this.all.map((standby) => standby.close())])
  }

  #ask(): void {
    this.#asking = this.#askAll().finally(() => {
      if (!this.#closed) this.#timer = setTimeout(() => this.#ask(), askEveryMs).unref()
    })
  }

  async #askAll(): Promise<void> {
    const atMs = performance.now()
    try {
      const { rows } = await this.#primary.query<{ lsn: string; cluster: string }>(askPrimary)
      for (const { lsn, cluster } of rows) {
        this.#written.note(atMs, walPosition(lsn))
        this.#cluster = cluster
      }
    } catch {
      // Without the primary nobody knows how old a standby is: each is left out as its last known moment passes.
    }
    await Promise.all(this.all.map((standby) => standby.ask(this.#written, this.#cluster)))
  }
}

class WatchedStandby implements Standby {
  readonly index: number
  readonly name: string
  /** `up` while it is read, otherwise why not. */
  state = 'starting'
  readonly #pool: pg.Pool
  readonly #log: Log
  readonly #drops: (() => void)[] = []
  #freshAsOfMs = Number.NEGATIVE_INFINITY

  constructor(index: number, address: DatabaseAddress, log: Log) {
    this.index = index
    this.name = `${address.host}:${address.port}`
    this.#pool = poolOf(address, 'waymark standby watch')
    this.#log = log
  }

  /** How old its data may be. */
  get lagSeconds(): number {
    return (performance.now() - this.#freshAsOfMs) / 1000
  }

  isReadable(): boolean {
    return this.state === 'up' && performance.now() - this.#freshAsOfMs <= maxLagMs
  }

  leaveOut(): void {
    this.#become('away')
  }

  onLeftOut(drop: () => void): void {
    this.#drops.push(drop)
  }

  async ask(written: WrittenWal, cluster: string | undefined): Promise<void> {
    try {
      const { rows } = await this.#pool.query<{ replays: boolean; lsn: string | null; cluster: string }>(askStandby)
      const [found] = rows
      if (!found?.replays || found.lsn === null || found.cluster !== cluster)
        return this.#become('is no standby of this database')
      this.#freshAsOfMs = written.freshAsOf(walPosition(found.lsn))
      this.#become(this.lagSeconds <= maxLagSeconds ? 'up' : 'behind')
    } catch {
      this.#become('away')
    }
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  #become(state: string): void {
    if (state === this.state) return
    const wasUp = this.state === 'up'
    this.state = state
    if (state === 'up') this.#log.info({ standby: this.name }, 'the standby is read')
    else this.#log.warn({ standby: this.name, state }, 'the standby is not read; the primary answers')
    if (wasUp) for (const drop of this.#drops) drop()
  }
}

function poolOf(address: DatabaseAddress, name: string): pg.Pool {
  const waits = { connectionTimeoutMillis: maxAnswerMs, query_timeout: maxAnswerMs }
  // A broken connection fails the next question, which says so.
  return openPool({ ...address, ...waits, application_name: name, max: 1 }, () => undefined)
}
