import { staffRole } from '@waymark/domain/enums'
import type { ServiceAreaId } from '@waymark/domain/ids'
import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the person `p` is of the team of one of these locations: active, and with a role there or as account admin.
 * Whoever is not keeps what they were booked for until it is given to somebody else.
 */
export function isInTeamSql(serviceAreaIds: RawBuilder<readonly ServiceAreaId[]>): RawBuilder<boolean> {
  return inTeamSql(serviceAreaIds, sql``)
}

/** Whether the person `p` is of the team, in a role that sees bookings of services (`bookingsSeenBy`). */
export function doesVisitsSql(serviceAreaIds: RawBuilder<readonly ServiceAreaId[]>): RawBuilder<boolean> {
  return inTeamSql(serviceAreaIds, sql`and m.role <> ${staffRole.ActivityCoordinator}`)
}

function inTeamSql(serviceAreaIds: RawBuilder<unknown>, ofRole: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(p.is_active and (
    exists (select from identity_api.membership m
      where m.service_area_id = any(${serviceAreaIds}) and m.user_profile_id = p.id ${ofRole})
    or (p.is_account_admin and p.account_id = any(array(
      select a.account_id from provider_api.service_area a where a.id = any(${serviceAreaIds}))))))`
}

/** These locations as `isInTeamSql` takes them. */
export function areasSql(serviceAreaIds: readonly ServiceAreaId[]): RawBuilder<readonly ServiceAreaId[]> {
  return sql`${[...serviceAreaIds]}::bigint[]`
}
