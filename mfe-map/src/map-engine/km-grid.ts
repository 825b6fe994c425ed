import type { MapBounds } from '@waymark/web-kit/view-bounds'
import type { FeatureCollection, LineString } from 'geojson'

const metresPerDegree = 111_320
const fromZoom = 12.4

/** Metres between the lines at a zoom, or null where the map needs none. */
function gridMetres(zoom: number): number | null {
  if (zoom < fromZoom) return null
  if (zoom < 13.8) return 1000
  if (zoom < 15) return 500
  return zoom < 16.4 ? 200 : 100
}

/** Lines over the view at round distances: without streets they show that the map moves, and how far. */
export function gridLines(bounds: MapBounds, zoom: number): FeatureCollection<LineString> {
  const metres = gridMetres(zoom)
  if (metres === null) return { type: 'FeatureCollection', features: [] }
  const middleLat = Math.round((bounds.south + bounds.north) / 2)
  const latStep = metres / metresPerDegree
  const lngStep = latStep / Math.cos((middleLat * Math.PI) / 180)
  const first = (from: number, step: number) => Math.floor(from / step) - 1
  const last = (to: number, step: number) => Math.ceil(to / step) + 1
  const west = first(bounds.west, lngStep)
  const east = last(bounds.east, lngStep)
  const south = first(bounds.south, latStep)
  const north = last(bounds.north, latStep)
  const line = (from: [number, number], to: [number, number]) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'LineString' as const, coordinates: [from, to] },
  })
  const columns = Array.from({ length: east - west + 1 }, (_, index) => {
    const lng = (west + index) * lngStep
    return line([lng, south * latStep], [lng, north * latStep])
  })
  const rows = Array.from({ length: north - south + 1 }, (_, index) => {
    const lat = (south + index) * latStep
    return line([west * lngStep, lat], [east * lngStep, lat])
  })
  return { type: 'FeatureCollection', features: [...columns, ...rows] }
}
