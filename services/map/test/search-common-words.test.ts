import type { Point } from '@waymark/domain/place/coordinates'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { worldPosition } from '../src/db/world-position.ts'
import { PostgresSearch } from '../src/search/postgres-search.ts'
import { noFilter } from '../src/search/search-index.ts'
import { openMapDatabase } from './open-map-database.ts'

const auckland: Point = { latitude: -36.85, longitude: 174.76 }
const wellington: Point = { latitude: -41.29, longitude: 174.78 }
const world = await testWorld({ services: ['map'] })
let lastId = 1_000_000

/** Entries that have `word`; the later ones stand farther east of `around`. */
async function addEntries(count: number, around: Point, word: string, title = `${word} place`): Promise<number[]> {
  const first = lastId + 1
  lastId += count
  const { x, y } = worldPosition(around)
  await sql`insert into map.search_entry
    select 'venue', id, id, 1, ${title}, ${title.toLowerCase()}, ${title}, 'Suburb', 'Address', 1, ${around.latitude}, ${around.longitude},
           point(${x} + (id - ${first}::bigint) * 1e-9, ${y}), null, setweight(to_tsvector('simple', ${title}), 'A')
    from generate_series(${first}::bigint, ${lastId}::bigint) id`.execute(world.db)
  return Array.from({ length: count }, (_, index) => first + index)
}

async function find(word: string, near: Point) {
  const { db, close } = openMapDatabase(world)
  onTestFinished(close)
  const { venues } = await new PostgresSearch(db).find({
    words: [word],
    near,
    visitor: null,
    filter: noFilter,
    sort: 'match',
    needs: [],
    now: new Date(),
    limit: 3,
  })
  return venues
}

test('of a word that many near places have, the nearest come first, and it says that there are more', async () => {
  const ids = await addEntries(700, wellington, 'harbour')
  expect(await find('harbour', wellington)).toEqual({ ids: ids.slice(0, 3), count: 500, isMore: true })
})

test('of a word that many places of a far town have, the one that is called so comes first', async () => {
  const others = await addEntries(700, auckland, 'viaduct')
  const [named] = await addEntries(1, auckland, 'viaduct', 'viaduct')
  expect(await find('viaduct', wellington)).toEqual({
    ids: [named, ...others.slice(-2).reverse()],
    count: 500,
    isMore: true,
  })
})

test('a few near places are found although very many far ones have the word', async () => {
  await addEntries(2500, auckland, 'garden')
  const near = await addEntries(3, wellington, 'garden')
  expect(await find('garden', wellington)).toEqual({ ids: near, count: 500, isMore: true })
})

test('where too few are near, of very many far ones some are found', async () => {
  await addEntries(2500, auckland, 'museum')
  const { ids, isMore } = await find('museum', wellington)
  expect(ids).toHaveLength(3)
  expect(isMore).toBe(true)
})
