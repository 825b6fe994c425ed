import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { accessFit, type Fit } from '@waymark/domain/access-fit/fit'
import type { ActivityId } from '@waymark/domain/ids'
import { boxAround, distanceKm } from '@waymark/domain/place/distance'
import type { Caller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { isPublicVenueSql, isShortlistedSql, mayBookVenueSql } from '@waymark/service-kit/venue-rights-sql'
import { fitOf } from '../../answers/access-fit.ts'
import { bookableActivityAnswer } from '../../answers/bookable-activity.ts'
import { commonFacts, commonOptionIds } from '../../answers/facts-to-show.ts'
import type { Context } from '../../context.ts'
import { factsAt, listAccessFacts, listActivityFacts } from '../../db/access-facts.ts'
import { listActivitiesToBook } from '../../db/activities-to-book.ts'
import {
  type FoundActivity,
  findActivities,
  listNextSessions,
  maxFound,
  type Wanted,
} from '../../db/activity-search.ts'
import { findClient, listNeeds } from '../../db/clients.ts'

type Needs = Awaited<ReturnType<typeof listNeeds>>
type Asked = ParsedInputOf<typeof activityBooking.getActivitySessionsForNewBooking>

const dayMs = 86_400_000
/** Three months when the caller names no end; never further than sessions can be added. */
const usualDays = 92
const maxDays = 200
const shownSessions = 3
const shownFacts = 3
const stockColumns = {
  wheelchairSpaces: 'wheelchair_spaces',
  hearingReceivers: 'hearing_receivers',
  interpreterPlaces: 'interpreter_places',
  quietPlaces: 'quiet_places',
} as const

export const getActivitySessionsForNewBooking: Handler<
  Context,
  typeof activityBooking.getActivitySessionsForNewBooking
> = async (input, { context, caller }) => {
  const { pageNumber, pageSize } = input
  const [needs, isVisible] = await Promise.all([
    caller.kind === 'person' ? listNeeds(context.reads, caller.userProfileId) : [],
    visibleTo(context, caller),
  ])
  const wanted = { ...wantedOf(input, context.now()), isVisible }
  const { page, totalCount } = await findPage(context, input, wanted, needs)
  const ids = page.map(({ id }) => id)
  const [rows, sessions, accessOf] = await Promise.all([
    listActivitiesToBook(context.reads, ids),
    listNextSessions(context.reads, ids, wanted, shownSessions),
    readAccess(context, needs, page),
  ])
  const sessionsOf = Map.groupBy(sessions, (session) => session.activity_id)
  const items = page.flatMap((activity) => {
    const { id } = activity
    const row = rows.get(id)
    if (!row) return []
    const next = sessionsOf.get(id) ?? []
    return bookableActivityAnswer(row, {
      distanceKm: wanted.near && distanceKm(wanted.near, { latitude: row.lat, longitude: row.lng }),
      ...accessOf(activity),
      sessions: next,
      sessionCount: next[0]?.session_count ?? 0,
    })
  })
  return { items, totalCount, pageNumber, pageSize }
}

/** The page, found in order by the database. Who asks for access details or the best fit needs the facts of all. */
async function findPage(context: Context, input: Asked, wanted: Wanted, needs: Needs) {
  const offset = (input.pageNumber - 1) * input.pageSize
  const order = input.sort === 'distance' && wanted.near ? 'distance' : 'when'
  const isByFit = input.sort === 'fit' && needs.length > 0
  if (input.options.length === 0 && !isByFit) {
    const part = { order, offset, limit: input.pageSize } as const
    const { found, totalCount } = await findActivities(context.plannedReads, wanted, part)
    return { page: found, totalCount }
  }
  const { found } = await findActivities(context.plannedReads, wanted, { order, offset: 0, limit: maxFound })
  const fitting = input.options.length === 0 ? found : await meeting(context, found, input.options)
  const sorted = isByFit ? byFit(fitting, await readFits(context, needs, fitting)) : fitting
  return { page: sorted.slice(offset, offset + input.pageSize), totalCount: sorted.length }
}

function wantedOf(input: Asked, now: Date): Omit<Wanted, 'isVisible'> {
  const point =
    input.latitude === undefined || input.longitude === undefined
      ? null
      : { latitude: input.latitude, longitude: input.longitude }
  // No two time zones are more than a day apart from the wall time read as UTC.
  const endMs = input.EndDateTime === undefined ? undefined : Date.parse(`${input.EndDateTime}Z`) + dayMs
  const lastMs = now.getTime() + maxDays * dayMs
  return {
    now,
    until: new Date(Math.min(endMs ?? now.getTime() + usualDays * dayMs, lastMs)),
    fromWall: input.StartDateTime ?? null,
    untilWall: input.EndDateTime ?? null,
    near: point,
    within: withinOf(input, point),
    serviceAreaId: input.serviceAreaId ?? null,
    kindIds: input.activityKindIds,
    age: input.age ?? null,
    maxPriceCents: input.maxPriceCents ?? null,
    spaces: input.spaces,
    stock: input.wants.map((kind) => stockColumns[kind]),
    search: input.search,
  }
}

function withinOf({ bounds, radiusKm }: Asked, near: Wanted['near']): Wanted['within'] {
  if (bounds) return { box: bounds, radiusKm: null }
  return near && { box: boxAround(near, radiusKm), radiusKm }
}

/** The venues where somebody could book: everybody the public ones, restricted people those of their provider. */
async function visibleTo(context: Context, caller: Caller): Promise<Wanted['isVisible']> {
  if (caller.kind !== 'person') return isPublicVenueSql
  const client = await findClient(context.reads, caller.userProfileId)
  return (venue) =>
    mayBookVenueSql(
      {
        restrictedToAccountId: client?.restricted_to_account_id ?? null,
        isShortlisted: isShortlistedSql(caller.userProfileId, venue),
      },
      venue,
    )
}

/** How each activity fits, and the facts that say so; without needs, what most people ask about. */
async function readAccess(context: Context, needs: Needs, page: readonly FoundActivity[]) {
  const neededIds = needs.map(({ accessibilityOptionId }) => accessibilityOptionId)
  const factsOf = await readFacts(context, page, neededIds.length > 0 ? neededIds : commonOptionIds)
  return (activity: FoundActivity) => {
    const facts = factsOf(activity)
    return { fit: fitOf(needs, facts), facts: neededIds.length > 0 ? facts : commonFacts(facts, shownFacts) }
  }
}

async function readFits(
  context: Context,
  needs: Needs,
  activities: readonly FoundActivity[],
): Promise<ReadonlyMap<ActivityId, Fit>> {
  if (needs.length === 0) return new Map()
  const factsOf = await readFacts(
    context,
    activities,
    needs.map(({ accessibilityOptionId }) => accessibilityOptionId),
  )
  return new Map(activities.map((activity) => [activity.id, fitOf(needs, factsOf(activity))]))
}

/** What is known of some options where each activity takes place. */
async function readFacts({ reads }: Context, activities: readonly FoundActivity[], optionIds: readonly number[]) {
  const [ofVenues, ofActivities] = await Promise.all([
    listAccessFacts(reads, [...new Set(activities.map((activity) => activity.service_area_id))], optionIds),
    listActivityFacts(
      reads,
      activities.map(({ id }) => id),
      optionIds,
    ),
  ])
  return ({ id, service_area_id: areaId }: FoundActivity) => factsAt(ofVenues.get(areaId), ofActivities.get(id))
}

/** Those where every requested option is known to be met, by the activity or its venue. */
async function meeting(
  context: Context,
  activities: readonly FoundActivity[],
  options: Asked['options'],
): Promise<readonly FoundActivity[]> {
  const wanted = options.map(({ accessibilityOptionId, threshold }) => ({
    optionId: accessibilityOptionId,
    weight: 'must' as const,
    threshold: threshold ?? null,
  }))
  const factsOf = await readFacts(
    context,
    activities,
    wanted.map(({ optionId }) => optionId),
  )
  return activities.filter((activity) => accessFit(wanted, factsOf(activity)).meetsEveryMust)
}

/** The best fit first, and among equals the soonest. */
function byFit(found: readonly FoundActivity[], fits: ReadonlyMap<ActivityId, Fit>): readonly FoundActivity[] {
  const scoreOf = ({ id }: FoundActivity) => fits.get(id)?.score ?? 0
  return found.toSorted((a, b) => scoreOf(b) - scoreOf(a))
}
