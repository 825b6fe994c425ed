import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { accessOption } from '@waymark/domain/access-fit/options'
import { optionsOutWith } from '@waymark/domain/access-fit/outages'
import { boxAround, distanceKm } from '@waymark/domain/place/distance'
import type { WantedOption } from '@waymark/service-kit/access-fit-sql'
import type { Caller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { isPublicVenueSql, isShortlistedSql, mayBookVenueSql } from '@waymark/service-kit/venue-rights-sql'
import { fitOf } from '../../answers/access-fit.ts'
import { bookableActivityAnswer } from '../../answers/bookable-activity.ts'
import { commonFacts, commonOptionIds } from '../../answers/facts-to-show.ts'
import type { Context } from '../../context.ts'
import { comparedFactsAt } from '../../db/access-facts.ts'
import { listActivitiesToBook } from '../../db/activities-to-book.ts'
import { type ActivityOrder, findActivities, listNextSessions, type Wanted } from '../../db/activity-search.ts'
import { listNeeds, restrictedAccountSql } from '../../db/clients.ts'

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
  const wanted = { ...wantedOf(input, context.now()), isVisible: visibleTo(caller) }
  const reading = caller.kind === 'person' ? listNeeds(context.reads, caller.userProfileId) : []
  // Only the best fit waits for the needs.
  const order = input.sort === 'fit' ? orderOf(input, wanted, await reading) : orderOf(input, wanted, [])
  const [needs, { found: page, totalCount }] = await Promise.all([
    reading,
    findActivities(context.plannedReads, wanted, { order, offset: (pageNumber - 1) * pageSize, limit: pageSize }),
  ])
  const ids = page.map(({ id }) => id)
  const [rows, sessions] = await Promise.all([
    listActivitiesToBook(context.reads, ids),
    listNextSessions(context.plannedReads, ids, wanted, shownSessions),
  ])
  const sessionsOf = Map.groupBy(sessions, (session) => session.activity_id)
  const items = ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    const next = sessionsOf.get(id) ?? []
    const outOptionIds = (next[0]?.out_option_ids ?? []).flatMap(optionsOutWith)
    return bookableActivityAnswer(row, {
      distanceKm: wanted.near && distanceKm(wanted.near, { latitude: row.lat, longitude: row.lng }),
      ...accessAt(row, needs, outOptionIds),
      outOptionIds,
      sessions: next,
      sessionCount: next[0]?.session_count ?? 0,
    })
  })
  return { items, totalCount, pageNumber, pageSize }
}

/** The best fit for nobody's needs is the soonest. */
function orderOf({ sort }: Asked, { near }: Wanted, needs: Needs): ActivityOrder {
  if (sort === 'distance' && near) return { by: 'distance' }
  if (sort !== 'fit' || needs.length === 0) return { by: 'when' }
  return {
    by: 'fit',
    needs: needs.map(({ accessibilityOptionId, threshold, weight }) => ({
      ...wantedOptionOf(accessibilityOptionId, threshold),
      weight,
    })),
  }
}

/** An option with a measure is compared by it, with the usual limit when none is asked for. */
function wantedOptionOf(optionId: number, threshold: number | null | undefined): WantedOption {
  const measure = accessOption(optionId)?.measure
  return { optionId, limit: measure ? { kind: measure.direction, value: threshold ?? measure.usual } : null }
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
    options: input.options.map(({ accessibilityOptionId: id, threshold }) => wantedOptionOf(id, threshold)),
  }
}

function withinOf({ bounds, radiusKm }: Asked, near: Wanted['near']): Wanted['within'] {
  if (bounds) return { box: bounds, radiusKm: null }
  return near && { box: boxAround(near, radiusKm), radiusKm }
}

/** The venues where somebody could book: everybody the public ones, restricted people those of their provider. */
function visibleTo(caller: Caller): Wanted['isVisible'] {
  if (caller.kind !== 'person') return isPublicVenueSql
  const { userProfileId } = caller
  // Read once by the search itself: asked for before, it would cost a round of its own.
  const restrictedToAccountId = restrictedAccountSql(userProfileId)
  return (venue) =>
    mayBookVenueSql({ restrictedToAccountId, isShortlisted: isShortlistedSql(userProfileId, venue) }, venue)
}

/** How an activity fits, and the facts that say so; without needs, what most people ask about. */
function accessAt(row: Parameters<typeof comparedFactsAt>[0], needs: Needs, outOptionIds: readonly number[]) {
  const neededIds = needs.map(({ accessibilityOptionId }) => accessibilityOptionId)
  const facts = comparedFactsAt(row, neededIds.length > 0 ? neededIds : commonOptionIds)
  return {
    fit: fitOf(needs, facts, outOptionIds),
    facts: neededIds.length > 0 ? facts : commonFacts(facts, shownFacts),
  }
}
