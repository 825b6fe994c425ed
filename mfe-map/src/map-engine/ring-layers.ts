import type { MapColours } from './map-colours.ts'

/** Name of the source that the ring's layers read. */
export const ringSource = 'ring'

interface Area {
  readonly id: string
  readonly type: 'fill'
  readonly paint: { readonly 'fill-color': string; readonly 'fill-opacity': number }
}

interface Edge {
  readonly id: string
  readonly type: 'line'
  readonly paint: { readonly 'line-color': string; readonly 'line-width': number }
}

/** A tinted circle with an edge, so that it is visible where the tint is not. */
export function ringLayers(colours: MapColours): [Area, Edge] {
  return [
    { id: 'ring-area', type: 'fill', paint: { 'fill-color': colours.accent, 'fill-opacity': 0.14 } },
    { id: 'ring-edge', type: 'line', paint: { 'line-color': colours.accent, 'line-width': 3 } },
  ]
}
