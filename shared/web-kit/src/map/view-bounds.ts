/** A box of degrees; `west` may be above `east` only beyond the date line, where `east` is then above 180. */
export interface MapBounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** Size of the map on screen. */
export interface ViewSize {
  readonly widthPx: number
  readonly heightPx: number
}

const tilePx = 512

const worldX = (lng: number) => (lng + 180) / 360
const worldY = (lat: number) => {
  const sine = Math.sin((lat * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
const lngAt = (x: number) => x * 360 - 180
const latAt = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** What a map of `size` shows around `centre` at `zoom`: so that the list can be requested before the map engine has loaded. */
export function viewBounds(centre: LatLng, zoom: number, size: ViewSize): MapBounds {
  const worldPx = tilePx * 2 ** zoom
  const halfX = size.widthPx / 2 / worldPx
  const halfY = size.heightPx / 2 / worldPx
  const x = worldX(centre.lng)
  const y = worldY(centre.lat)
  return { west: lngAt(x - halfX), east: lngAt(x + halfX), north: latAt(y - halfY), south: latAt(y + halfY) }
}

/** Metres of one screen pixel at `lat`. */
export function metresPerPixel(lat: number, zoom: number): number {
  const equatorMetres = 40_075_016.7
  return (equatorMetres * Math.cos((lat * Math.PI) / 180)) / (tilePx * 2 ** zoom)
}
