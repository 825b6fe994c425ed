import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { accessFit, type Fit } from '@waymark/domain/access-fit/fit'
import type { ActivityId } from '@waymark/domain/ids'
import { boxAround } from '@waymark/domain/place/distance'
import type { Caller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { isPublicVenueSql, isShortlistedSql, mayBookVenueSql } from '@waymark/service-kit/venue-rights-sql'
import { fitOf } from '../../answers/access-fit.ts'
import { bookableActivityAnswer } from '../../answers/bookable-activity.ts'
import type { Context } from '../../context.ts'
import { factsAt, listAccessFacts, listActivityFacts } from '../../db/access-facts.ts'
import {
  type FoundActivity,
  findActivitiesToBook,
  listActivitiesToBook,
  listNextSessions,
  type Wanted,
} from '../../db/activities-to-book.ts'
import { findClient, listNeeds } from '../../db/clients.ts'

type Asked = ParsedInputOf<typeof activityBooking.getActivitySessionsForNewBooking>

const dayMs = 86_400_000
/** Three months when the caller names no end; never further than sessions can be added. */
const usualDays = 92
const maxDays = 200
const shownSessions = 3
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
  const needs = caller.kind === 'person' ? await listNeeds(context.reads, caller.userProfileId) : []
  const wanted = { ...wantedOf(input, context.now()), isVisible: await visibleTo(context, caller) }
  const found = await findActivitiesToBook(context.plannedReads, wanted)
  const fitsOf = await fitReader(context, needs)
  const fitting = input.options.length === 0 ? found : await meeting(context, found, input.options)
  const sorted = await inOrder(fitting, input.sort, fitsOf)
  const page = sorted.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  const ids = page.map(({ id }) => id)
  const [rows, sessions, fits] = await Promise.all([
    listActivitiesToBook(context.reads, ids),
    listNextSessions(context.reads, ids, wanted, shownSessions),
    fitsOf(page),
  ])
  const sessionsOf = Map.groupBy(sessions, (session) => session.activity_id)
  const items = page.flatMap((one) => {
    const row = rows.get(one.id)
    const about = {
      distanceKm: one.distance_km,
      fit: fits.get(one.id) ?? fitOf([]),
      sessions: sessionsOf.get(one.id) ?? [],
      sessionCount: one.session_count,
    }
    return row ? [bookableActivityAnswer(row, about)] : []
  })
  return { items, totalCount: sorted.length, pageNumber, pageSize }
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

type FitsOf = (activities: readonly FoundActivity[]) => Promise<ReadonlyMap<ActivityId, Fit>>

/** Fits are computed for those that need one: all of them to sort by fit, otherwise those of the page. */
async function fitReader(context: Context, needs: Awaited<ReturnType<typeof listNeeds>>): Promise<FitsOf> {
  return async (activities) => {
    if (needs.length === 0) return new Map()
    const factsOf = await readFacts(context, activities)
    return new Map(activities.map((activity) => [activity.id, fitOf(needs, factsOf(activity))]))
  }
}

async function readFacts({ reads }: Context, activities: readonly FoundActivity[]) {
  const [ofVenues, ofActivities] = await Promise.all([
    listAccessFacts(reads, [...new Set(activities.map((activity) => activity.service_area_id))]),
    listActivityFacts(
      reads,
      activities.map(({ id }) => id),
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
  const factsOf = await readFacts(context, activities)
  const wanted = options.map(({ accessibilityOptionId, threshold }) => ({
    optionId: accessibilityOptionId,
    weight: 'must' as const,
    threshold: threshold ?? null,
  }))
  return activities.filter((activity) => accessFit(wanted, factsOf(activity)).meetsEveryMust)
}

async function inOrder(
  found: readonly FoundActivity[],
  sort: Asked['sort'],
  fitsOf: FitsOf,
): Promise<readonly FoundActivity[]> {
  if (sort === 'when') return found
  if (sort === 'distance') return found.toSorted((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0))
  const fits = await fitsOf(found)
  const scoreOf = ({ id }: FoundActivity) => fits.get(id)?.score ?? 0
  return found.toSorted((a, b) => scoreOf(b) - scoreOf(a))
}
