import { formatCount } from '@waymark/web-kit/format'
import { isInView, listTitle } from '@waymark/web-kit/list-words'
import type { MapState } from '@waymark/web-kit/map-state'
import type { MapBounds } from '@waymark/web-kit/view-bounds'
import type { ShownMap } from './shown-map.ts'

/** How many places are shown, as it stands in the head of the map and is announced: of a map with its own places, "3 of 23". */
export function sumText(
  counted: number,
  { placeCount }: Pick<ShownMap, 'placeCount'>,
  { near }: Pick<MapState, 'near'>,
  bounds: MapBounds,
): string {
  return placeCount === null
    ? listTitle(counted, { near, show: 'places' }, bounds)
    : `${counted} of ${formatCount(placeCount, 'place')} in view`
}

/** Whether `sumText` names the point that distances are measured from: without its name they say nothing. */
export function isPointNamed(
  { placeCount }: Pick<ShownMap, 'placeCount'>,
  { near }: Pick<MapState, 'near'>,
  bounds: MapBounds,
): boolean {
  return placeCount === null && isInView(near, bounds)
}
