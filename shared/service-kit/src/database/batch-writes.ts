import type { Kysely } from 'kysely'

export interface GatherOptions<Item> {
  /** Items of one key never go together. */
  readonly keyOf: (item: Item) => string | number
  /** Most items of one batch. */
  readonly most: number
  /** Batches under way at once; what comes meanwhile is gathered for the next. */
  readonly atOnce: number
  /** Whether an item of a batch was refused, and nothing of it done: each is then tried alone. */
  readonly isItems: (error: unknown) => boolean
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes of a crowd go to the database together: one statement and one commit for many. Somebody alone waits for nobody:
 * a batch is what came while those before it were under way.
 *
 * @param work what is done with a batch, whole or not at all; answers in the items' order
 */
export function batchWrites<DB, Item, Result>(
  work: (db: Kysely<DB>, items: readonly Item[]) => Promise<readonly Result[]>,
  options: GatherOptions<Item>,
): (db: Kysely<DB>, item: Item) => Promise<Result> {
  const gatherers = new WeakMap<Kysely<DB>, Gatherer<Item, Result>>()
  return (db, item) => {
    const gatherer = gatherers.get(db) ?? new Gatherer((items) => work(db, items), options)
    gatherers.set(db, gatherer)
    return gatherer.ask(item)
  }
}

class Gatherer<Item, Result> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly #options: GatherOptions<Item>
  #waiting: Waiting<Item, Result>[] = []
  #underWay = 0

  constructor(work: (items: readonly Item[]) => Promise<readonly Result[]>, options: GatherOptions<Item>) {
    this.#work = work
    this.#options = options
  }

  ask(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#waiting.push({ item, resolve, reject })
    if (this.#waiting.length === 1) setImmediate(() => this.#go())
    return promise
  }

  #go(): void {
    while (this.#waiting.length > 0 && this.#underWay < this.#options.atOnce) {
      this.#underWay += 1
      void this.#do(this.#take()).finally(() => {
        this.#underWay -= 1
        this.#go()
      })
    }
  }

  /** The next batch; what may not go with it keeps its place. */
  #take(): Waiting<Item, Result>[] {
    const batch = new Map<string | number, Waiting<Item, Result>>()
    const left: Waiting<Item, Result>[] = []
    for (const one of this.#waiting) {
      const key = this.#options.keyOf(one.item)
      if (batch.size < this.#options.most && !batch.has(key)) batch.set(key, one)
      else left.push(one)
    }
    this.#waiting = left
    return [...batch.values()]
  }

  async #do(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#work(batch.map(({ item }) => item))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]
        if (result === undefined) reject(new Error('A batch answered fewer results than it has items.'))
        else resolve(result)
      }
    } catch (error) {
      if (batch.length === 1 || !this.#options.isItems(error)) for (const { reject } of batch) reject(error)
      else for (const one of batch) await this.#do([one])
    }
  }
}
