import { type RawBuilder, sql } from 'kysely'
import { optionBits } from './option-bits.ts'

/** An option that must be met; with a limit, its measure must reach it (`atLeast`) or stay within it (`atMost`). */
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
  /** Set for a person who may see one provider alone. */
  readonly onlyAccountId: number | null
}

type Condition = RawBuilder<boolean>

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

function measureReaches({ optionId, limit }: WantedOption, whenUnknown: boolean): Condition | null {
  if (!limit) return null
  const measure = sql`(v.measures -> ${String(optionId)})::float8`
  return limit.kind === 'atLeast'
    ? sql<boolean>`coalesce(${measure} >= ${limit.value}, ${whenUnknown})`
    : sql<boolean>`coalesce(${measure} <= ${limit.value}, ${whenUnknown})`
}

const present = (condition: Condition | null): condition is Condition => condition !== null

/** Every option asked for is known to be there. */
export function meetsOptions(options: readonly WantedOption[]): Condition {
  if (options.length === 0) return sql<boolean>`true`
  const bits = optionBits(options.map(({ optionId }) => optionId))
  const measures = options.map((option) => measureReaches(option, false)).filter(present)
  return all([sql<boolean>`v.known_yes & ${bits}::bigint = ${bits}::bigint`, ...measures])
}

/** No option asked for is known to be missing: it is there, or nobody has checked. */
export function mayMeetOptions(options: readonly WantedOption[]): Condition {
  if (options.length === 0) return sql<boolean>`true`
  const bits = optionBits(options.map(({ optionId }) => optionId))
  const measures = options.map((option) => measureReaches(option, true)).filter(present)
  return all([sql<boolean>`v.known_no & ${bits}::bigint = 0`, ...measures])
}

/** Everything but the options: type, cost, services, open now, and what this caller may see. */
export function passesRest(filter: VenueFilter): Condition {
  const conditions: Condition[] = []
  if (filter.onlyAccountId !== null) conditions.push(sql<boolean>`v.account_id = ${filter.onlyAccountId}`)
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
