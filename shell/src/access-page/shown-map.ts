import type { OutputOf } from '@waymark/contracts/define-call'
import type { publicMap } from '@waymark/contracts/public-access-map'
import { accessOption } from '@waymark/domain/access-fit/options'
import { accessMapLimits } from '@waymark/domain/place/access-map'
import type { MapBeginning, MapState } from '@waymark/web-kit/map-state'
import { filterName } from '@waymark/web-kit/option-words'
import { quickFilters } from '@waymark/web-kit/quick-filters'

export type PublicMap = OutputOf<typeof publicMap.getAccessMap>

/** A filter in the bar. */
export interface BarFilter {
  readonly optionId: number
  readonly label: string
}

/** What an access page is about: a published map, or every public place. */
export interface ShownMap {
  readonly accessMapId: number | undefined
  readonly title: string
  readonly intro: string
  readonly logo: { readonly url: string; readonly alt: string } | null
  /** How many places it has, wherever one looks; null for every public place. */
  readonly placeCount: number | null
  readonly start: MapBeginning
  /** What is shown first, where the address asks for nothing. */
  readonly first: Pick<MapState, 'pane'> & { readonly openNow: boolean }
  /** Its places can be narrowed to those with activities to book. */
  readonly areActivitiesOffered: boolean
  readonly bar: readonly BarFilter[]
}

export function everyPlace(start: MapBeginning): ShownMap {
  return {
    accessMapId: undefined,
    title: 'Accessible places',
    intro: '',
    logo: null,
    placeCount: null,
    start,
    first: { pane: 'list', openNow: false },
    areActivitiesOffered: true,
    bar: quickFilters,
  }
}

export function shownMap(map: PublicMap): ShownMap {
  const { firstView, filterOptionIds, logo } = map
  return {
    accessMapId: map.accessMapId,
    title: map.title,
    intro: map.intro,
    logo: logo && { url: logo.smallUrl, alt: logo.alt },
    placeCount: map.placeCount,
    start: firstView,
    first: {
      pane: firstView.isListShown ? 'list' : 'map',
      openNow: firstView.isOpenNow,
    },
    areActivitiesOffered: firstView.areActivitiesShown,
    bar: filterOptionIds.slice(0, accessMapLimits.filtersInBar).flatMap(barFilter),
  }
}

function barFilter(optionId: number): BarFilter[] {
  const option = accessOption(optionId)
  return option ? [{ optionId, label: filterName(option, null) }] : []
}
