import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, ActivitySessionId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

interface Money {
  readonly currency: 'NZD' | 'AUD'
  readonly cents: number
}

interface BookedWithAccount {
  readonly visitCount: number
  readonly sessionBookingCount: number
  readonly spaceCount: number
  readonly clientCount: number
  readonly heldCount: number
  readonly lastStartsAt: string | null
  readonly unpaid: Money[]
  readonly paid: Money[]
  readonly sessionCount: number
  readonly waitingCount: number
  readonly quoteCount: number
}

/** What people have booked with an organisation and that has not begun: counts, and money by currency. */
export async function countBookedWith(
  db: Kysely<ProviderDatabase>,
  accountId: AccountId,
  now: Date,
): Promise<BookedWithAccount> {
  const { New, Confirmed } = bookingStatus
  const { rows } = await sql<BookedWithAccount>`
    with coming as materialized (
      select id, false as is_space, status, starts_at, client_user_profile_id::text as client, 0 as spaces, null as currency,
        0 as total_cents
      from booking_api.booking
      where account_id = ${accountId} and starts_at > ${now} and status in (${New}, ${Confirmed})
      union all
      select id, true, status, starts_at, coalesce(client_user_profile_id::text, lower(contact_email), guest_id),
        spaces + companions, currency, total_cents
      from booking_api.activity_booking
      where account_id = ${accountId} and starts_at > ${now} and status in (${New}, ${Confirmed})
    ), session as (
      select id from booking_api.activity_session
      where service_area_id in (select id from service_area where account_id = ${accountId})
        and starts_at > ${now} and status = 'Active'
    )
    select count(*) filter (where not is_space and status = ${Confirmed})::int as "visitCount",
      count(*) filter (where is_space and status = ${Confirmed})::int as "sessionBookingCount",
      coalesce(sum(spaces) filter (where status = ${Confirmed}), 0)::int as "spaceCount",
      count(distinct client)::int as "clientCount",
      count(*) filter (where is_space and status = ${New})::int as "heldCount",
      to_json(max(starts_at)) as "lastStartsAt",
      (select coalesce(json_agg(json_build_object('currency', m.currency, 'cents', m.cents) order by m.currency), '[]')
        from (select currency, sum(total_cents) as cents from coming
              where is_space and status = ${New} and total_cents > 0 group by currency) m) as unpaid,
      (select coalesce(json_agg(json_build_object('currency', m.currency, 'cents', m.cents) order by m.currency), '[]')
        from (select l.currency, sum(l.amount_cents) as cents from coming c
              join booking_api.ledger_entry l on l.booking_id = c.id
              where c.status = ${Confirmed} group by l.currency having sum(l.amount_cents) > 0) m) as paid,
      (select count(*)::int from session) as "sessionCount",
      (select count(*)::int from booking_api.waitlist_entry
        where state = 'waiting' and activity_session_id in (select id from session)) as "waitingCount",
      (select count(*)::int from booking_api.open_quote where account_id = ${accountId}) as "quoteCount"
    from coming`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('Nothing was counted.')
  return { ...counted, lastStartsAt: counted.lastStartsAt && new Date(counted.lastStartsAt).toISOString() }
}

/** The sessions of an organisation to come for whose spaces somebody waits. */
export async function listSessionsWithWaiting(
  db: Kysely<ProviderDatabase>,
  accountId: AccountId,
  now: Date,
): Promise<ActivitySessionId[]> {
  const rows = await db
    .selectFrom('booking_api.waitlist_entry as w')
    .innerJoin('booking_api.activity_session as s', 's.id', 'w.activity_session_id')
    .innerJoin('service_area as a', 'a.id', 's.service_area_id')
    .select('s.id')
    .distinct()
    .where('a.account_id', '=', accountId)
    .where('w.state', '=', 'waiting')
    .where('s.status', '=', 'Active')
    .where('s.starts_at', '>', now)
    .execute()
  return rows.map(({ id }) => id)
}
