import { type AccessNeed, needPoints, optionMask } from '@waymark/domain/access-fit/fit'
import { type RawBuilder, sql } from 'kysely'

/*
 * The one counterpart of `domain/access-fit/fit` in SQL. services/map/test/fit-order.test.ts and
 * services/booking/test/fit-of-activities.test.ts run both on the same needs and facts.
 */

type Condition = RawBuilder<boolean>

/** A requested option: by its bit, or with a limit for its measure. */
export interface WantedOption {
  readonly optionId: number
  readonly limit: { readonly kind: 'atLeast' | 'atMost'; readonly value: number } | null
}

/** A need as a ranking uses it. */
export interface RankedNeed extends WantedOption {
  readonly weight: AccessNeed['weight']
}

/** The columns of what is compared: a bit for each option (bit 0 is option 1), and measures, where "no" is 0. */
export interface FactColumns {
  readonly met: RawBuilder<unknown>
  readonly notMet: RawBuilder<unknown>
  /** JSON of the measures that hold for an option. */
  readonly measures: (optionId: number) => RawBuilder<unknown>
}

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

const bitsOf = (options: readonly WantedOption[]) =>
  optionMask(options.filter(({ limit }) => !limit).map(({ optionId }) => optionId))

/** Returns `whenUnknown` where nobody has measured. */
function withinLimits({ measures }: FactColumns, options: readonly WantedOption[], whenUnknown: boolean): Condition[] {
  return options.flatMap(({ optionId, limit }) => {
    if (!limit) return []
    const measure = sql`(${measures(optionId)} -> ${String(optionId)})::float8`
    return limit.kind === 'atLeast'
      ? sql<boolean>`coalesce(${measure} >= ${limit.value}, ${whenUnknown})`
      : sql<boolean>`coalesce(${measure} <= ${limit.value}, ${whenUnknown})`
  })
}

/** Every requested option is known to be met. */
export function meetsOptionsSql(columns: FactColumns, options: readonly WantedOption[]): Condition {
  const bits = bitsOf(options)
  const conditions = withinLimits(columns, options, false)
  if (bits !== 0n) conditions.unshift(sql`${columns.met} & ${bits.toString()}::bigint = ${bits.toString()}::bigint`)
  return all(conditions)
}

/** No requested option is known to be missing: it is met, or unknown. */
export function mayMeetOptionsSql(columns: FactColumns, options: readonly WantedOption[]): Condition {
  const bits = bitsOf(options)
  const conditions = withinLimits(columns, options, true)
  if (bits !== 0n) conditions.unshift(sql`${columns.notMet} & ${bits.toString()}::bigint = 0`)
  return all(conditions)
}

/** Sorts as the score does: met needs count first, then needs known to be missing count against. */
export function fitOrderSql(columns: FactColumns, needs: readonly RankedNeed[]): RawBuilder<unknown> {
  const weigh = (conditionOf: (need: RankedNeed) => Condition) =>
    sql.join(
      needs.map((need) => sql`case when ${conditionOf(need)} then ${sql.lit(needPoints[need.weight])} else 0 end`),
      sql` + `,
    )
  const met = weigh((need) => meetsOptionsSql(columns, [need]))
  const missing = weigh((need) => sql<boolean>`not ${mayMeetOptionsSql(columns, [need])}`)
  return sql`(${met}) desc, (${missing})`
}
