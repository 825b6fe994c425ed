import { type RawBuilder, sql } from 'kysely'

/** A `tstzrange` value from `start` up to, but not including, `end`. */
export function timeRange(start: Date, end: Date): RawBuilder<string> {
  return sql<string>`tstzrange(${start}, ${end}, '[)')`
}
