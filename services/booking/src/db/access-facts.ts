import type { AccessFact } from '@waymark/domain/access-fit/fit'
import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import { prepare, type Slots } from '@waymark/service-kit/prepare'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

interface FactsAsked {
  readonly ids: readonly number[]
  /** Null for all options. */
  readonly optionIds: readonly number[] | null
}

const factsOfVenues = prepare((db: Kysely<BookingDatabase>, { ids, optionIds }: Slots<FactsAsked>) =>
  db
    .selectFrom('provider_api.venue_fact')
    .select(['service_area_id', 'accessibility_option_id', 'is_met', 'measure'])
    .where(anyOf('service_area_id', ids))
    .where(isAsked(optionIds)),
)

const factsOfActivities = prepare((db: Kysely<BookingDatabase>, { ids, optionIds }: Slots<FactsAsked>) =>
  db
    .selectFrom('provider_api.activity_fact')
    .select(['activity_id', 'accessibility_option_id', 'is_met', 'measure'])
    .where(anyOf('activity_id', ids))
    .where(isAsked(optionIds)),
)

/** The access facts of each area, all or those of some options; areas without any are absent from the map. */
export async function listAccessFacts(
  db: Kysely<BookingDatabase>,
  serviceAreaIds: readonly ServiceAreaId[],
  optionIds: readonly number[] | null = null,
): Promise<ReadonlyMap<ServiceAreaId, readonly AccessFact[]>> {
  if (serviceAreaIds.length === 0) return new Map()
  const rows = await factsOfVenues(db, { ids: serviceAreaIds, optionIds })
  const facts = Map.groupBy(rows, (row) => row.service_area_id)
  return new Map([...facts].map(([areaId, areaFacts]) => [areaId, areaFacts.map(factOf)]))
}

/** The same of each activity itself. */
export async function listActivityFacts(
  db: Kysely<BookingDatabase>,
  activityIds: readonly ActivityId[],
  optionIds: readonly number[] | null = null,
): Promise<ReadonlyMap<ActivityId, readonly AccessFact[]>> {
  if (activityIds.length === 0) return new Map()
  const rows = await factsOfActivities(db, { ids: activityIds, optionIds })
  const facts = Map.groupBy(rows, (row) => row.activity_id)
  return new Map([...facts].map(([activityId, ofActivity]) => [activityId, ofActivity.map(factOf)]))
}

function anyOf(column: string, ids: RawBuilder<readonly number[]>) {
  return sql<SqlBool>`${sql.ref(column)} = any(${ids}::bigint[])`
}

function isAsked(optionIds: RawBuilder<readonly number[] | null>) {
  return sql<SqlBool>`(${optionIds}::bigint[] is null or accessibility_option_id = any(${optionIds}::bigint[]))`
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

interface FactRow {
  readonly accessibility_option_id: number
  readonly is_met: boolean
  readonly measure: number | null
}

export function factOf(row: FactRow): AccessFact {
  return { optionId: row.accessibility_option_id, state: row.is_met ? 'yes' : 'no', measure: row.measure }
}
