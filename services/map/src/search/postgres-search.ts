import type { ServiceId } from '@waymark/domain/ids'
import type { Point } from '@waymark/domain/place/coordinates'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
import { maySeeVenueSql, type VisitorOfVenues } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { indexedVenue } from '../db/indexed-venue.ts'
import type { MapDatabase } from '../db/schema.ts'
import type { FoundActivity, FoundAddress, SearchIndex, SearchQuery } from './search-index.ts'
import { asked, awayFrom, type EntryKind, isFound, isWithinReach, ofKind, orderOf, readsVenues } from './search-sql.ts'

/** More than so many with the same words are not ranked one against another: of the nearest ones the best come first. */
const maxRanked = 500
/** How many of the nearest entries are looked through for words that many have. */
const nearestRead = 3000
/** Of those with the words, when none of them is near. */
const farRead = 5000
const addressesRead = 200
const correctedFrom = 4
const likeEnough = 0.3

interface FoundRow extends Omit<FoundActivity, 'activityId' | 'priceCents'> {
  readonly entryId: FoundActivity['activityId']
  readonly priceCents: number | null
  readonly place: number
}

interface Ranked {
  readonly found: number
  readonly items: readonly FoundRow[]
  /** Only of venues. */
  readonly addresses: readonly FoundAddress[]
}

/** Full text for what is written right, trigrams of the known words for what is not: PostgreSQL alone. */
export class PostgresSearch implements SearchIndex {
  readonly #reads: Kysely<MapDatabase>

  constructor(reads: Kysely<MapDatabase>) {
    this.#reads = reads
  }

  async find(query: SearchQuery) {
    const [venues, activities] = await Promise.all([this.#rank('venue', query), this.#rank('activity', query)])
    return {
      venues: { ...countOf(venues), ids: venues.items.map(({ serviceAreaId }) => serviceAreaId) },
      activities: {
        ...countOf(activities),
        items: activities.items.map(({ entryId, priceCents, place: _, ...rest }) => ({
          ...rest,
          activityId: entryId,
          priceCents: priceCents ?? 0,
        })),
      },
      addresses: venues.addresses,
    }
  }

  async thatCome(services: readonly ServiceId[], near: Point, visitor: VisitorOfVenues | null) {
    if (services.length === 0) return []
    const { rows } = await sql<{ id: ServiceId }>`
      select asked.id from unnest(${[...services]}::int[]) as asked(id)
      where exists (select from venue v join provider_api.venue p on p.id = v.service_area_id
        where ${isWithinReach(sql`v.world_position`, near)} and v.service_ids @> array[asked.id]
          and ${maySeeVenueSql(visitor, indexedVenue('venue'))}
          and ${distanceKmSql(sql`p.lat`, sql`p.lng`, near)} <= p.radius_km)`.execute(this.#reads)
    return rows.map(({ id }) => id)
  }

  /** Two letters in each other's place are the likeliest mistake. */
  async correct(words: readonly string[]) {
    const { rows } = await sql<{ word: string; known: string | null }>`
      select typed.word,
             case when char_length(typed.word) < ${correctedFrom}
                    or exists (select from search_word k where k.word ~>=~ typed.word and k.word ~<~ (typed.word || chr(65533))) then typed.word
                  else coalesce(
                    (select k.word from generate_series(1, char_length(typed.word) - 1) at
                     join search_word k on k.word = overlay(typed.word placing reverse(substr(typed.word, at, 2)) from at for 2)
                     order by k.word limit 1),
                    (select near.word
                     from (select k.word, k.word <-> typed.word as away from search_word k order by k.word <-> typed.word limit 5) near
                     where near.away <= ${1 - likeEnough} order by near.away, near.word limit 1)) end as known
      from unnest(${[...words]}::text[]) with ordinality as typed(word, place) order by typed.place`.execute(
      this.#reads,
    )
    const known = rows.flatMap((row) => row.known ?? [])
    return known.length === words.length && known.some((word, place) => word !== words[place]) ? known : null
  }

  /** The best of one kind; of words that many have, of the nearest. */
  async #rank(kind: EntryKind, query: SearchQuery): Promise<Ranked> {
    const any = await this.#read(kind, query, anyOf(kind, query))
    if (!query.near || any.found <= maxRanked) return any
    const around = await this.#read(kind, query, aroundOf(kind, query))
    const nearest = around.items.length >= query.limit ? around : await this.#read(kind, query, nearestOf(kind, query))
    return { ...nearest, found: any.found }
  }

  /** Ranks what `source` finds, and counts it. */
  async #read(kind: EntryKind, query: SearchQuery, source: RawBuilder<unknown>): Promise<Ranked> {
    const places = readsVenues(kind, query) ? sql`left join venue v on v.service_area_id = e.service_area_id` : sql``
    const addresses =
      kind === 'venue'
        ? sql`(select json_agg(a) from (
            select e.address, e.country_id as "countryId", e.lat, e.lng from found e where e.words @@ ${asked(query.words, 'C')} limit ${addressesRead}) a)`
        : sql`null::json`
    const { rows } = await sql<{ found: number; items: FoundRow[] | null; addresses: FoundAddress[] | null }>`
      with found as materialized (${source}),
      ranked as (
        select ${columns}, row_number() over (order by ${orderOf(kind, query)}) as place
        from found e ${places} order by place limit ${query.limit})
      select (select count(*)::int from found) as found, ${addresses} as addresses,
             (select json_agg(r order by r.place) from ranked r) as items`.execute(this.#reads)
    const [row] = rows
    return { found: row?.found ?? 0, items: row?.items ?? [], addresses: row?.addresses ?? [] }
  }
}

/** Whichever are found first, one more than are ranked. */
const anyOf = (kind: EntryKind, query: SearchQuery) => sql`
  select e.* from search_entry e where ${ofKind(kind)} and ${isFound(kind, query)} limit ${maxRanked + 1}`

/** Those found among the nearest entries of all. */
const aroundOf = (kind: EntryKind, query: SearchQuery) => sql`
  select e.* from (
    select e.* from search_entry e where ${ofKind(kind)} order by ${awayFrom(query)} limit ${nearestRead}) e
  where ${isFound(kind, query)} limit ${maxRanked}`

/**
 * The nearest found, however far they are: of what the index of words finds, since the index of points would read every
 * entry on the way to a far town. Where even so many are far away, which of them are the nearest makes no difference.
 */
const nearestOf = (kind: EntryKind, query: SearchQuery) => sql`
  select e.* from (
    select e.* from search_entry e where ${ofKind(kind)} and ${isFound(kind, query)} limit ${farRead}) e
  order by ${awayFrom(query)} limit ${query.limit}`

const columns = sql`e.entry_id as "entryId", e.service_area_id as "serviceAreaId", e.title, e.venue_name as "venueName", e.suburb,
  e.country_id as "countryId", e.lat, e.lng, e.price_cents as "priceCents"`

const countOf = ({ found }: Ranked) => ({ count: Math.min(found, maxRanked), isMore: found > maxRanked })
