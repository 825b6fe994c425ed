import { bookingStatus } from '@waymark/domain/enums'
import type { ServiceAreaId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

export interface WeekInsight {
  /** Counted from the first week, which is 0. */
  readonly week: number
  readonly visitsDone: number
  readonly visitsCancelled: number
  readonly visitsIncomplete: number
  readonly visitMinutes: number
  readonly sessionCount: number
  readonly spaces: number
  readonly spacesTaken: number
  readonly peopleCount: number
  readonly noShowCount: number
  readonly incomeCents: number
  readonly refundedCents: number
  readonly keptCents: number
}

/** What each week of a location came to; a week is seven local days from `fromDate`. */
export async function listWeeklyInsights(
  db: Kysely<BookingDatabase>,
  of: {
    readonly serviceAreaId: ServiceAreaId
    readonly timeZone: string
    readonly fromDate: string
    readonly from: Date
    readonly now: Date
    readonly weeks: number
  },
): Promise<WeekInsight[]> {
  const { Confirmed, Completed, Cancelled, Incomplete } = bookingStatus
  const weekOf = (column: string) =>
    sql`(((${sql.ref(column)} at time zone ${of.timeZone})::date - ${of.fromDate}::date) / 7)`
  const { rows } = await sql<WeekInsight>`
    with visit as (
      select ${weekOf('b.starts_at')} as week,
        count(*) filter (where b.status in (${Confirmed}, ${Completed}))::int as done,
        count(*) filter (where b.status = ${Cancelled})::int as cancelled,
        count(*) filter (where b.status = ${Incomplete})::int as incomplete,
        coalesce(sum(extract(epoch from b.ends_at - b.starts_at) / 60)
          filter (where b.status in (${Confirmed}, ${Completed})), 0)::int as minutes
      from booking b
      where b.service_area_id = ${of.serviceAreaId} and b.item_type = 'Service'
        and b.starts_at >= ${of.from} and b.starts_at < ${of.now}
      group by 1
    ), held as (
      select ${weekOf('s.starts_at')} as week, s.status <> 'Cancelled' as is_on, s.max_spaces, s.spaces_taken, p.*, m.*
      from activity_session s
      join provider_api.activity t on t.id = s.activity_id and t.amenity_type_id is null
      left join lateral (
        select count(*) as people, case when s.ends_at <= ${of.now} and count(n.checked_in_at) > 0
          then count(*) - count(n.checked_in_at) else 0 end as missing
        from booking o join activity_booking_person n on n.booking_id = o.id
        where o.activity_session_id = s.id and o.status in (${Confirmed}, ${Completed})) p on true
      left join lateral (
        select coalesce(sum(l.amount_cents) filter (where l.kind in ('charge', 'cash', 'cash undone')), 0) as paid,
          coalesce(-sum(l.amount_cents) filter (where l.kind in ('refund', 'refund failed', 'cash given back')), 0) as refunded,
          coalesce(sum(l.amount_cents), 0) as kept
        from booking o join ledger_entry l on l.booking_id = o.id where o.activity_session_id = s.id) m on true
      where s.service_area_id = ${of.serviceAreaId} and s.starts_at >= ${of.from} and s.starts_at < ${of.now}
        and s.status <> 'Draft'
    ), session as (
      select week, count(*) filter (where is_on)::int as sessions,
        coalesce(sum(max_spaces) filter (where is_on), 0)::int as spaces,
        coalesce(sum(spaces_taken) filter (where is_on), 0)::int as taken,
        coalesce(sum(people) filter (where is_on), 0)::int as people,
        coalesce(sum(missing) filter (where is_on), 0)::int as missing,
        sum(paid)::int as paid, sum(refunded)::int as refunded, sum(kept)::int as kept
      from held group by 1
    )
    select w.week, coalesce(v.done, 0) as "visitsDone", coalesce(v.cancelled, 0) as "visitsCancelled",
      coalesce(v.incomplete, 0) as "visitsIncomplete", coalesce(v.minutes, 0) as "visitMinutes",
      coalesce(s.sessions, 0) as "sessionCount", coalesce(s.spaces, 0) as spaces, coalesce(s.taken, 0) as "spacesTaken",
      coalesce(s.people, 0) as "peopleCount", coalesce(s.missing, 0) as "noShowCount",
      coalesce(s.paid, 0) as "incomeCents", coalesce(s.refunded, 0) as "refundedCents", coalesce(s.kept, 0) as "keptCents"
    from generate_series(0, ${of.weeks}::int - 1) as w(week)
    left join visit v on v.week = w.week
    left join session s on s.week = w.week
    order by w.week`.execute(db)
  return rows
}
