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
