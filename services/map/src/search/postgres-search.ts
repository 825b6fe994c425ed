import type { Point } from '@waymark/domain/place/coordinates'
import { maySeeVenueSql } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { indexedVenue } from '../db/indexed-venue.ts'
import type { MapDatabase } from '../db/schema.ts'
import { worldPosition } from '../db/world-position.ts'
import type { FoundActivity, FoundAddress, SearchIndex, SearchQuery } from './search-index.ts'
import { waysToWrite } from './search-words.ts'

/** More than so many with the same words are not ranked one against another: the nearest ones come first. */
const rankedAtMost = 500
const addressesRead = 200
const correctedFrom = 4
const likeEnough = 0.3

type Kind = 'venue' | 'activity'

interface FoundRow extends Omit<FoundActivity, 'activityId' | 'priceCents'> {
  readonly entryId: FoundActivity['activityId']
  readonly priceCents: number | null
  readonly found: number
}

/** Full text for what is written right, trigrams of the known words for what is not: PostgreSQL alone. */
export class PostgresSearch implements SearchIndex {
  readonly #reads: Kysely<MapDatabase>

  constructor(reads: Kysely<MapDatabase>) {
    this.#reads = reads
  }

  async find(query: SearchQuery) {
    const [venues, activities, addresses] = await Promise.all([
      this.#rank('venue', query),
      this.#rank('activity', query),
      this.#addresses(query),
    ])
    return {
      venues: { ...countOf(venues), ids: venues.map(({ serviceAreaId }) => serviceAreaId) },
      activities: {
        ...countOf(activities),
        items: activities.map(({ entryId, priceCents, found: _, ...rest }) => ({
          ...rest,
          activityId: entryId,
          priceCents: priceCents ?? 0,
        })),
      },
      addresses,
    }
  }

  async correct(words: readonly string[]) {
    const { rows } = await sql<{ word: string; known: string | null }>`
      select typed.word,
             case when char_length(typed.word) < ${correctedFrom}
                    or exists (select from search_word k where k.word ~>=~ typed.word and k.word ~<~ (typed.word || chr(65533))) then typed.word
                  else (select near.word
                        from (select k.word, k.word <-> typed.word as away from search_word k order by k.word <-> typed.word limit 5) near
                        where near.away <= ${1 - likeEnough} order by near.away, near.word limit 1) end as known
      from unnest(${[...words]}::text[]) with ordinality as typed(word, place) order by typed.place`.execute(
      this.#reads,
    )
    const known = rows.flatMap((row) => row.known ?? [])
    return known.length === words.length && known.some((word, place) => word !== words[place]) ? known : null
  }

  /** The best of one kind. Where too many have the words, the nearest of those that have them in their title. */
  async #rank(kind: Kind, query: SearchQuery): Promise<FoundRow[]> {
    const ranked = await this.#ranked(kind, query)
    if (!query.near || (ranked[0]?.found ?? 0) <= rankedAtMost) return ranked
    const nearest = await this.#nearest(kind, query, query.near)
    return nearest.length > 0 ? nearest : ranked
  }

  async #ranked(kind: Kind, query: SearchQuery): Promise<FoundRow[]> {
    const { words, near, limit } = query
    const text = words.join(' ')
    const away = near ? sql`v.world_position <-> ${pointOf(near)}` : sql`v.entry_id`
    const { rows } = await sql<FoundRow>`
      with found as materialized (
        select v.* from search_entry v
        where v.words @@ ${asked(words)} and v.kind = ${kind} and ${maySee(query)}
        limit ${rankedAtMost + 1})
      select ${columns}, (count(*) over ())::int as found from found v
      order by (v.folded_title = ${text}) desc, (v.folded_title like ${`${text}%`}) desc,
               (v.words @@ ${asked(words, 'A')}) desc, ${away}, ts_rank(v.words, ${asked(words)}) desc, v.entry_id
      limit ${limit}`.execute(this.#reads)
    return rows
  }

  async #nearest(kind: Kind, query: SearchQuery, near: Point): Promise<FoundRow[]> {
    const { words, limit } = query
    const { rows } = await sql<FoundRow>`
      select ${columns}, ${rankedAtMost + 1}::int as found from search_entry v
      where v.words @@ ${asked(words)} and v.kind = ${kind} and ${maySee(query)}
      order by v.world_position <-> ${pointOf(near)} limit ${limit}`.execute(this.#reads)
    return rows
  }

  async #addresses(query: SearchQuery): Promise<FoundAddress[]> {
    const { rows } = await sql<FoundAddress>`
      select v.address, v.lat, v.lng from search_entry v
      where v.words @@ ${asked(query.words, 'C')} and v.kind = 'venue' and ${maySee(query)}
      limit ${addressesRead}`.execute(this.#reads)
    return rows
  }
}

const columns = sql`v.entry_id as "entryId", v.service_area_id as "serviceAreaId", v.title, v.venue_name as "venueName", v.suburb,
  v.country_id as "countryId", v.lat, v.lng, v.price_cents as "priceCents"`

const maySee = ({ visitor }: SearchQuery) => maySeeVenueSql(visitor, indexedVenue('venue'))

function pointOf(near: Point): RawBuilder<unknown> {
  const { x, y } = worldPosition(near)
  return sql`point(${x}, ${y})`
}

/** Each word, or the beginning of it, in any of its ways of writing; with `weight` in that part of an entry only. */
function asked(words: readonly string[], weight = ''): RawBuilder<unknown> {
  const each = words.map(
    (word) =>
      `(${waysToWrite(word)
        .map((way) => `'${way}':*${weight}`)
        .join(' | ')})`,
  )
  return sql`${each.join(' & ')}::tsquery`
}

const countOf = (rows: readonly FoundRow[]) => {
  const found = rows[0]?.found ?? 0
  return { count: Math.min(found, rankedAtMost), isMore: found > rankedAtMost }
}
