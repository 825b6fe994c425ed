import type { Point } from '@waymark/domain/place/coordinates'

/**
 * Position on the square world of web maps, 0 to 1 from west to east and from north to south. Locally the projection
 * preserves distances in every direction, so the nearest here are the nearest on the ground.
 */
export function worldPosition({ latitude, longitude }: Point): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
