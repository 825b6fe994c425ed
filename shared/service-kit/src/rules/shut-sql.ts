import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a location is not shut at any instant of a range, such as the time of a session: on none of its closed days,
 * and before its closing date. A look-up by key, which the planner makes once for all sessions of a location that it has
 * at hand.
 */
export function isNotShutSql(serviceAreaId: RawBuilder<unknown>, during: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce(not ${during} && (select ap.shut from provider_api.area_place ap where ap.id = ${serviceAreaId}), true)`
}

/** The time of a session with this alias, as a range. */
export function timeOfSql(alias: 'n' | 's'): RawBuilder<unknown> {
  return sql.raw(`tstzrange(${alias}.starts_at, ${alias}.ends_at)`)
}
