import { type RawBuilder, sql } from 'kysely'

/** The columns of a session in a query; place and time zone may be those of its location, where they are at hand. */
interface SessionColumns {
  readonly serviceAreaId: RawBuilder<unknown>
  readonly startsAt: RawBuilder<unknown>
  readonly timeZone: RawBuilder<unknown>
}

/** The columns of `booking_api.activity_session`, or of booking's own table, by alias. */
export function sessionColumns(alias: string): SessionColumns {
  return {
    serviceAreaId: sql.ref(`${alias}.service_area_id`),
    startsAt: sql.ref(`${alias}.starts_at`),
    timeZone: sql.ref(`${alias}.time_zone`),
  }
}

/** Why the location of a session is closed on its day; null where it is open. */
export function closedForSql({ serviceAreaId, startsAt, timeZone }: SessionColumns): RawBuilder<string | null> {
  return sql`(select cd.name from provider_api.closed_day cd
    where cd.service_area_id = ${serviceAreaId} and cd.day = (${startsAt} at time zone ${timeZone})::date)`
}

/** Whether a session starts before its location closes for good, or at one that has no closing date. */
export function isBeforeClosingSql({ serviceAreaId, startsAt }: SessionColumns): RawBuilder<boolean> {
  return sql`${startsAt} < coalesce((select lc.closes_at from provider_api.location_closing lc
    where lc.service_area_id = ${serviceAreaId}), 'infinity')`
}

/** Whether the location of a session is open on its day: it is no closed day, and before its closing date. */
export function isOnOpenDaySql(session: SessionColumns): RawBuilder<boolean> {
  return sql`(${closedForSql(session)} is null and ${isBeforeClosingSql(session)})`
}
