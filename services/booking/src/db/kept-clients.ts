import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, BookingId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import { isFoundBy } from './client-search.ts'
import type { BookingDatabase } from './schema.ts'

const maxFound = 10

export interface ClientRow {
  readonly id: UserProfileId
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly is_kept: boolean
}

/** Clients of an organisation by part of a name or a phone number, or by an email address: those it keeps, and those who booked with it. */
export async function findClientsOf(
  db: Kysely<BookingDatabase>,
  accountId: AccountId,
  search: string,
): Promise<readonly ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    select p.id, p.first_name, p.last_name, p.phone, p.kept_by_account_id is not null as is_kept
    from identity_api.person p
    where ${isFoundBy(search)} and p.is_active and ${isClientOf(accountId)}
    order by lower(p.first_name), lower(p.last_name), p.id limit ${maxFound}`.execute(db)
  return rows
}

/** A client of an organisation as they are booked for; undefined for everybody else. */
export async function findOwnClient(db: Kysely<BookingDatabase>, accountId: AccountId, userProfileId: UserProfileId) {
  return db
    .selectFrom('identity_api.person as p')
    .leftJoin('identity_api.account as a', 'a.id', 'p.restricted_to_account_id')
    .select(['p.id', 'p.first_name', 'p.last_name', 'p.phone', 'p.kept_by_account_id', 'p.email as client_email'])
    .select(['p.restricted_to_account_id', 'a.name as restricted_to_account_name'])
    .where('p.id', '=', userProfileId)
    .where('p.is_active', '=', true)
    .where(isClientOf(accountId))
    .executeTakeFirst()
}

/** Whether a person is a client of an organisation. */
export async function isClient(
  db: Kysely<BookingDatabase>,
  accountId: AccountId,
  userProfileId: UserProfileId,
): Promise<boolean> {
  const { rows } = await sql`
    select from identity_api.person p where p.id = ${userProfileId} and p.is_active and ${isClientOf(accountId)}`.execute(
    db,
  )
  return rows.length > 0
}

function isClientOf(accountId: AccountId) {
  return sql<boolean>`(p.kept_by_account_id = ${accountId} or (p.kept_by_account_id is null and exists (
    select from booking b
    where b.client_user_profile_id = p.id and b.account_id = ${accountId} and b.user_service_area_id is null)))`
}

/**
 * Gives somebody who has confirmed their address the bookings that organisations made for a client with it. A series
 * stays where they have one of its dates themselves, and a session where they have a booking of it. Returns the bookings, and the clients who have none left.
 */
export async function adoptKeptBookings(
  trx: Transaction<BookingDatabase>,
  userProfileId: UserProfileId,
): Promise<{ readonly bookingIds: readonly BookingId[]; readonly clientIds: readonly UserProfileId[] }> {
  const held = sql.join([bookingStatus.New, bookingStatus.Confirmed])
  const kept = sql`
    select k.id from identity_api.person k
    join identity_api.person p on p.id = ${userProfileId} and p.kept_by_account_id is null and p.email = k.email
    where k.kept_by_account_id is not null`
  const moved = await sql<{ id: BookingId }>`
    with series as (
      update booking_series s set client_user_profile_id = p.id, client_account_id = p.account_id
      from identity_api.person p
      where p.id = ${userProfileId} and s.client_user_profile_id in (${kept})
        and not exists (
          select from booking b join booking own on own.service_area_service_id = b.service_area_service_id
            and own.starts_at = b.starts_at
          where b.series_id = s.id and b.status in (${held}) and own.client_user_profile_id = p.id
            and own.user_service_area_id is null and own.status in (${held}))
      returning s.id
    )
    update booking b set client_user_profile_id = ${userProfileId} from series where b.series_id = series.id
    returning b.id`.execute(trx)
  const spaces = await sql<{ id: BookingId }>`
    update booking b set client_user_profile_id = ${userProfileId}
    where b.id in (
      select distinct on (g.place) g.id
      from (select k.*, case when k.status in (${held}) then k.activity_session_id else -k.id end as place
        from booking k where k.item_type = 'Activity' and k.client_user_profile_id in (${kept})) g
      where not exists (
        select from booking own where own.activity_session_id = g.place
          and own.client_user_profile_id = ${userProfileId} and own.user_service_area_id is null
          and own.status in (${held}))
      order by g.place, g.id
    )
    returning b.id`.execute(trx)
  const left = await sql<{ id: UserProfileId }>`
    select k.id from (${kept}) k
    where not exists (select from booking_series s where s.client_user_profile_id = k.id)
      and not exists (select from booking b where b.client_user_profile_id = k.id)`.execute(trx)
  const bookingIds = [...moved.rows, ...spaces.rows].map(({ id }) => id)
  return { bookingIds, clientIds: left.rows.map(({ id }) => id) }
}
