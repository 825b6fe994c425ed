import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** More are asked about once these are answered. */
const maxAsked = 5

/** A client whom an organisation keeps, and somebody with the same address. */
interface Between {
  readonly userProfileId: UserProfileId
  readonly keptClientId: UserProfileId
}

/** A kept client `k` with the address that a person `p` has confirmed. */
const keptWithAddressOf = (userProfileId: UserProfileId) => sql`
  identity_api.person p
  join identity_api.person k on k.email = p.email and k.kept_by_account_id is not null and k.is_active
  where p.id = ${userProfileId} and p.kept_by_account_id is null and p.can_work`

const held = sql.join([bookingStatus.New, bookingStatus.Confirmed])

/**
 * The bookings `b` of a kept client that a person can have: all but a series of which they hold a date themselves, and a
 * session of which they have a booking.
 */
function bookingsToGive(keptClientId: RawBuilder<unknown>, userProfileId: RawBuilder<unknown>) {
  const isOwn = sql`own.client_user_profile_id = ${userProfileId} and own.user_service_area_id is null and own.status in (${held})`
  return sql`
    select b.id, b.series_id from booking b
    where b.client_user_profile_id = ${keptClientId} and not exists (
      select from booking d join booking own on own.service_area_service_id = d.service_area_service_id
        and own.starts_at = d.starts_at and ${isOwn}
      where d.series_id = b.series_id and d.status in (${held}))
      and not (b.status in (${held}) and exists (
        select from booking own where own.activity_session_id = b.activity_session_id and ${isOwn}))`
}

/** Clients whom organisations keep with somebody's confirmed address, and who have bookings that this person has not said are not theirs. */
export async function listKeptClientsToAnswer(db: Kysely<BookingDatabase>, userProfileId: UserProfileId) {
  const { rows } = await sql<{
    readonly id: UserProfileId
    readonly first_name: string
    readonly last_name: string
    readonly account_name: string
    readonly booking_count: number
  }>`
    select f.id, f.first_name, f.last_name, c.name as account_name, n.booking_count
    from (select k.id, k.first_name, k.last_name, k.kept_by_account_id from ${keptWithAddressOf(userProfileId)}) f
    join identity_api.account c on c.id = f.kept_by_account_id
    cross join lateral (
      select count(*)::int as booking_count from (${bookingsToGive(sql`f.id`, sql`${userProfileId}`)}) g) n
    where n.booking_count > 0 and not exists (
      select from kept_client_answer w
      where w.user_profile_id = ${userProfileId} and w.kept_user_profile_id = f.id and not w.is_mine)
    order by f.id limit ${maxAsked}`.execute(db)
  return rows
}

/** What somebody answered of a kept client before. The answers of two tabs come one after the other. */
export async function findAnswer(trx: Transaction<BookingDatabase>, { userProfileId, keptClientId }: Between) {
  await sql`select pg_advisory_xact_lock(hashtextextended('answer of ' || ${userProfileId}, 0))`.execute(trx)
  return trx
    .selectFrom('kept_client_answer')
    .select('is_mine')
    .where('user_profile_id', '=', userProfileId)
    .where('kept_user_profile_id', '=', keptClientId)
    .executeTakeFirst()
}

/** A kept client with somebody's confirmed address, with how many of the bookings they can have; undefined for everybody else. */
export async function findKeptClientToAnswer(
  trx: Transaction<BookingDatabase>,
  { userProfileId, keptClientId }: Between,
) {
  const { rows } = await sql<{ readonly booking_count: number }>`
    select (select count(*)::int from (${bookingsToGive(sql`${keptClientId}`, sql`${userProfileId}`)}) g) as booking_count
    from ${keptWithAddressOf(userProfileId)} and k.id = ${keptClientId}`.execute(trx)
  return rows[0]
}

/** Keeps what somebody answers, in place of what they answered before. */
export async function keepAnswer(
  trx: Transaction<BookingDatabase>,
  {
    userProfileId,
    keptClientId,
    isMine,
    answeredAt,
  }: Between & { readonly isMine: boolean; readonly answeredAt: Date },
): Promise<void> {
  const answer = { is_mine: isMine, answered_at: answeredAt }
  await trx
    .insertInto('kept_client_answer')
    .values({ user_profile_id: userProfileId, kept_user_profile_id: keptClientId, ...answer })
    .onConflict((conflict) => conflict.columns(['user_profile_id', 'kept_user_profile_id']).doUpdateSet(answer))
    .execute()
}

/** Gives somebody the bookings of one kept client, as far as they can have them. */
export async function giveKeptBookings(
  trx: Transaction<BookingDatabase>,
  { userProfileId, keptClientId }: Between,
): Promise<{ readonly bookingIds: readonly BookingId[]; readonly isNothingLeft: boolean }> {
  const given = await sql<{ id: BookingId }>`
    with given as materialized (${bookingsToGive(sql`${keptClientId}`, sql`${userProfileId}`)}),
    series as (
      update booking_series s set client_user_profile_id = p.id, client_account_id = p.account_id
      from identity_api.person p where p.id = ${userProfileId} and s.id in (select series_id from given))
    update booking b set client_user_profile_id = ${userProfileId} where b.id in (select id from given)
    returning b.id`.execute(trx)
  const left = await sql`
    select from booking b where b.client_user_profile_id = ${keptClientId} limit 1`.execute(trx)
  return { bookingIds: given.rows.map(({ id }) => id), isNothingLeft: left.rows.length === 0 }
}

/** Deletes what somebody answered, and what others answered of them. */
export async function deleteAnswersOf(trx: Transaction<BookingDatabase>, userProfileId: UserProfileId): Promise<void> {
  await trx
    .deleteFrom('kept_client_answer')
    .where((row) =>
      row.or([row('user_profile_id', '=', userProfileId), row('kept_user_profile_id', '=', userProfileId)]),
    )
    .execute()
}
