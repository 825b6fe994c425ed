import type { CredentialKind } from '@waymark/domain/account/credentials'
import type { BookingId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** What somebody does not hold, or until when they did. */
export interface LackedCredential {
  readonly kind: CredentialKind
  readonly expiresOn: string | null
}

/** What the service of a booking requires and a person does not hold on its day, at its own clock. */
export function lackedSql(booking: 'b', personId: RawBuilder<unknown>): RawBuilder<LackedCredential[]> {
  const b = sql.table(booking)
  return sql<LackedCredential[]>`coalesce((
    select json_agg(json_build_object('kind', r.kind, 'expiresOn', c.expires_on) order by r.kind)
    from provider_api.required_credential r
    left join provider_api.staff_credential c on c.user_profile_id = ${personId} and c.kind = r.kind
    where r.service_area_service_id = ${b}.service_area_service_id
      and (c.kind is null or c.expires_on < (${b}.starts_at at time zone
        (select z.time_zone from provider_api.service_area z where z.id = ${b}.service_area_id))::date)), '[]'::json)`
}

/** Whether somebody no longer holds, or never held, what a service requires: they cannot be sent from `now` on. */
export function lacksSql(
  serviceId: RawBuilder<unknown>,
  personId: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from provider_api.required_credential r
    left join provider_api.staff_credential c on c.user_profile_id = ${personId} and c.kind = r.kind
    where r.service_area_service_id = ${serviceId}
      and (c.kind is null or c.expires_on < (${now}::timestamptz at time zone
        (select a.time_zone from provider_api.service_area_service q
          join provider_api.service_area a on a.id = q.service_area_id where q.id = ${serviceId}))::date))`
}

/** The staff of a service who cannot be sent, because they do not hold what it requires. */
export async function listStaffLacking(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  now: Date,
): Promise<UserProfileId[]> {
  const rows = await db
    .selectFrom('provider_api.service_staff as t')
    .select('t.user_profile_id')
    .where('t.service_area_service_id', '=', serviceAreaServiceId)
    .where(lacksSql(sql.ref('t.service_area_service_id'), sql.ref('t.user_profile_id'), now))
    .execute()
  return rows.map(({ user_profile_id }) => user_profile_id)
}

export interface VisitWithout extends LackedCredential {
  readonly bookingId: BookingId
  readonly userProfileId: UserProfileId
}

/** Of these bookings, for whom of those who go what is lacking; most have nothing. */
export async function listVisitsWithout(
  db: Kysely<BookingDatabase>,
  bookingIds: readonly BookingId[],
): Promise<VisitWithout[]> {
  if (bookingIds.length === 0) return []
  const { rows } = await sql<{ bookingId: BookingId; userProfileId: UserProfileId; lacks: LackedCredential[] }>`
    select b.id as "bookingId", t.user_profile_id as "userProfileId", ${lackedSql('b', sql.ref('t.user_profile_id'))} as lacks
    from booking b join staff_time t on t.booking_id = b.id and t.is_live
    where b.id = any(${[...bookingIds]}::bigint[])
      and exists (select from provider_api.required_credential r where r.service_area_service_id = b.service_area_service_id)`.execute(
    db,
  )
  return rows.flatMap(({ lacks, ...visit }) => lacks.map((lacked) => ({ ...visit, ...lacked })))
}
