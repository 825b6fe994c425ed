import type { AnswerOf } from '@waymark/contracts/define-call'
import type { places } from '@waymark/contracts/places'
import { currencyOf } from '@waymark/domain/booking/price'
import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { services } from '@waymark/domain/catalogue/services'
import { countryIdOf } from '@waymark/domain/enums'
import type { Point } from '@waymark/domain/place/coordinates'
import { distanceKm } from '@waymark/domain/place/distance'
import type { Handler } from '@waymark/service-kit/implement'
import { outcomesFor } from '../../access-facts.ts'
import { needAnswer } from '../../answers/need-answer.ts'
import { venueAnswer } from '../../answers/venue-answer.ts'
import type { Context } from '../../context.ts'
import { type CallerView, callerViewOf } from '../../db/caller-view.ts'
import { listNextStarts } from '../../db/next-starts.ts'
import { listOutagesNow } from '../../db/outages.ts'
import { listPublicVenues } from '../../db/public-venues.ts'
import type { SearchQuery, SearchResults } from '../../search/search-index.ts'
import { searchWords, waysToWrite } from '../../search/search-words.ts'
import { streetLabels } from '../../search/street-labels.ts'

type Answer = AnswerOf<typeof places.searchAll>

const wordsAtMost = 8
const townsAtMost = 5

export const searchAll: Handler<Context, typeof places.searchAll> = async (
  { query, nearLatitude: latitude, nearLongitude: longitude, limit },
  { context, caller },
) => {
  const typed = searchWords(query).slice(0, wordsAtMost)
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const person = await callerViewOf(context, caller)
  const find = (words: readonly string[]) => findAll(context, { words, near, visitor: person.visitor, limit })
  const asTyped = await find(typed)
  const corrected = isEmpty(asTyped) && typed.length > 0 ? await context.search.correct(typed) : null
  const asCorrected = corrected && (await find(corrected))
  const isCorrected = asCorrected !== null && !isEmpty(asCorrected)
  const { results, towns, likeTowns, ...rest } = isCorrected ? asCorrected : asTyped
  const [venues, starts] = await Promise.all([
    venuesOf(context, results, near, person),
    listNextStarts(
      context.reads,
      results.activities.items.map(({ activityId }) => activityId),
      context.now(),
    ),
  ])
  return {
    readAs: isCorrected ? (corrected ?? []).join(' ') : null,
    venues: {
      items: venues,
      totalCount: results.venues.count,
      isMore: results.venues.isMore,
    },
    activities: {
      items: results.activities.items.map(({ lat, lng, countryId, ...activity }) => ({
        ...activity,
        latitude: lat,
        longitude: lng,
        distanceKm: awayFrom(near, { latitude: lat, longitude: lng }),
        currency: currencyOf(countryIdOf(countryId)),
        nextStartDateTime: starts.get(activity.activityId) ?? null,
      })),
      totalCount: results.activities.count,
      isMore: results.activities.isMore,
    },
    ...rest,
    towns: isCorrected || !isEmpty(asTyped) ? towns : likeTowns,
    needs: person.needs.map(needAnswer),
    credit: context.places.credit,
  }
}

interface Found {
  readonly results: SearchResults
  readonly services: Answer['services']
  readonly amenityTypes: Answer['amenityTypes']
  readonly addresses: Answer['addresses']
  /** Towns with the words in their name, and those that are only like them. */
  readonly towns: Answer['towns']
  readonly likeTowns: Answer['towns']
}

const nothing: SearchResults = {
  venues: { ids: [], count: 0, isMore: false },
  activities: { items: [], count: 0, isMore: false },
  addresses: [],
}

async function findAll({ search, places }: Context, query: SearchQuery): Promise<Found> {
  const { words, near, limit } = query
  if (words.length === 0)
    return { results: nothing, services: [], amenityTypes: [], addresses: [], towns: [], likeTowns: [] }
  const [results, suggested] = await Promise.all([
    search.find(query),
    places.suggest({ query: words.join(' '), near, limit: townsAtMost }),
  ])
  const named = suggested.filter((place) => hasWords(`${place.name} ${place.region}`, words))
  return {
    results,
    services: services
      .filter(({ name, family, description }) => hasWords(`${name} ${family} ${description}`, words))
      .sort((one, other) => Number(hasWords(other.name, words)) - Number(hasWords(one.name, words)))
      .slice(0, limit)
      .map(({ id, name, family, description }) => ({ serviceId: id, name, family, description })),
    amenityTypes: amenityTypes
      .filter(({ label }) => hasWords(label, words))
      .map(({ id, label }) => ({ amenityTypeId: id, label })),
    addresses: streetLabels(results.addresses, words, Math.min(limit, townsAtMost)),
    towns: named,
    likeTowns: [...suggested],
  }
}

/** Every word, or the beginning of it, in any of its ways of writing. */
function hasWords(text: string, words: readonly string[]): boolean {
  const own = searchWords(text)
  return words.every((word) => waysToWrite(word).some((way) => own.some((one) => one.startsWith(way))))
}

const isEmpty = ({ results, services: offered, amenityTypes: kinds, addresses, towns }: Found) =>
  results.venues.count + results.activities.count + offered.length + kinds.length + addresses.length + towns.length ===
  0

async function venuesOf(
  { reads, now }: Context,
  { venues: { ids } }: SearchResults,
  near: Point | undefined,
  { needs }: CallerView,
): Promise<Answer['venues']['items']> {
  const [venues, outages] = await Promise.all([listPublicVenues(reads, ids), listOutagesNow(reads, ids, now())])
  return venues.map((venue) => {
    const card = venueAnswer(venue)
    return {
      ...card,
      distanceKm: awayFrom(near, card),
      fit: outcomesFor(needs, venue.facts),
      outages: outages.get(venue.service_area_id) ?? [],
    }
  })
}

const awayFrom = (near: Point | undefined, at: Point) => (near ? Number(distanceKm(near, at).toFixed(3)) : null)
