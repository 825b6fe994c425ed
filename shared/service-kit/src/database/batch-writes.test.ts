import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, test } from 'vitest'
import { batchWrites } from './batch-writes.ts'

interface Item {
  readonly who: string
  readonly what: string
}

/** A database without a connection: batches are kept per database. */
function someDatabase(): Kysely<unknown> {
  return new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Batches into `batches`; `refuse` names an item that makes its batch fail. */
function batching({ refuse, broken }: { readonly refuse?: string; readonly broken?: string } = {}) {
  const batches: string[][] = []
  const ask = batchWrites<unknown, Item, string>(
    async (_db, items) => {
      batches.push(items.map(({ what }) => what))
      await new Promise((done) => setImmediate(done))
      if (items.some(({ what }) => what === refuse)) throw new RangeError('refused')
      if (items.some(({ what }) => what === broken)) throw new Error('broken')
      return items.map(({ what }) => what.toUpperCase())
    },
    { keyOf: ({ who }) => who, maxItems: 3, maxInFlight: 1, isItemRefused: (error) => error instanceof RangeError },
  )
  const db = someDatabase()
  return { batches, ask: (who: string, what: string) => ask(db, { who, what }) }
}

describe('concurrent writes', () => {
  test('share batches up to a size, each with its own answer', async () => {
    const { batches, ask } = batching()
    const answers = await Promise.all([...'abcde'].map((what) => ask(what, what)))
    expect(answers).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(batches).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  test('with one key wait for the next batch, in order', async () => {
    const { batches, ask } = batching()
    await Promise.all([ask('ana', 'a'), ask('ana', 'b'), ask('ben', 'c'), ask('ana', 'd')])
    expect(batches).toEqual([['a', 'c'], ['b'], ['d']])
  })

  test('are retried one by one when one item is refused, and only that one fails', async () => {
    const { batches, ask } = batching({ refuse: 'b' })
    const answers = await Promise.allSettled([ask('1', 'a'), ask('2', 'b'), ask('3', 'c')])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(batches).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']])
  })

  test('are never retried when they may have been executed, and the next batch goes ahead', async () => {
    const { batches, ask } = batching({ broken: 'a' })
    const answers = await Promise.allSettled([ask('1', 'a'), ask('2', 'b')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(batches).toEqual([['a', 'b']])
    expect(await ask('3', 'c')).toBe('C')
  })
})
