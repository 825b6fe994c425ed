import { type Driver, PostgresAdapter, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely'

/** Tracks whether rows were put into the outbox, so that the commit that makes them visible can wake the relay. */
export class OutboxSignal extends PostgresAdapter {
  readonly #wake: () => void
  #armed = false

  constructor(wake: () => void) {
    super()
    this.#wake = wake
  }

  /** Called when a row goes into the outbox of an open transaction. */
  arm(): void {
    this.#armed = true
  }

  /** Called when the relay finds nothing left. */
  disarm(): void {
    this.#armed = false
  }

  committed(): void {
    if (this.#armed) this.#wake()
  }
}

class CommitAwareDriver extends PostgresDriver {
  readonly #committed: () => void

  constructor(pool: PostgresPool, committed: () => void) {
    super({ pool })
    this.#committed = committed
  }

  override async commitTransaction(connection: Parameters<PostgresDriver['commitTransaction']>[0]): Promise<void> {
    await super.commitTransaction(connection)
    this.#committed()
  }
}

/** Kysely's PostgreSQL dialect, signalling commits that may have filled the outbox. */
export class CommitAwareDialect extends PostgresDialect {
  readonly #pool: PostgresPool
  readonly #signal: OutboxSignal

  constructor(pool: PostgresPool, onOutboxCommit: () => void) {
    super({ pool })
    this.#pool = pool
    this.#signal = new OutboxSignal(onOutboxCommit)
  }

  override createDriver(): Driver {
    return new CommitAwareDriver(this.#pool, () => this.#signal.committed())
  }

  override createAdapter(): OutboxSignal {
    return this.#signal
  }
}
