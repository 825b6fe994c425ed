import { bookingStatus } from '@waymark/domain/enums'
import type { ServiceAreaId } from '@waymark/domain/ids'
import { type RawBuilder, sql } from 'kysely'

/** Sessions that started in a span at some locations. Amenities are none. */
export interface SessionsOfSpan {
  readonly serviceAreaIds: readonly ServiceAreaId[]
  readonly from: Date
  readonly until: Date
  readonly now: Date
}

/** What sessions came to. Cancelled ones are counted apart and in nothing else but the money. */
export interface SessionSums {
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

/** A row for each session with what it came to, to be summed by `sessionSums`. */
export function heldSessions({ serviceAreaIds, from, until, now }: SessionsOfSpan): RawBuilder<unknown> {
  const { Confirmed, Completed, Cancelled } = bookingStatus
  return sql`
    select s.activity_id, s.starts_at, s.status <> 'Cancelled' as is_on, s.max_spaces, s.spaces_taken, b.*, p.*, m.*,
      (select count(*) from waitlist_entry w
        where w.activity_session_id = s.id and w.state in ('waiting', 'offered')) as waiting
    from activity_session s
    join provider_api.activity t on t.id = s.activity_id and t.amenity_type_id is null
    left join lateral (
      select count(*) filter (where status in (${Confirmed}, ${Completed})) as booked,
        count(*) filter (where status = ${Cancelled}) as given_up
      from booking where activity_session_id = s.id) b on true
    left join lateral (
      select count(*) as people, case when s.ends_at <= ${now} and count(n.checked_in_at) > 0
        then count(*) - count(n.checked_in_at) else 0 end as missing
      from booking o join activity_booking_person n on n.booking_id = o.id
      where o.activity_session_id = s.id and o.status in (${Confirmed}, ${Completed})) p on true
    left join lateral (
      select coalesce(sum(l.amount_cents) filter (where l.kind in ('charge', 'cash', 'cash undone')), 0) as paid,
        coalesce(-sum(l.amount_cents) filter (where l.kind in ('refund', 'refund failed', 'cash given back', 'given back otherwise')), 0) as refunded,
        coalesce(sum(l.amount_cents), 0) as kept
      from booking o join ledger_entry l on l.booking_id = o.id where o.activity_session_id = s.id) m on true
    where s.service_area_id = any(${[...serviceAreaIds]}::bigint[]) and s.starts_at >= ${from} and s.starts_at < ${until}
      and s.status <> 'Draft'`
}

const ofHeld = (column: string) => sql`coalesce(sum(c.${sql.ref(column)}) filter (where c.is_on), 0)::int`

/** The `SessionSums` of rows `c` of `heldSessions`. */
export const sessionSums = sql`
  count(*) filter (where c.is_on)::int as "sessionCount",
  count(*) filter (where not c.is_on)::int as "cancelledSessionCount",
  ${ofHeld('max_spaces')} as spaces, ${ofHeld('spaces_taken')} as "spacesTaken", ${ofHeld('waiting')} as "waitingCount",
  ${ofHeld('booked')} as "bookingCount", ${ofHeld('given_up')} as "cancelledBookingCount",
  ${ofHeld('people')} as "peopleCount", ${ofHeld('missing')} as "noShowCount",
  coalesce(sum(c.paid), 0)::int as "incomeCents", coalesce(sum(c.refunded), 0)::int as "refundedCents",
  coalesce(sum(c.kept), 0)::int as "keptCents"`
