import type { Point } from '@waymark/domain/place/coordinates'
import { earthRadiusKm } from '@waymark/domain/place/distance'
import { type RawBuilder, sql } from 'kysely'

/**
 * Position on the square world of web maps, 0 to 1 from west to east and from north to south. Locally the projection
 * preserves distances in every direction, so the nearest here are the nearest on the ground.
 */
export function worldPosition({ latitude, longitude }: Point): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** A distance on the ground as one on the square world, which stretches it the more the farther from the equator. */
export function worldRadius({ latitude }: Pick<Point, 'latitude'>, km: number): number {
  return km / (2 * Math.PI * earthRadiusKm * Math.cos((latitude * Math.PI) / 180))
}

/**
 * How far a column of points is from somewhere, on the square world. From beyond the 180th meridian, as from the Chatham
 * Islands, the rest of New Zealand is nearer across it than around the world; that order has no index, and few ask for it.
 */
export function worldDistance(position: RawBuilder<unknown>, near: Point): RawBuilder<number> {
  const { x, y } = worldPosition(near)
  const away = sql<number>`${position} <-> point(${x}, ${y})`
  return near.longitude < 0 ? sql<number>`least(${away}, ${position} <-> point(${x + 1}, ${y}))` : away
}

/** Whether a column of points lies within so much of somewhere, in parts of the square world; across the 180th meridian as well. */
export function isWithin(position: RawBuilder<unknown>, near: Point, radius: number): RawBuilder<boolean> {
  const { x, y } = worldPosition(near)
  const inside = (middle: number) => sql<boolean>`${position} <@ circle(point(${middle}, ${y}), ${radius})`
  if (x - radius < 0) return sql<boolean>`(${inside(x)} or ${inside(x + 1)})`
  if (x + radius > 1) return sql<boolean>`(${inside(x)} or ${inside(x - 1)})`
  return inside(x)
}
