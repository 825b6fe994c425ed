import type { Context } from '../context.ts'
import type { FoundPlace } from '../places/place-provider.ts'
import { type Found, findAll, isEmpty } from './find-all.ts'
import { namedTown } from './named-town.ts'
import type { SearchQuery } from './search-index.ts'
import { withoutJoining } from './search-words.ts'

/** A way to understand what somebody typed. */
interface Reading {
  readonly query: SearchQuery
  /** Null when the words were taken as they are. */
  readonly readAs: string | null
  /** Around which it looks, where the words name it. */
  readonly town: FoundPlace | null
}

/** The first reading of the words that finds something; where none does, the words as they are. */
export async function readQuery(context: Context, query: SearchQuery): Promise<Reading & { readonly found: Found }> {
  const asTyped = { query, readAs: null, town: null, found: await findAll(context, query) }
  if (query.words.length === 0 || !isEmpty(asTyped.found)) return asTyped
  for await (const reading of otherReadings(context, query)) {
    const found = await findAll(context, reading.query)
    if (!isEmpty(found)) return { ...reading, found }
  }
  return asTyped
}

/** Without joining words, with misspelt words put right, and with a town that they name as where to look. */
async function* otherReadings({ search, places }: Context, query: SearchQuery): AsyncGenerator<Reading> {
  const { words: typed, near } = query
  const joined = withoutJoining(typed)
  if (joined.length < typed.length) yield { query: { ...query, words: joined }, readAs: joined.join(' '), town: null }
  const corrected = await search.correct(joined)
  if (corrected) yield { query: { ...query, words: corrected }, readAs: corrected.join(' '), town: null }
  // They come to where somebody is, and not to a town that is named.
  if (query.filter.comesToMe) return
  const named =
    (await namedTown(places, typed, near)) ?? (corrected === null ? null : await namedTown(places, corrected, near))
  if (!named) return
  const { town } = named
  const others = withoutJoining(named.others)
  for (const words of [others, await search.correct(others)])
    if (words) yield { query: { ...query, words, near: town }, readAs: `${words.join(' ')} near ${town.name}`, town }
}
