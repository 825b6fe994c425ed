import type { AnswerOf, ParsedInputOf } from '@waymark/contracts/define-call'
import type { places } from '@waymark/contracts/places'
import { currencyOf } from '@waymark/domain/booking/price'
import { serviceKind } from '@waymark/domain/catalogue/own-services'
import { countryIdOf } from '@waymark/domain/enums'
import type { Point } from '@waymark/domain/place/coordinates'
import { distanceKm } from '@waymark/domain/place/distance'
import type { Handler } from '@waymark/service-kit/implement'
import { outcomesFor, wantedOptionOf } from '../../access-facts.ts'
import { needAnswer } from '../../answers/need-answer.ts'
import { venueAnswer } from '../../answers/venue-answer.ts'
import { mustsOf } from '../../asked-view.ts'
import type { Context } from '../../context.ts'
import { type CallerView, callerViewOf } from '../../db/caller-view.ts'
import { listClosingDays } from '../../db/closings.ts'
import { listConcessionPrices } from '../../db/concession-prices.ts'
import { listNextStarts } from '../../db/next-starts.ts'
import { listOutagesNow } from '../../db/outages.ts'
import { listPublicVenues, type PublicVenue } from '../../db/public-venues.ts'
import { type Found, hasWords, isEmpty, suggestTowns } from '../../search/find-all.ts'
import { readQuery } from '../../search/read-query.ts'
import type { SearchQuery, SearchResults } from '../../search/search-index.ts'
import { searchWords } from '../../search/search-words.ts'

type Answer = AnswerOf<typeof places.searchAll>

const maxWords = 8

export const searchAll: Handler<Context, typeof places.searchAll> = async (input, { context, caller }) => {
  const typed = searchWords(input.query).slice(0, maxWords)
  const person = await callerViewOf(context, caller)
  const asTyped = { ...queryOf(input, person, context.now()), words: typed }
  const { query, readAs, town, found } = await readQuery(context, asTyped)
  const { results, towns, ...rest } = found
  const isNothing = isEmpty(found)
  const [{ venues, ownServices }, activities, leftOut, likeTowns] = await Promise.all([
    venuesOf(context, { results, words: query.words, near: asTyped.near }, person),
    activitiesOf(context, results, asTyped.near, person),
    input.meetsNeeds ? countLeftOut(context, query, results) : { totalCount: 0, isMore: false },
    isNothing && typed.length > 0 ? suggestTowns(context, query) : [],
  ])
  return {
    readAs,
    venues: { items: venues, totalCount: results.venues.count, isMore: results.venues.isMore },
    activities: { items: activities, totalCount: results.activities.count, isMore: results.activities.isMore },
    leftOut,
    ...rest,
    services: [...ownServices, ...rest.services].slice(0, input.limit),
    readNear: town,
    towns: isNothing ? likeTowns : town ? [town] : towns,
    needs: person.needs.map(needAnswer),
    credit: context.places.credit,
  }
}

type Input = ParsedInputOf<typeof places.searchAll>

/** What was asked, but for its words. */
function queryOf(input: Input, person: CallerView, now: Date): Omit<SearchQuery, 'words'> {
  const { nearLatitude: latitude, nearLongitude: longitude, from, until } = input
  return {
    near: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    visitor: person.visitor,
    filter: {
      radiusKm: input.radiusKm ?? null,
      options: input.meetsNeeds ? mustsOf(person) : [],
      isFree: input.isFree,
      isCompanionFree: input.isCompanionFree,
      comesToMe: input.comesToMe,
      days:
        from === undefined && until === undefined ? null : { from: from ?? until ?? '', until: until ?? from ?? '' },
    },
    sort: input.sort,
    needs: person.needs.map(({ optionId, weight, threshold }) => ({ ...wantedOptionOf(optionId, threshold), weight })),
    now,
    limit: input.limit,
  }
}

async function countLeftOut({ search }: Context, query: SearchQuery, { venues, activities }: SearchResults) {
  if (query.words.length === 0) return { totalCount: 0, isMore: false }
  const all = await search.find({ ...query, filter: { ...query.filter, options: [] } })
  return {
    totalCount: all.venues.count + all.activities.count - venues.count - activities.count,
    isMore: all.venues.isMore || all.activities.isMore,
  }
}

async function venuesOf(
  { reads, now }: Context,
  { results, words, near }: Pick<Found, 'results'> & Pick<SearchQuery, 'words' | 'near'>,
  { needs }: CallerView,
): Promise<{ venues: Answer['venues']['items']; ownServices: Answer['services'] }> {
  const { ids } = results.venues
  const [venues, outages, closings] = await Promise.all([
    listPublicVenues(reads, ids),
    listOutagesNow(reads, ids, now()),
    listClosingDays(reads, ids),
  ])
  const items = venues.map((venue) => {
    const card = venueAnswer(venue)
    return {
      ...card,
      distanceKm: awayFrom(near, card),
      fit: outcomesFor(needs, venue.facts, outages.get(venue.service_area_id)),
      outages: outages.get(venue.service_area_id) ?? [],
      closesOn: closings.get(venue.service_area_id) ?? null,
    }
  })
  return { venues: items, ownServices: ownServicesOf(venues, words) }
}

/** The own services, each once, by whose names places were found. */
function ownServicesOf(venues: readonly PublicVenue[], words: readonly string[]): Answer['services'] {
  const named = venues.flatMap(({ own_services: own }) => own).filter(({ name }) => hasWords(searchWords(name), words))
  return [...new Map(named.map((service) => [service.id, service])).values()].map(({ id, name, description }) => ({
    serviceId: id,
    name,
    family: serviceKind(id)?.family ?? '',
    description,
  }))
}

async function activitiesOf(
  { reads, now }: Context,
  { activities: { items } }: SearchResults,
  near: Point | undefined,
  { needs }: CallerView,
): Promise<Answer['activities']['items']> {
  const ids = items.map(({ activityId }) => activityId)
  const [starts, concessions, venues] = await Promise.all([
    listNextStarts(reads, ids, now()),
    listConcessionPrices(reads, ids),
    listPublicVenues(reads, [...new Set(items.map(({ serviceAreaId }) => serviceAreaId))]),
  ])
  const byId = new Map(venues.map((venue) => [venue.service_area_id, venue]))
  return items.map(({ lat, lng, countryId, ...activity }) => {
    const venue = byId.get(activity.serviceAreaId)
    return {
      ...activity,
      latitude: lat,
      longitude: lng,
      distanceKm: awayFrom(near, { latitude: lat, longitude: lng }),
      concessionPriceCents: concessions.get(activity.activityId) ?? null,
      currency: currencyOf(countryIdOf(countryId)),
      ...(starts.get(activity.activityId) ?? { nextStartDateTime: null, timeZone: null }),
      picture: venue ? venueAnswer(venue).picture : null,
      fit: outcomesFor(needs, venue?.facts ?? []),
    }
  })
}

const awayFrom = (near: Point | undefined, at: Point) => (near ? Number(distanceKm(near, at).toFixed(3)) : null)
