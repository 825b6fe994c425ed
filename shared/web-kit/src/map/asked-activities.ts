import { addDays } from '@waymark/domain/schedule/wall-clock'
import { viewerToday } from '../page/viewer-zone.ts'
import type { AskedActivities } from './activity-search.ts'
import type { MapFilters, MapState } from './map-state.ts'
import { noFilters } from './map-state.ts'
import { outward } from './outward.ts'
import type { MapBounds } from './view-bounds.ts'

/** As far ahead as activities are looked for where no last day is asked for. */
const daysAhead = 91

/** The filters that count for what is shown: those of places alone do not narrow activities. */
export function shownFilters({ filters, show }: Pick<MapState, 'filters' | 'show'>): MapFilters {
  if (show === 'places') return filters
  const { options, activityKindIds, age, maxPriceCents, meetsNeeds } = filters
  return { ...noFilters, options, activityKindIds, age, maxPriceCents, meetsNeeds }
}

/** The days on which a place on the map must have a session; null where none are asked for. */
export function activityDaysOf({ days, show }: Pick<MapState, 'days' | 'show'>) {
  if (show === 'places' && days.from === null && days.until === null) return null
  const today = viewerToday()
  const from = days.from ?? (days.until !== null && days.until < today ? days.until : today)
  return { from, until: days.until ?? addDays(from, daysAhead) }
}

/** The view that a dialog of all filters counts in. */
export function countedView(state: MapState, bounds: MapBounds, accessMapId?: number) {
  return {
    bounds: outward(bounds),
    zoom: Number(state.zoom.toFixed(1)),
    filters: shownFilters(state),
    activityDays: activityDaysOf(state),
    includeUnknown: state.includeUnknown,
    ...(accessMapId === undefined ? {} : { accessMapId }),
  }
}

/** What is asked of the activities of one place: the same as of those on the map. */
export function askedAtPlace(state: MapState): Omit<AskedActivities, 'bounds' | 'latitude' | 'longitude'> {
  const { days } = state
  const { options, activityKindIds, age, maxPriceCents } = shownFilters(state)
  return {
    options,
    activityKindIds,
    ...(age === null ? {} : { age }),
    ...(maxPriceCents === null ? {} : { maxPriceCents }),
    ...(days.from === null ? {} : { StartDateTime: `${days.from}T00:00:00` }),
    ...(days.until === null ? {} : { EndDateTime: `${days.until}T23:59:00` }),
  }
}

/** What the list of activities asks for: the box of the map, and the filters that narrow activities. */
export function askedActivities(state: MapState, bounds: MapBounds): AskedActivities {
  const { near } = state
  return { bounds: outward(bounds), latitude: near.lat, longitude: near.lng, ...askedAtPlace(state) }
}
