import type { ServiceId } from '@waymark/domain/ids'
import type { Point } from '@waymark/domain/place/coordinates'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
import { plannedAnew } from '@waymark/service-kit/pipelined-reads'
import { maySeeVenueSql, type VisitorOfVenues } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { indexedVenue } from '../db/indexed-venue.ts'
import type { MapDatabase } from '../db/schema.ts'
import { worldRadius } from '../db/world-position.ts'
import type { FoundActivity, FoundAddress, SearchIndex, SearchQuery } from './search-index.ts'
import { asked, awayFrom, type EntryKind, isFound, isWithinReach, ofKind, orderOf, readsVenues } from './search-sql.ts'

/** More than so many with the same words are not ranked one against another: of the nearest ones the best come first. */
const maxRanked = 500
/** How many of the nearest entries are looked through for words that many have. */
const nearestRead = 3000
/** Of those with the words, when none of them is near. */
const farRead = 2000
/** Nothing of what was read first is so near: it is then likely that nothing with the words is. */
const farKm = 100
const addressesRead = 200
const correctedFrom = 4
const likeEnough = 0.3

interface FoundRow extends Omit<FoundActivity, 'activityId' | 'priceCents'> {
  readonly entryId: FoundActivity['activityId']
  readonly priceCents: number | null
}

interface RankedRow {
  readonly found: number
  readonly away: number | null
  readonly items: FoundRow[] | null
  readonly addresses: FoundAddress[] | null
}

interface Ranked {
  readonly found: number
  /** From where somebody looks to the nearest found, on the square world; null when nothing is found, or nobody looks from anywhere. */
  readonly away: number | null
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
        items: activities.items.map(({ entryId, priceCents, ...rest }) => ({
          ...rest,
          activityId: entryId,
          priceCents: priceCents ?? 0,
        })),
      },
      addresses: venues.addresses,
    }
  }

  async offered(services: readonly ServiceId[], near: Point | null, visitor: VisitorOfVenues | null) {
    if (services.length === 0) return []
    const comes = near
      ? sql`and ${isWithinReach(sql`v.world_position`, near)} and ${distanceKmSql(sql`p.lat`, sql`p.lng`, near)} <= p.radius_km`
      : sql``
    const { rows } = await sql<{ id: ServiceId }>`
      select asked.id from unnest(${[...services]}::int[]) as asked(id)
      where exists (select from venue v join provider_api.venue p on p.id = v.service_area_id
        where v.service_ids @> array[asked.id] and ${maySeeVenueSql(visitor, indexedVenue('venue'))} ${comes})`.execute(
      this.#reads,
    )
    return rows.map(({ id }) => id)
  }

  /** Two letters in each other's place are the likeliest mistake. */
  async correct(words: readonly string[]) {
    const { rows } = await sql<{ word: string; known: string | null }>`
      select typed.word,
             case when char_length(typed.word) < ${correctedFrom}
                    or exists (select from search_word k where k.word ~>=~ typed.word and k.word ~<~ (typed.word || chr(65533))) then typed.word
                  else coalesce(
                    (select k.word from search_word k
                     where k.word = any (array(
                       select overlay(typed.word placing reverse(substr(typed.word, at, 2)) from at for 2)
                       from generate_series(1, char_length(typed.word) - 1) at))
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
    const { near, limit } = query
    const any = await this.#read(kind, query, anyOf(kind, query, maxRanked + 1))
    if (!near || any.found <= maxRanked) return any
    const readMore = () => this.#read(kind, query, anyOf(kind, query, farRead))
    const isFar = any.away !== null && any.away > worldRadius(near, farKm)
    const more = isFar ? await readMore() : null
    if (more && more.found < farRead) return more
    const around = await this.#read(kind, query, aroundOf(kind, query))
    return { ...(around.items.length >= limit ? around : (more ?? (await readMore()))), found: any.found }
  }

  /** Ranks what `source` finds, and counts it. */
  async #read(kind: EntryKind, query: SearchQuery, source: RawBuilder<unknown>): Promise<Ranked> {
    const places = readsVenues(kind, query) ? sql`left join venue v on v.service_area_id = e.service_area_id` : sql``
    const away = query.near ? sql`(select min(${awayFrom(query)}) from found e)` : sql`null::float8`
    const addresses =
      kind === 'venue'
        ? sql`(select json_agg(a) from (
            select e.address, e.country_id as "countryId", e.lat, e.lng from found e where e.words @@ ${asked(query.words, 'C')} limit ${addressesRead}) a)`
        : sql`null::json`
    // How many have the words decides how they are best read.
    const { rows } = await sql<RankedRow>`${plannedAnew}
      with found as materialized (${source})
      select (select count(*)::int from found) as found, ${away} as away, ${addresses} as addresses,
             (select json_agg(r) from (
               select ${columns} from found e ${places} order by ${orderOf(kind, query)} limit ${query.limit}) r) as items`.execute(
      this.#reads,
    )
    const [row] = rows
    return { found: row?.found ?? 0, away: row?.away ?? null, items: row?.items ?? [], addresses: row?.addresses ?? [] }
  }
}

/** Whichever are found first. */
const anyOf = (kind: EntryKind, query: SearchQuery, limit: number) => sql`
  select e.* from search_entry e where ${ofKind(kind)} and ${isFound(kind, query)} limit ${limit}`

/** Those found among the nearest entries of all. */
const aroundOf = (kind: EntryKind, query: SearchQuery) => sql`
  select e.* from (
    select e.* from search_entry e where ${ofKind(kind)} order by ${awayFrom(query)} limit ${nearestRead}) e
  where ${isFound(kind, query)} limit ${maxRanked}`

const columns = sql`e.entry_id as "entryId", e.service_area_id as "serviceAreaId", e.title, e.venue_name as "venueName", e.suburb,
  e.country_id as "countryId", e.lat, e.lng, e.price_cents as "priceCents"`

const countOf = ({ found }: Ranked) => ({ count: Math.min(found, maxRanked), isMore: found > maxRanked })
