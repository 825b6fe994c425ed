import { isNotShutSql } from '@waymark/service-kit/shut-sql'
import { type RawBuilder, sql } from 'kysely'
import type { OpenAt } from '../open-now.ts'

/** A venue or an amenity `v` is open then by the hours of its week. */
export const isWithinHours = ({ minutes }: OpenAt): RawBuilder<boolean> =>
  sql`v.open_minutes @> (${JSON.stringify(minutes)}::jsonb ->> v.time_zone)::int`

/** The venue `v`, or that of an amenity `v`, is not closed that day. */
export const isNotShut = ({ instant }: OpenAt): RawBuilder<boolean> =>
  isNotShutSql(sql`v.service_area_id`, sql`tstzrange(${instant}::timestamptz, ${instant}::timestamptz, '[]')`)
