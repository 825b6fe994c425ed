import { bookingStatus } from '@waymark/domain/enums'
import type { HeldJob } from '@waymark/domain/schedule/stranded'
import { type Kysely, sql } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

/** The confirmed jobs of a service that start after `now`, the next first. */
export async function listComingJobs(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: number,
  now: Date,
): Promise<HeldJob[]> {
  const rows = await db
    .selectFrom('booking_api.booking')
    .select(['starts_at', 'ends_at', 'staff_ids'])
    .where('service_area_service_id', '=', serviceAreaServiceId)
    .where('status', '=', bookingStatus.Confirmed)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => ({
    startMs: row.starts_at.getTime(),
    durationMinutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
    staffIds: row.staff_ids,
  }))
}

/** The jobs of a service that touch the time between two instants, with who does them. */
export async function listJobsBetween(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: number,
  span: { readonly from: Date; readonly until: Date },
) {
  return (
    db
      .selectFrom('booking_api.booking as b')
      .select([
        'b.id',
        'b.starts_at',
        'b.ends_at',
        sql<string[]>`array(select p.first_name || ' ' || p.last_name from identity_api.person p
        where p.id = any(b.staff_ids) order by p.first_name, p.id)`.as('staff_names'),
      ])
      .where('b.service_area_service_id', '=', serviceAreaServiceId)
      .where('b.status', 'in', [bookingStatus.Confirmed, bookingStatus.Completed])
      // No job lasts a day.
      .where('b.starts_at', '>=', new Date(span.from.getTime() - 86_400_000))
      .where('b.starts_at', '<', span.until)
      .where('b.ends_at', '>', span.from)
      .orderBy('b.starts_at')
      .orderBy('b.id')
      .execute()
  )
}

export interface ComingJobs {
  readonly count: number
  readonly next: Date | null
}

/** How many confirmed jobs a location has to come, and when the next one is. */
export async function countComingJobsOfArea(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: number,
  now: Date,
): Promise<ComingJobs> {
  const row = await db
    .selectFrom('booking_api.booking')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('starts_at').as('next')])
    .where('service_area_id', '=', serviceAreaId)
    .where('starts_at', '>', now)
    .where('status', '=', bookingStatus.Confirmed)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), next: row.next }
}

/** The same for some of its services. */
export async function countComingJobsOfServices(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceIds: readonly number[],
  now: Date,
): Promise<ComingJobs> {
  if (serviceAreaServiceIds.length === 0) return { count: 0, next: null }
  const row = await db
    .selectFrom('booking_api.booking')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('starts_at').as('next')])
    .where('service_area_service_id', 'in', [...serviceAreaServiceIds])
    .where('starts_at', '>', now)
    .where('status', '=', bookingStatus.Confirmed)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), next: row.next }
}

/** How many confirmed jobs of these services some people have to come, and when the next one is. */
export async function countComingJobsOfPeople(
  db: Kysely<ProviderDatabase>,
  userProfileIds: readonly number[],
  serviceAreaServiceIds: readonly number[],
  now: Date,
): Promise<ComingJobs> {
  if (userProfileIds.length === 0 || serviceAreaServiceIds.length === 0) return { count: 0, next: null }
  const row = await db
    .selectFrom('booking_api.busy_staff')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('starts_at').as('next')])
    .where('user_profile_id', 'in', [...userProfileIds])
    // What the index is on; a job's span begins with its start.
    .where(sql<boolean>`lower(during) > ${now}`)
    .where('status', '=', bookingStatus.Confirmed)
    .where('service_area_service_id', 'in', [...serviceAreaServiceIds])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), next: row.next }
}
