import { isOnOpenDaySql } from '@waymark/service-kit/closed-day-sql'
import { type RawBuilder, sql } from 'kysely'
import type { OpenAt } from '../open-now.ts'

/** A venue or an amenity `v` is open then by the hours of its week. */
export const isWithinHours = ({ minutes }: OpenAt): RawBuilder<boolean> =>
  sql`v.open_minutes @> (${JSON.stringify(minutes)}::jsonb ->> v.time_zone)::int`

/** The venue `v`, or that of an amenity `v`, is not closed on that day. */
export const isOnOpenDay = ({ instant }: OpenAt): RawBuilder<boolean> =>
  isOnOpenDaySql({
    serviceAreaId: sql`v.service_area_id`,
    at: sql`${instant}::timestamptz`,
    timeZone: sql`v.time_zone`,
  })
