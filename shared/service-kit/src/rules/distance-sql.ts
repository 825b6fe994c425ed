import type { Point } from '@waymark/domain/place/coordinates'
import { earthRadiusKm } from '@waymark/domain/place/distance'
import { type RawBuilder, sql } from 'kysely'

/** `distanceKm` of `domain/place/distance` between a row's coordinates and a point, held to it by infra/test-world/test/distance.test.ts. */
export function distanceKmSql(
  latitude: RawBuilder<number>,
  longitude: RawBuilder<number>,
  to: Point,
): RawBuilder<number> {
  return sql`
    ${sql.lit(2 * earthRadiusKm)} * asin(least(1, sqrt(power(sin(radians(${latitude} - ${to.latitude}::float8) / 2), 2)
      + cos(radians(${to.latitude}::float8)) * cos(radians(${latitude}))
        * power(sin(radians(${longitude} - ${to.longitude}::float8) / 2), 2))))`
}
