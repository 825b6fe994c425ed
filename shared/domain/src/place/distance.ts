import type { Point } from './coordinates.ts'

/** Mean radius of the Earth. */
export const earthRadiusKm = 6371.0088
const radiansPerDegree = Math.PI / 180

/** Great-circle distance in km (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const latitudeHalf = Math.sin(((b.latitude - a.latitude) * radiansPerDegree) / 2)
  const longitudeHalf = Math.sin(((b.longitude - a.longitude) * radiansPerDegree) / 2)
  const chord =
    latitudeHalf * latitudeHalf +
    Math.cos(a.latitude * radiansPerDegree) * Math.cos(b.latitude * radiansPerDegree) * longitudeHalf * longitudeHalf
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A box of degrees; `west` is greater than `east` when it crosses the 180th meridian. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** The smallest box that contains the circle of `radiusKm` around `centre`: a coarse filter for indexes. */
export function boxAround(centre: Point, radiusKm: number): Box {
  const angle = radiusKm / earthRadiusKm
  const latitudeDegrees = angle / radiansPerDegree
  const south = centre.latitude - latitudeDegrees
  const north = centre.latitude + latitudeDegrees
  if (south <= -90 || north >= 90)
    return { south: Math.max(south, -90), north: Math.min(north, 90), west: -180, east: 180 }
  // The circle is widest slightly poleward of its centre, hence the arc sine.
  const longitudeDegrees = Math.asin(Math.sin(angle) / Math.cos(centre.latitude * radiansPerDegree)) / radiansPerDegree
  return {
    south,
    north,
    west: wrapLongitude(centre.longitude - longitudeDegrees),
    east: wrapLongitude(centre.longitude + longitudeDegrees),
  }
}

/** Whether `point` lies in `box`, edges included. */
export function isInBox(point: Point, { south, north, west, east }: Box): boolean {
  if (point.latitude < south || point.latitude > north) return false
  if (west <= east) return point.longitude >= west && point.longitude <= east
  return point.longitude >= west || point.longitude <= east
}

/** "850 m" below a kilometre, otherwise "3.1 km", from 100 km on without decimals. */
export function distanceText(km: number): string {
  if (km < 0.995) return `${Math.round(km * 100) * 10} m`
  return km < 99.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`
}

function wrapLongitude(degrees: number): number {
  if (degrees < -180) return degrees + 360
  return degrees > 180 ? degrees - 360 : degrees
}
