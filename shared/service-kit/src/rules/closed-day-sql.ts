import { type RawBuilder, sql } from 'kysely'

/** An instant at a location in a query: the start of a session, with the time zone of either. */
interface AtLocation {
  readonly serviceAreaId: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  readonly timeZone: RawBuilder<unknown>
}

/** The start of a session, of `booking_api.activity_session` or of booking's own table, by its alias. */
export function startOfSession(alias: string): AtLocation {
  return {
    serviceAreaId: sql.ref(`${alias}.service_area_id`),
    at: sql.ref(`${alias}.starts_at`),
    timeZone: sql.ref(`${alias}.time_zone`),
  }
}

/** Why a location is closed on the day of an instant; null where it is open. */
export function closedForSql({ serviceAreaId, at, timeZone }: AtLocation): RawBuilder<string | null> {
  return sql`(select cd.name from provider_api.closed_day cd
    where cd.service_area_id = ${serviceAreaId} and cd.day = (${at} at time zone ${timeZone})::date)`
}

/** Whether an instant is before its location closes for good, or the location has no closing date. */
export function isBeforeClosingSql({ serviceAreaId, at }: AtLocation): RawBuilder<boolean> {
  return sql`${at} < coalesce((select lc.closes_at from provider_api.location_closing lc
    where lc.service_area_id = ${serviceAreaId}), 'infinity')`
}

/** Whether a location is open on the day of an instant: it is no closed day, and before the closing date. */
export function isOnOpenDaySql(at: AtLocation): RawBuilder<boolean> {
  return sql`(${closedForSql(at)} is null and ${isBeforeClosingSql(at)})`
}
