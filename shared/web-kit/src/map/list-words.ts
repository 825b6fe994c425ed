import { optionsOut } from '@waymark/domain/access-fit/outages'
import { limits } from '@waymark/domain/limits'
import { formatCount } from '../page/format.ts'
import { type ActivityDays, countFilters, type MapFilters, type MapState } from './map-state.ts'
import { wantedPhrase } from './option-words.ts'
import type { VenueCard, VenuesInView } from './use-venues-in-view.ts'
import type { LatLng, MapBounds } from './view-bounds.ts'

type ShownOutage = VenueCard['outages'][number]

/** Whether a place is on the map. */
export const isInView = ({ lat, lng }: LatLng, bounds: MapBounds) =>
  lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east

export const nouns: Readonly<Record<MapState['show'], readonly [one: string, several: string]>> = {
  places: ['place', 'places'],
  activities: ['activity', 'activities'],
}

/** "47 places near Te Aro"; once the map has been moved away, "47 places in this part of the map". */
export function listTitle(
  totalCount: number,
  { near, show }: Pick<MapState, 'near' | 'show'>,
  bounds: MapBounds,
): string {
  const [name] = near.name.split(',')
  const where = isInView(near, bounds) ? `near ${name}` : 'in this part of the map'
  const [one, several] = nouns[show]
  return `${formatCount(totalCount, one, several)} ${where}`
}

/**
 * "All have: no steps, door at least 80 cm." Empty when nothing is asked for. What is out of order now at one of the
 * places is no longer true of all: it counts among the other filters, and its place says what is out of order.
 */
export function filterSentence(
  filters: MapFilters,
  days: ActivityDays,
  outages: readonly Pick<ShownOutage, 'accessibilityOptionId'>[],
): string {
  const count = countFilters(filters, days)
  if (count === 0) return ''
  const outIds = optionsOut(outages)
  const wanted = filters.options
    .filter(({ accessibilityOptionId }) => !outIds.includes(accessibilityOptionId))
    .map(({ accessibilityOptionId, threshold }) => wantedPhrase(accessibilityOptionId, threshold ?? null))
  const have = wanted.length > 0 ? `All have: ${wanted.join(', ')}.` : ''
  const others = count - wanted.length
  const more = others > 0 ? `${formatCount(others, wanted.length > 0 ? 'more filter' : 'filter')} on.` : ''
  return [have, more].filter(Boolean).join(' ')
}

/** What is out of order now at the places that a list shows so far. */
export function outagesOf(pages: readonly Pick<VenuesInView, 'places'>[] = []): ShownOutage[] {
  return pages.flatMap(({ places }) => places.flatMap(({ outages }) => outages))
}

/** Why a list of places is empty. `onlyProvider` is the organisation that somebody is restricted to; null for most people. */
export function noPlacesText(isFiltered: boolean, onlyProvider: string | null, otherwise: string): string {
  if (onlyProvider === null)
    return isFiltered ? 'No place in this view is known to have everything you ask for.' : otherwise
  const ask = 'ask them to let you see others too.'
  return isFiltered
    ? `You only see the places of ${onlyProvider}, and none in this view is known to have everything you ask for. Ask for less, look further away, or ${ask}`
    : `You only see the places of ${onlyProvider}, and none of them is in this part of the map. Look further away, or ${ask}`
}

/** What the pill on the map says. */
export function mapStatus(totalCount: number, isCut: boolean, show: MapState['show']): string {
  if (show === 'activities') return `${formatCount(totalCount, 'place')} with activities in view.`
  const count = `${formatCount(totalCount, 'place')} in view.`
  if (isCut) return `${count} Zoom in to see each of them.`
  if (totalCount > limits.defaultPageSize)
    return `${count} The list has all of them, ${limits.defaultPageSize} at a time.`
  return `${count} The list has ${totalCount === 1 ? 'it too' : 'all of them'}.`
}
