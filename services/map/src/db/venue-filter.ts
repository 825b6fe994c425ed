import { optionMask } from '@waymark/domain/access-fit/fit'
import { maySeeVenueSql, type VisitorOfVenues } from '@waymark/service-kit/venue-rights-sql'
import { type RawBuilder, sql } from 'kysely'
import { indexedVenue } from './indexed-venue.ts'

/** An option asked for: at its usual threshold, or with a limit that its measure must reach or stay within. */
export interface WantedOption {
  readonly optionId: number
  readonly limit: { readonly kind: 'atLeast' | 'atMost'; readonly value: number } | null
}

export interface VenueFilter {
  readonly options: readonly WantedOption[]
  readonly venueTypeIds: readonly number[]
  readonly costTiers: readonly number[]
  readonly serviceIds: readonly number[]
  /** Minute of the local week by time zone; null when it does not matter whether a venue is open. */
  readonly openAt: Readonly<Record<string, number>> | null
  /** Who looks; null when nobody is signed in. */
  readonly visitor: VisitorOfVenues | null
}

type Condition = RawBuilder<boolean>

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

const bitsOf = (options: readonly WantedOption[]) =>
  optionMask(options.filter(({ limit }) => !limit).map(({ optionId }) => optionId)).toString()

/** Where nobody has measured, the answer is `whenUnknown`. */
function withinLimits(options: readonly WantedOption[], whenUnknown: boolean): Condition[] {
  return options.flatMap(({ optionId, limit }) => {
    if (!limit) return []
    const measure = sql`(v.measures -> ${String(optionId)})::float8`
    return limit.kind === 'atLeast'
      ? sql<boolean>`coalesce(${measure} >= ${limit.value}, ${whenUnknown})`
      : sql<boolean>`coalesce(${measure} <= ${limit.value}, ${whenUnknown})`
  })
}

/** Every option asked for is known to be met. */
export function meetsOptions(options: readonly WantedOption[]): Condition {
  if (options.length === 0) return sql<boolean>`true`
  const bits = bitsOf(options)
  return all([sql<boolean>`v.known_met & ${bits}::bigint = ${bits}::bigint`, ...withinLimits(options, false)])
}

/** No option asked for is known to be missing: it is met, or nobody has checked. */
export function mayMeetOptions(options: readonly WantedOption[]): Condition {
  if (options.length === 0) return sql<boolean>`true`
  return all([sql<boolean>`v.known_not_met & ${bitsOf(options)}::bigint = 0`, ...withinLimits(options, true)])
}

/**
 * Everything but the options: type, cost, services, open now, and what this caller may see. The private venues of a view
 * are theirs already, and pass what is asked of public ones.
 */
export function passesRest(filter: VenueFilter): Condition {
  const conditions = [maySeeVenueSql(filter.visitor, indexedVenue('venue'))]
  if (filter.venueTypeIds.length > 0)
    conditions.push(sql<boolean>`v.venue_type_id = any(${[...filter.venueTypeIds]}::int[])`)
  if (filter.costTiers.length > 0)
    conditions.push(sql<boolean>`v.cost_tier = any(${[...filter.costTiers]}::smallint[])`)
  if (filter.serviceIds.length > 0) conditions.push(sql<boolean>`v.service_ids && ${[...filter.serviceIds]}::int[]`)
  if (filter.openAt) {
    conditions.push(sql<boolean>`v.open_minutes @> (${JSON.stringify(filter.openAt)}::jsonb ->> v.time_zone)::int`)
  }
  return all(conditions)
}
