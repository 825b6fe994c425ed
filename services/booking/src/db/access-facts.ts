import { type AccessFact, optionMask } from '@waymark/domain/access-fit/fit'
import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import { prepare, type Slots } from '@waymark/service-kit/prepare'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

interface FactsAsked {
  readonly ids: readonly number[]
}

const factsOfVenues = prepare((db: Kysely<BookingDatabase>, { ids }: Slots<FactsAsked>) =>
  db
    .selectFrom('provider_api.venue_fact')
    .select(['service_area_id', 'accessibility_option_id', 'is_met', 'measure'])
    .where(anyOf('service_area_id', ids)),
)

const factsOfActivities = prepare((db: Kysely<BookingDatabase>, { ids }: Slots<FactsAsked>) =>
  db
    .selectFrom('provider_api.activity_fact')
    .select(['activity_id', 'accessibility_option_id', 'is_met', 'measure'])
    .where(anyOf('activity_id', ids)),
)

/** The access facts of each area; areas without any are absent from the map. */
export async function listAccessFacts(
  db: Kysely<BookingDatabase>,
  serviceAreaIds: readonly ServiceAreaId[],
): Promise<ReadonlyMap<ServiceAreaId, readonly AccessFact[]>> {
  if (serviceAreaIds.length === 0) return new Map()
  const rows = await factsOfVenues(db, { ids: serviceAreaIds })
  const facts = Map.groupBy(rows, (row) => row.service_area_id)
  return new Map([...facts].map(([areaId, areaFacts]) => [areaId, areaFacts.map(factOf)]))
}

/** The same of each activity itself. */
export async function listActivityFacts(
  db: Kysely<BookingDatabase>,
  activityIds: readonly ActivityId[],
): Promise<ReadonlyMap<ActivityId, readonly AccessFact[]>> {
  if (activityIds.length === 0) return new Map()
  const rows = await factsOfActivities(db, { ids: activityIds })
  const facts = Map.groupBy(rows, (row) => row.activity_id)
  return new Map([...facts].map(([activityId, ofActivity]) => [activityId, ofActivity.map(factOf)]))
}

function anyOf(column: string, ids: RawBuilder<readonly number[]>) {
  return sql<SqlBool>`${sql.ref(column)} = any(${ids}::bigint[])`
}

/** What holds where an activity takes place: its own facts, and those of its venue about everything else. */
export function factsAt(
  venue: readonly AccessFact[] | undefined,
  activity: readonly AccessFact[] | undefined,
): readonly AccessFact[] {
  if (!activity) return venue ?? []
  const known = new Set(activity.map(({ optionId }) => optionId))
  return [...activity, ...(venue ?? []).filter(({ optionId }) => !known.has(optionId))]
}

/** All that is known of each fact of a venue, for its page. */
export async function listFactsOfVenue(db: Kysely<BookingDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('provider_api.venue_fact')
    .select(factColumns)
    .where('service_area_id', '=', serviceAreaId)
    .orderBy('accessibility_option_id')
    .execute()
}

/** The same of an activity. */
export async function listFactsOfActivity(db: Kysely<BookingDatabase>, activityId: ActivityId) {
  return db
    .selectFrom('provider_api.activity_fact')
    .select(factColumns)
    .where('activity_id', '=', activityId)
    .orderBy('accessibility_option_id')
    .execute()
}

const factColumns = [
  'accessibility_option_id',
  'is_met',
  'measure',
  'note',
  'source',
  'checked_on',
  'photo_key',
  'photo_alt',
] as const

/** The facts of an activity and of its location as a search compares them: masks with a bit for each option, and measures. */
interface ComparedFacts {
  readonly facts_yes: string
  readonly facts_no: string
  readonly fact_measures: Readonly<Record<string, number>>
  readonly area_facts_yes: string
  readonly area_facts_no: string
  readonly area_fact_measures: Readonly<Record<string, number>>
}

/** What is known of some options where an activity takes place, in their order: `factsAt` of what a search compares. */
export function comparedFactsAt(row: ComparedFacts, optionIds: readonly number[]): readonly AccessFact[] {
  const own = readFacts(row.facts_yes, row.facts_no, row.fact_measures)
  const ofArea = readFacts(row.area_facts_yes, row.area_facts_no, row.area_fact_measures)
  return optionIds.flatMap((optionId) => own(optionId) ?? ofArea(optionId) ?? [])
}

function readFacts(yes: string, no: string, measures: Readonly<Record<string, number>>) {
  const [met, notMet] = [BigInt(yes), BigInt(no)]
  return (optionId: number): AccessFact | null => {
    const bit = optionMask([optionId])
    if ((met & bit) !== 0n) return { optionId, state: 'yes', measure: measures[optionId] ?? null }
    return (notMet & bit) === 0n ? null : { optionId, state: 'no', measure: null }
  }
}

interface FactRow {
  readonly accessibility_option_id: number
  readonly is_met: boolean
  readonly measure: number | null
}

export function factOf(row: FactRow): AccessFact {
  return { optionId: row.accessibility_option_id, state: row.is_met ? 'yes' : 'no', measure: row.measure }
}
