import { type Driver, PostgresAdapter, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely'

/** Remembers that rows were put into the outbox, so that the commit that makes them visible can wake the relay. */
export class OutboxSignal extends PostgresAdapter {
  readonly #wake: () => void
  #armed = false

  constructor(wake: () => void) {
    super()
    this.#wake = wake
  }

  /** A row went into the outbox of a transaction that is still open. */
  arm(): void {
    this.#armed = true
  }

  /** The relay found nothing left. */
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

/** PostgreSQL for Kysely, with word of every commit that may have filled the outbox. */
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
