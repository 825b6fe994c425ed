import type { AnswerOf } from '@waymark/contracts/define-call'
import type { places } from '@waymark/contracts/places'
import { findNamedOptions } from '@waymark/domain/access-fit/find-named-options'
import { placesWith } from '@waymark/domain/access-fit/option-names'
import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { services } from '@waymark/domain/catalogue/services'
import type { ServiceId } from '@waymark/domain/ids'
import type { Context } from '../context.ts'
import { namesOf } from '../places/regions.ts'
import type { SearchQuery, SearchResults } from './search-index.ts'
import { searchWords, waysToWrite } from './search-words.ts'
import { streetLabels } from './street-labels.ts'

type Answer = AnswerOf<typeof places.searchAll>

const maxTowns = 5
const maxOptions = 3

/** What has the words, of every kind. */
export interface Found {
  readonly results: SearchResults
  readonly services: Answer['services']
  readonly amenityTypes: Answer['amenityTypes']
  readonly accessOptions: NonNullable<Answer['accessOptions']>
  readonly addresses: Answer['addresses']
  /** Those with the words in their name. */
  readonly towns: Answer['towns']
}

const nothing: SearchResults = {
  venues: { ids: [], count: 0, isMore: false },
  activities: { items: [], count: 0, isMore: false },
  addresses: [],
}

export async function findAll(context: Context, query: SearchQuery): Promise<Found> {
  const { words, limit } = query
  if (words.length === 0)
    return { results: nothing, services: [], amenityTypes: [], accessOptions: [], addresses: [], towns: [] }
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
    accessOptions: onlySome(query) ? [] : optionsNamed(query),
    addresses: streetLabels(results.addresses, words, Math.min(limit, maxTowns)),
    towns: suggested.filter((place) => hasWords(searchWords([...namesOf(place), place.region].join(' ')), words)),
  }
}

/** The few options that the words name best. */
const optionsNamed = ({ words, limit }: SearchQuery) =>
  findNamedOptions(words.join(' '))
    .slice(0, Math.min(limit, maxOptions))
    .map((option) => ({ accessibilityOptionId: option.id, label: placesWith(option) }))

/** A filter that a kind of service, amenity or accessibility option as such does not pass. */
const onlySome = ({ filter }: SearchQuery) => filter.isCompanionFree || filter.comesToMe

/** Somebody who is restricted to one organisation is offered what that one does. */
async function servicesThatPass(
  { search }: Context,
  { filter, near, visitor }: SearchQuery,
  found: readonly ServiceId[],
) {
  if (filter.isCompanionFree || (filter.comesToMe && !near)) return new Set<ServiceId>()
  const isRestricted = (visitor?.restrictedToAccountId ?? null) !== null
  if (!filter.comesToMe && !isRestricted) return new Set(found)
  return new Set(await search.offered(found, filter.comesToMe ? (near ?? null) : null, visitor))
}

export const suggestTowns = async ({ places }: Context, { words, near }: SearchQuery, { isExact = false } = {}) => [
  ...(await places.suggest({ query: words.join(' '), near, limit: maxTowns, isExact })),
]

const serviceWords = services.map(({ id, name, family, description }) => ({
  service: { serviceId: id, name, family, description },
  name: searchWords(name),
  all: searchWords(`${name} ${family} ${description}`),
}))
const amenityWords = amenityTypes.map(({ id, label, alsoCalled, features }) => ({
  type: { amenityTypeId: id, label },
  all: searchWords([label, alsoCalled, ...features.map((feature) => feature.label)].join(' ')),
}))

/** Every word, or the beginning of it, in any of its ways of writing. */
export function hasWords(own: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => waysToWrite(word).some((way) => own.some((one) => one.startsWith(way))))
}

/** Nothing of any kind. */
export function isEmpty({ results, services: offered, amenityTypes: kinds, accessOptions, addresses, towns }: Found) {
  const lists = [offered, kinds, accessOptions, addresses, towns]
  return results.venues.count + results.activities.count === 0 && lists.every(({ length }) => length === 0)
}
