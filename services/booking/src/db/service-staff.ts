import type { ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import { lacksSql } from './lacked-credentials.ts'
import type { BookingDatabase } from './schema.ts'
import type { StaffRow } from './shown-staff.ts'

function serviceStaff(db: Kysely<BookingDatabase>, serviceAreaServiceId: ServiceAreaServiceId) {
  return db
    .selectFrom('provider_api.service_staff as t')
    .innerJoin('identity_api.person as p', 'p.id', 't.user_profile_id')
    .where('t.service_area_service_id', '=', serviceAreaServiceId)
    .where('p.can_work', '=', true)
}

const staffColumns = [
  'p.id as userProfileId',
  'p.first_name as firstName',
  'p.last_name as lastName',
  'p.avatar_key as photoKey',
  'p.spoken_languages as languages',
] as const

/** Staff who can be sent for a service and whose name contains `search`, at most `limit`, with the number of all who can. */
export async function listServiceStaff(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  { search, limit, now }: { readonly search: string; readonly limit: number; readonly now: Date },
): Promise<{ people: StaffRow[]; count: number }> {
  const staff = serviceStaff(db, serviceAreaServiceId).where(
    sql<boolean>`not ${lacksSql(sql.ref('t.service_area_service_id'), sql.ref('p.id'), now)}`,
  )
  const [people, counted] = await Promise.all([
    staff
      .select(staffColumns)
      .$if(search !== '', (query) => query.where(containsSql(sql`p.first_name || ' ' || p.last_name`, search)))
      .orderBy('p.first_name')
      .orderBy('p.id')
      .limit(limit)
      .execute(),
    staff.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { people, count: Number(counted.count) }
}

/** A staff member of a service; undefined for anyone else. */
export async function findServiceStaff(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  userProfileId: UserProfileId,
): Promise<StaffRow | undefined> {
  return serviceStaff(db, serviceAreaServiceId)
    .select(staffColumns)
    .where('p.id', '=', userProfileId)
    .executeTakeFirst()
}
