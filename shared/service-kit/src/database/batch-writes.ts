import type { Kysely } from 'kysely'

export interface BatchOptions<Item> {
  /** Two items with the same key never share a batch. */
  readonly keyOf: (item: Item) => string | number
  readonly maxItems: number
  /** Maximum number of batches in flight; what arrives meanwhile waits for the next. */
  readonly maxInFlight: number
  /** Whether one item was refused and nothing was written: each item is then retried alone. */
  readonly isItemRefused: (error: unknown) => boolean
}

interface Queued<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Batches concurrent writes: one statement and one commit for many. A single write never waits: a batch is what arrived
 * while earlier batches were in flight.
 *
 * @param work writes a batch, all or nothing, and returns results in the order of its items
 */
export function batchWrites<DB, Item, Result>(
  work: (db: Kysely<DB>, items: readonly Item[]) => Promise<readonly Result[]>,
  options: BatchOptions<Item>,
): (db: Kysely<DB>, item: Item) => Promise<Result> {
  const batchers = new WeakMap<Kysely<DB>, Batcher<Item, Result>>()
  return (db, item) => {
    const batcher = batchers.get(db) ?? new Batcher((items) => work(db, items), options)
    batchers.set(db, batcher)
    return batcher.add(item)
  }
}

class Batcher<Item, Result> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly #options: BatchOptions<Item>
  #queue: Queued<Item, Result>[] = []
  #inFlight = 0

  constructor(work: (items: readonly Item[]) => Promise<readonly Result[]>, options: BatchOptions<Item>) {
    this.#work = work
    this.#options = options
  }

  add(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#queue.push({ item, resolve, reject })
    if (this.#queue.length === 1) setImmediate(() => this.#go())
    return promise
  }

  #go(): void {
    while (this.#queue.length > 0 && this.#inFlight < this.#options.maxInFlight) {
      this.#inFlight += 1
      void this.#do(this.#take()).finally(() => {
        this.#inFlight -= 1
        this.#go()
      })
    }
  }

  /** Takes the next batch; items whose key is already in it keep their place in the queue. */
  #take(): Queued<Item, Result>[] {
    const batch = new Map<string | number, Queued<Item, Result>>()
    const rest: Queued<Item, Result>[] = []
    for (const one of this.#queue) {
      const key = this.#options.keyOf(one.item)
      if (batch.size < this.#options.maxItems && !batch.has(key)) batch.set(key, one)
      else rest.push(one)
    }
    this.#queue = rest
    return [...batch.values()]
  }

  async #do(batch: readonly Queued<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#work(batch.map(({ item }) => item))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]
        if (result === undefined) reject(new Error('The batch returned fewer results than it has items.'))
        else resolve(result)
      }
    } catch (error) {
      if (batch.length === 1 || !this.#options.isItemRefused(error)) for (const { reject } of batch) reject(error)
      else for (const one of batch) await this.#do([one])
    }
  }
}
