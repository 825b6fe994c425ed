import { bookingStatus } from '@waymark/domain/enums'
import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

export interface ActivityInsight {
  readonly activityId: ActivityId
  readonly title: string
  readonly sessionCount: number
  readonly cancelledSessionCount: number
  readonly spaces: number
  readonly spacesTaken: number
  readonly waitingCount: number
  readonly bookingCount: number
  readonly cancelledBookingCount: number
  readonly peopleCount: number
  readonly noShowCount: number
  readonly incomeCents: number
  readonly refundedCents: number
  readonly keptCents: number
}

/** What the sessions of a location that started in a span came to, the fullest activity first. */
export async function listActivityInsights(
  db: Kysely<BookingDatabase>,
  of: { readonly serviceAreaId: ServiceAreaId; readonly from: Date; readonly now: Date },
): Promise<ActivityInsight[]> {
  const { Confirmed, Completed, Cancelled } = bookingStatus
  const { rows } = await sql<ActivityInsight>`
    with counted as (
      select s.activity_id, s.status <> 'Cancelled' as is_on, s.max_spaces, s.spaces_taken, b.*, p.*, m.*,
        (select count(*) from waitlist_entry w
          where w.activity_session_id = s.id and w.state in ('waiting', 'offered')) as waiting
      from activity_session s
      left join lateral (
        select count(*) filter (where status in (${Confirmed}, ${Completed})) as booked,
          count(*) filter (where status = ${Cancelled}) as given_up
        from booking where activity_session_id = s.id) b on true
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
    )
    select t.id as "activityId", t.title,
      count(*) filter (where c.is_on)::int as "sessionCount",
      count(*) filter (where not c.is_on)::int as "cancelledSessionCount",
      coalesce(sum(c.max_spaces) filter (where c.is_on), 0)::int as spaces,
      coalesce(sum(c.spaces_taken) filter (where c.is_on), 0)::int as "spacesTaken",
      coalesce(sum(c.waiting) filter (where c.is_on), 0)::int as "waitingCount",
      coalesce(sum(c.booked) filter (where c.is_on), 0)::int as "bookingCount",
      coalesce(sum(c.given_up) filter (where c.is_on), 0)::int as "cancelledBookingCount",
      coalesce(sum(c.people) filter (where c.is_on), 0)::int as "peopleCount",
      coalesce(sum(c.missing) filter (where c.is_on), 0)::int as "noShowCount",
      sum(c.paid)::int as "incomeCents", sum(c.refunded)::int as "refundedCents", sum(c.kept)::int as "keptCents"
    from counted c join provider_api.activity t on t.id = c.activity_id and t.amenity_type_id is null
    group by t.id, t.title
    order by coalesce(sum(c.spaces_taken) filter (where c.is_on), 0)::float
      / greatest(coalesce(sum(c.max_spaces) filter (where c.is_on), 0), 1) desc, t.title, t.id`.execute(db)
  return rows
}
