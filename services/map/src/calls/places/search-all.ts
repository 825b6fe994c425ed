import type { AnswerOf, ParsedInputOf } from '@waymark/contracts/define-call'
import type { places } from '@waymark/contracts/places'
import { currencyOf } from '@waymark/domain/booking/price'
import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { serviceKind } from '@waymark/domain/catalogue/own-services'
import { services } from '@waymark/domain/catalogue/services'
import { countryIdOf } from '@waymark/domain/enums'
import type { ServiceId } from '@waymark/domain/ids'
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
import { listNextStarts } from '../../db/next-starts.ts'
import { listOutagesNow } from '../../db/outages.ts'
import { listPublicVenues, type PublicVenue } from '../../db/public-venues.ts'
import type { SearchQuery, SearchResults } from '../../search/search-index.ts'
import { searchWords, waysToWrite } from '../../search/search-words.ts'
import { streetLabels } from '../../search/street-labels.ts'

type Answer = AnswerOf<typeof places.searchAll>

const maxWords = 8
const maxTowns = 5

export const searchAll: Handler<Context, typeof places.searchAll> = async (input, { context, caller }) => {
  const typed = searchWords(input.query).slice(0, maxWords)
  const person = await callerViewOf(context, caller)
  const query = queryOf(input, person, context.now())
  const find = (words: readonly string[]) => findAll(context, { ...query, words })
  const asTyped = await find(typed)
  const corrected = isEmpty(asTyped) && typed.length > 0 ? await context.search.correct(typed) : null
  const asCorrected = corrected && (await find(corrected))
  const isCorrected = asCorrected !== null && !isEmpty(asCorrected)
  const { results, towns, ...rest } = isCorrected ? asCorrected : asTyped
  const words = isCorrected && corrected ? corrected : typed
  const isNothing = !isCorrected && isEmpty(asTyped)
  const [{ venues, ownServices }, activities, leftOut, likeTowns] = await Promise.all([
    venuesOf(context, { results, words, near: query.near }, person),
    activitiesOf(context, results, query.near, person),
    input.meetsNeeds ? countLeftOut(context, { ...query, words }, results) : { totalCount: 0, isMore: false },
    isNothing && typed.length > 0 ? suggestTowns(context, { ...query, words }) : [],
  ])
  return {
    readAs: isCorrected ? words.join(' ') : null,
    venues: { items: venues, totalCount: results.venues.count, isMore: results.venues.isMore },
    activities: { items: activities, totalCount: results.activities.count, isMore: results.activities.isMore },
    leftOut,
    ...rest,
    services: [...ownServices, ...rest.services].slice(0, input.limit),
    towns: isNothing ? likeTowns : towns,
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

interface Found {
  readonly results: SearchResults
  readonly services: Answer['services']
  readonly amenityTypes: Answer['amenityTypes']
  readonly addresses: Answer['addresses']
  /** Those with the words in their name. */
  readonly towns: Answer['towns']
}

const nothing: SearchResults = {
  venues: { ids: [], count: 0, isMore: false },
  activities: { items: [], count: 0, isMore: false },
  addresses: [],
}

async function findAll(context: Context, query: SearchQuery): Promise<Found> {
  const { words, limit } = query
  if (words.length === 0) return { results: nothing, services: [], amenityTypes: [], addresses: [], towns: [] }
  const [results, suggested] = await Promise.all([
    context.search.find(query),
    suggestTowns(context, query, { isExact: true }),
  ])
  const offered = serviceWords.filter(({ all }) => hasWords(all, words))
  const come = await servicesThatPass(
    context,
    query,
    offered.map(({ service }) => service.serviceId),
  )
  const beginsName = ({ name }: { readonly name: readonly string[] }) => hasWords(name, words)
  return {
    results,
    services: offered
      .filter(({ service }) => come.has(service.serviceId))
      .sort((one, other) => Number(beginsName(other)) - Number(beginsName(one)))
      .slice(0, limit)
      .map(({ service }) => service),
    amenityTypes: onlySome(query) ? [] : amenityWords.filter(({ all }) => hasWords(all, words)).map(({ type }) => type),
    addresses: streetLabels(results.addresses, words, Math.min(limit, maxTowns)),
    towns: suggested.filter((place) => hasWords(searchWords(`${place.name} ${place.region}`), words)),
  }
}

/** A filter that a kind of service or amenity as such does not pass. */
const onlySome = ({ filter }: SearchQuery) => filter.isCompanionFree || filter.comesToMe

async function servicesThatPass({ search }: Context, query: SearchQuery, found: readonly ServiceId[]) {
  const { filter, near, visitor } = query
  if (!onlySome(query)) return new Set(found)
  return new Set(filter.isCompanionFree || !near ? [] : await search.thatCome(found, near, visitor))
}

const suggestTowns = async ({ places }: Context, { words, near }: SearchQuery, { isExact = false } = {}) => [
  ...(await places.suggest({ query: words.join(' '), near, limit: maxTowns, isExact })),
]

const serviceWords = services.map(({ id, name, family, description }) => ({
  service: { serviceId: id, name, family, description },
  name: searchWords(name),
  all: searchWords(`${name} ${family} ${description}`),
}))
const amenityWords = amenityTypes.map(({ id, label }) => ({
  type: { amenityTypeId: id, label },
  all: searchWords(label),
}))

/** Every word, or the beginning of it, in any of its ways of writing. */
function hasWords(own: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => waysToWrite(word).some((way) => own.some((one) => one.startsWith(way))))
}

const isEmpty = ({ results, services: offered, amenityTypes: kinds, addresses, towns }: Found) =>
  results.venues.count + results.activities.count + offered.length + kinds.length + addresses.length + towns.length ===
  0

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
      fit: outcomesFor(needs, venue.facts),
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
  const [starts, venues] = await Promise.all([
    listNextStarts(
      reads,
      items.map(({ activityId }) => activityId),
      now(),
    ),
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
      currency: currencyOf(countryIdOf(countryId)),
      ...(starts.get(activity.activityId) ?? { nextStartDateTime: null, timeZone: null }),
      picture: venue ? venueAnswer(venue).picture : null,
      fit: outcomesFor(needs, venue?.facts ?? []),
    }
  })
}

const awayFrom = (near: Point | undefined, at: Point) => (near ? Number(distanceKm(near, at).toFixed(3)) : null)
