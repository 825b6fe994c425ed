import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { OutputOf } from '@waymark/contracts/define-call'
import { venuesInView } from '@waymark/contracts/map/venues-in-view'
import { limits } from '@waymark/domain/limits'
import type { CallError } from '../calls/call-error.ts'
import { pagesKey } from '../calls/pages-key.ts'
import { read } from '../calls/send.ts'
import { activityDaysOf, shownFilters } from './asked-activities.ts'
import type { MapState, VenueSort } from './map-state.ts'
import { outward } from './outward.ts'
import type { MapBounds } from './view-bounds.ts'

export type VenuesInView = OutputOf<typeof venuesInView.getVenuesInView>
export type VenueCard = VenuesInView['places'][number]

/** What a view of the map holds, or of one access map; the list grows by pages. The last answer stays while the next one loads. */
export function useVenuesInView(state: MapState, bounds: MapBounds, sort: VenueSort, accessMapId?: number) {
  const { near, zoom, includeUnknown } = state
  const input = {
    bounds: outward(bounds),
    zoom: Number(zoom.toFixed(1)),
    near: { latitude: near.lat, longitude: near.lng },
    filters: shownFilters(state),
    activityDays: activityDaysOf(state),
    includeUnknown,
    sort,
    ...(accessMapId === undefined ? {} : { accessMapId }),
    pageSize: limits.defaultPageSize,
  }
  return useInfiniteQuery<VenuesInView, CallError, { pages: VenuesInView[] }, readonly unknown[], number>({
    queryKey: pagesKey(venuesInView.getVenuesInView, input),
    queryFn: ({ signal, pageParam }) =>
      read(venuesInView.getVenuesInView, { ...input, pageNumber: pageParam }, { signal, ignore401: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.pageNumber * last.pageSize < last.totalCount ? last.pageNumber + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: { reads: venuesInView.getVenuesInView.reads ?? [] },
  })
}
