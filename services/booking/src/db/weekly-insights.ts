import { bookingStatus } from '@waymark/domain/enums'
import type { ServiceAreaId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import { heldSessions, type SessionSums, sessionSums } from './session-sums.ts'

const sumNames = [
  'sessionCount',
  'spaces',
  'spacesTaken',
  'peopleCount',
  'noShowCount',
  'incomeCents',
  'refundedCents',
  'keptCents',
] as const satisfies readonly (keyof SessionSums)[]

export interface WeekInsight extends Pick<SessionSums, (typeof sumNames)[number]> {
  /** Counted from the first week, which is 0. */
  readonly week: number
  readonly visitsDone: number
  readonly visitsCancelled: number
  readonly visitsIncomplete: number
  readonly visitMinutes: number
}

/** What each week of some locations came to; a week is seven local days from `fromDate`. */
export async function listWeeklyInsights(
  db: Kysely<BookingDatabase>,
  of: {
    readonly serviceAreaIds: readonly ServiceAreaId[]
    readonly timeZone: string
    readonly fromDate: string
    readonly from: Date
    readonly now: Date
    readonly weeks: number
  },
): Promise<WeekInsight[]> {
  const { Confirmed, Completed, Cancelled, Incomplete } = bookingStatus
  const sessionsOf = { ...of, until: of.now }
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
      where b.service_area_id = any(${[...of.serviceAreaIds]}::bigint[]) and b.item_type = 'Service'
        and b.starts_at >= ${of.from} and b.starts_at < ${of.now}
      group by 1
    ), session as (
      select ${weekOf('c.starts_at')} as week, ${sessionSums} from (${heldSessions(sessionsOf)}) c group by 1
    )
    select w.week, coalesce(v.done, 0) as "visitsDone", coalesce(v.cancelled, 0) as "visitsCancelled",
      coalesce(v.incomplete, 0) as "visitsIncomplete", coalesce(v.minutes, 0) as "visitMinutes",
      ${sql.join(sumNames.map((name) => sql`coalesce(s.${sql.ref(name)}, 0) as ${sql.ref(name)}`))}
    from generate_series(0, ${of.weeks}::int - 1) as w(week)
    left join visit v on v.week = w.week
    left join session s on s.week = w.week
    order by w.week`.execute(db)
  return rows
}
