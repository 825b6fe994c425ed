import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a location is not shut at an instant, such as the start of a session: on none of its closed days, and before
 * its closing date. A look-up by key, which the planner makes once for all sessions of a location that it has at hand.
 */
export function isNotShutSql(serviceAreaId: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce(not ${at} <@ (select ap.shut from provider_api.area_place ap where ap.id = ${serviceAreaId}), true)`
}
