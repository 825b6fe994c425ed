import type pg from 'pg'
import type { Kind, Records } from './records.ts'

/** The sandbox's objects, inside one transaction. */
export class Store {
  readonly #client: pg.ClientBase

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  /** Locks and returns an object until the transaction ends; undefined when there is none. */
  async find<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined> {
    const { rows } = await this.#client.query<{ record: Records[K] }>(
      'select record from object where kind = $1 and id = $2 for update',
      [kind, id],
    )
    return rows[0]?.record
  }

  /** Stores an object. At `dueAt` it is processed: it expires, renews or is decided. */
  async put<K extends Kind>(kind: K, id: string, record: Records[K], dueAt?: Date): Promise<void> {
    await this.#client.query(
      `insert into object (kind, id, record, due_at) values ($1, $2, $3, $4)
       on conflict (kind, id) do update set record = excluded.record, due_at = excluded.due_at`,
      [kind, id, JSON.stringify(record), dueAt ?? null],
    )
  }

  /** Objects of a kind, newest first. */
  async newest<K extends Kind>(kind: K, limit: number): Promise<Records[K][]> {
    const { rows } = await this.#client.query<{ record: Records[K] }>(
      'select record from object where kind = $1 order by number desc limit $2',
      [kind, limit],
    )
    return rows.map(({ record }) => record)
  }

  /** Objects of a kind that hold all of `like`, newest first. */
  async newestOf<K extends Kind>(kind: K, like: object, limit: number): Promise<Records[K][]> {
    const { rows } = await this.#client.query<{ record: Records[K] }>(
      'select record from object where kind = $1 and record @> $2 order by number desc limit $3',
      [kind, JSON.stringify(like), limit],
    )
    return rows.map(({ record }) => record)
  }

  /** One due object; concurrent processes get different ones. */
  async takeDue(now: Date): Promise<{ readonly kind: Kind; readonly id: string } | undefined> {
    const { rows } = await this.#client.query<{ kind: Kind; id: string }>(
      'select kind, id from object where due_at <= $1 order by due_at limit 1 for update skip locked',
      [now],
    )
    return rows[0]
  }

  async addDelivery(payload: string, now: Date): Promise<void> {
    await this.#client.query('insert into delivery (payload, due_at) values ($1, $2)', [payload, now])
  }
}
