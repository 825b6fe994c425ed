import { costTier } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import type { Point } from '@waymark/domain/place/coordinates'
import { distanceKmSql } from '@waymark/service-kit/distance-sql'
import { isNotShutSql, timeOfSql } from '@waymark/service-kit/shut-sql'
import { maySeeVenueSql } from '@waymark/service-kit/venue-rights-sql'
import { type RawBuilder, sql } from 'kysely'
import { fitOrder, meetsOptions } from '../db/venue-filter.ts'
import { isWithin, worldDistance, worldRadius } from '../db/world-position.ts'
import type { SearchQuery } from './search-index.ts'
import { waysToWrite } from './search-words.ts'
import { groupedWords, namesVenueType } from './venue-type-words.ts'

const [, maxAreaRadiusKm] = limits.serviceAreaRadiusKm

export type EntryKind = 'venue' | 'activity'

/** Each word, or the beginning of it, in any of its ways of writing; with `weight` in that part of an entry only. */
export function asked(words: readonly string[], weight = ''): RawBuilder<unknown> {
  return sql`${everyWord(words, weight)}::tsquery`
}

/** As `asked`; where words name a kind of venue otherwise than its label does, the label among what is offered does too. */
function askedByAnyName(words: readonly string[]): RawBuilder<unknown> {
  const groups = groupedWords(words).map(({ words: typed, labels }) => {
    const byLabel = labels.map((label) => label.map((word) => `'${word}':D`).join(' & '))
    return `(${[everyWord(typed, ''), ...byLabel].join(' | ')})`
  })
  return sql`${groups.join(' & ')}::tsquery`
}

const everyWord = (words: readonly string[], weight: string) =>
  words
    .map(
      (word) =>
        `(${waysToWrite(word)
          .map((way) => `'${way}':*${weight}`)
          .join(' | ')})`,
    )
    .join(' & ')

/** Entries `e` of one kind, which the indexes of that kind hold. */
export const ofKind = (kind: EntryKind) => sql`e.kind = ${sql.lit(kind)}`

/** What an entry `e` must be to be found. */
export function isFound(kind: EntryKind, { words, near, visitor, filter }: SearchQuery): RawBuilder<unknown> {
  const conditions = [
    sql`e.words @@ ${askedByAnyName(words)}`,
    maySeeVenueSql(visitor, {
      id: sql`e.service_area_id`,
      accountId: sql`e.account_id`,
      isPrivate: false,
      isActive: true,
    }),
  ]
  if (near && filter.radiusKm !== null)
    conditions.push(isWithin(sql`e.world_position`, near, worldRadius(near, filter.radiusKm)))
  const isFreeVenue = filter.isFree && kind === 'venue'
  if (filter.options.length > 0 || isFreeVenue) {
    const cost = isFreeVenue ? sql`v.cost_tier = ${sql.lit(costTier.Free)}` : sql`true`
    // `offset 0` keeps it a look-up for each entry found: joined, the planner reads every venue.
    conditions.push(
      sql<boolean>`exists (select from venue v where v.service_area_id = e.service_area_id
        and ${meetsOptions(filter.options)} and ${cost} offset 0)`,
    )
  }
  if (filter.isCompanionFree)
    conditions.push(
      kind === 'venue'
        ? sql<boolean>`false`
        : sql<boolean>`exists (select from provider_api.activity t where t.id = e.entry_id and t.has_free_companion offset 0)`,
    )
  if (filter.comesToMe)
    conditions.push(
      kind === 'activity' || !near
        ? sql<boolean>`false`
        : sql<boolean>`${isWithinReach(sql`e.world_position`, near)} and ${comesTo(near)}`,
    )
  if (filter.isFree && kind === 'activity') conditions.push(sql<boolean>`e.price_cents = 0`)
  if (filter.days && kind === 'activity')
    conditions.push(sql<boolean>`exists (
      select from booking_api.activity_session s
      where s.activity_id = e.entry_id and s.status = 'Active'
        and s.starts_at >= ${filter.days.from}::date::timestamp at time zone s.time_zone
        and s.starts_at < (${filter.days.until}::date + 1)::timestamp at time zone s.time_zone
        and ${isNotShutSql(sql`e.service_area_id`, timeOfSql('s'))} offset 0)`)
  return sql.join(conditions, sql` and `)
}

/** No area is wider, so an index of points finds all that can come to `near`. */
export const isWithinReach = (position: RawBuilder<unknown>, near: Point) =>
  isWithin(position, near, worldRadius(near, maxAreaRadiusKm))

/** The place of an entry `e` offers services, and they come as far as `near`. */
const comesTo = (near: Point) =>
  sql<boolean>`exists (select from provider_api.venue p join venue v on v.service_area_id = p.id
    where p.id = e.service_area_id and v.service_ids <> '{}'
      and ${distanceKmSql(sql`p.lat`, sql`p.lng`, near)} <= p.radius_km offset 0)`

/** Whether `orderOf` compares the places `v` of the entries. */
export const readsVenues = (kind: EntryKind, { sort, needs }: SearchQuery) =>
  (sort === 'fit' && needs.length > 0) || (sort === 'price' && kind === 'venue')

/** The order of entries `e`, those at their places `v` where `readsVenues`. */
export function orderOf(kind: EntryKind, query: SearchQuery): RawBuilder<unknown> {
  const { words, sort, needs } = query
  const text = words.join(' ')
  // Every entry found has the words themselves, unless they name a kind of venue otherwise than its label does.
  const asTyped = namesVenueType(words) ? sql`, (e.words @@ ${asked(words)}) desc` : sql``
  const byMatch = sql`(e.folded_title = ${text}) desc, (e.folded_title like ${`${text}%`}) desc, (e.words @@ ${asked(words, 'A')}) desc${asTyped}`
  const rest = sql`${awayFrom(query)}, e.entry_id`
  switch (sort) {
    case 'match':
      return sql`${byMatch}, ${rest}`
    case 'nearest':
      return rest
    case 'fit':
      return needs.length > 0 ? sql`${fitOrder(needs)}, ${rest}` : sql`${byMatch}, ${rest}`
    case 'price':
      return sql`${kind === 'venue' ? sql`v.cost_tier` : sql`e.price_cents`} nulls last, ${rest}`
    case 'soonest':
      return kind === 'venue'
        ? rest
        : sql`(select s.starts_at from booking_api.activity_session s
               where s.activity_id = e.entry_id and s.status = 'Active' and s.starts_at > ${query.now}
                 and ${isNotShutSql(sql`e.service_area_id`, timeOfSql('s'))}
               order by s.starts_at limit 1) nulls last, ${rest}`
  }
}

/** How far an entry is from where somebody looks; without that, nothing is nearer than anything. */
export const awayFrom = ({ near }: SearchQuery) => (near ? worldDistance(sql`e.world_position`, near) : sql`e.entry_id`)
