import { bigWorldBase } from '@waymark/demo-world/load-big-world'
import { findService } from '@waymark/domain/catalogue/services'
import { sql } from 'kysely'
import type { BenchWorld } from './bench-world.ts'

/** Ids of the big organisation start after this one, far above the rest of the big world. */
const base = bigWorldBase * 50
const days = 90
const bookingsPerDay = 3
/** Sessions to come at its first location, and guests in each. */
const sessions = 300
const guestsPerSession = 20

export interface OrganisationSize {
  readonly areas: number
  readonly staff: number
  readonly services: number
}

/** One organisation much larger than the others, whose people all work at its first location. */
export interface BigOrganisation {
  readonly adminId: number
  readonly serviceAreaId: number
  readonly serviceAreaServiceId: (index: number) => number
  readonly staffId: (index: number) => number
  readonly bookingCount: number
  /** Bookings to come of the first person. */
  readonly bookingIds: readonly number[]
}

/**
 * Adds the organisation to a big world: each person does every fifth service and three bookings a day, half of them to
 * come.
 */
export async function addBigOrganisation(world: BenchWorld, size: OrganisationSize): Promise<BigOrganisation> {
  const { db } = world
  const { areas, staff, services } = size
  const sizeIds = Array.from({ length: services }, (_, index) => findService(index + 1)?.sizeOptions[0]?.id ?? 0)
  await sql`insert into identity.account (id, account_type, business_subtype, name, country_id)
    values (${base}, 'Business', 1, 'The big organisation', 1)`.execute(db)
  await sql`insert into identity.user_profile (id, account_id, email, first_name, last_name, email_confirmed_at, is_account_admin)
    select ${base} + n, ${base}, 'big' || n || '@big.example', 'Person', 'Number ' || n, now(), n = 0 from generate_series(0, ${staff}::int) n`.execute(
    db,
  )
  await sql`insert into provider.business (account_id, onboarding_step) values (${base}, 7)`.execute(db)
  await sql`insert into provider.service_area (id, account_id, name, venue_type_id, address, suburb, region, country_id, lat, lng, radius_km, time_zone)
    select ${base} + n, ${base}, 'Location ' || n, 1, n || ' Queen Street', 'Newtown', 'Wellington', 1, -41.3, 174.78, 10, 'Pacific/Auckland'
    from generate_series(1, ${areas}::int) n`.execute(db)
  await sql`insert into identity.membership (id, user_profile_id, service_area_id, role)
    select ${base} + n, ${base} + n, ${base} + 1, 3 from generate_series(1, ${staff}::int) n`.execute(db)
  await sql`insert into provider.service_area_service (id, service_area_id, service_id, buffer_minutes)
    select ${base} + n, ${base} + 1, n, 15 from generate_series(1, ${services}::int) n`.execute(db)
  await sql`insert into provider.service_size (service_area_service_id, service_size_option_id, fee_kind, price_cents)
    select ${base} + n, (${sizeIds}::int[])[n], 'fixed', 4500 from generate_series(1, ${services}::int) n where (${sizeIds}::int[])[n] > 0`.execute(
    db,
  )
  await sql`insert into provider.service_staff (service_area_service_id, user_profile_id)
    select ${base} + s, ${base} + n from generate_series(1, ${services}::int) s, generate_series(1, ${staff}::int) n where (s + n) % 5 = 0`.execute(
    db,
  )
  await sql`insert into provider.schedule_line (service_area_service_id, day_of_week, start_minute)
    select ${base} + s, d, 420 + w * 60 from generate_series(1, ${services}::int) s, generate_series(1, 5) d, generate_series(0, 7) w`.execute(
    db,
  )
  await sql`insert into provider.staff_hours (service_area_id, user_profile_id, day_of_week, starts_minute, ends_minute)
    select ${base} + 1, ${base} + n, d, 420, 1020 from generate_series(1, ${staff}::int) n, generate_series(1, 5) d`.execute(
    db,
  )
  await addJobs(world, size)
  await addSessions(world)
  await sql`vacuum analyze`.execute(db)
  const coming = await db
    .selectFrom('booking.booking as b')
    .innerJoin('booking.staff_time as t', 't.booking_id', 'b.id')
    .select('b.id')
    .where('t.user_profile_id', '=', base + 1)
    .where('b.starts_at', '>', new Date())
    .orderBy('b.starts_at')
    .limit(10)
    .execute()
  return {
    adminId: base,
    serviceAreaId: base + 1,
    serviceAreaServiceId: (index) => base + 1 + (index % services),
    staffId: (index) => base + 1 + (index % staff),
    bookingCount: staff * days * bookingsPerDay,
    bookingIds: coming.map(({ id }) => id),
  }
}

async function addJobs({ db, size: { venues } }: BenchWorld, { staff, services }: OrganisationSize): Promise<void> {
  const clientId = bigWorldBase + venues * 2 + 1
  await sql`create temporary table organisation_booking as
    select row_number() over () as n, person, ${base} + (5 - person % 5) + 5 * (slot % (${services}::int / 5)) as service_id,
      ((now() at time zone 'Pacific/Auckland')::date + day - ${days / 2}::int + make_interval(hours => 8 + slot * 2)) at time zone 'Pacific/Auckland' as starts_at
    from generate_series(1, ${staff}::int) person, generate_series(0, ${days}::int - 1) day, generate_series(0, ${bookingsPerDay}::int - 1) slot`.execute(
    db,
  )
  await sql`insert into booking.booking_series (id, account_id, service_area_id, service_area_service_id, service_id, size_option_id, duration_minutes,
      buffer_minutes, people_qty, price_cents, fee_display, client_user_profile_id, client_account_id, is_myself, address, lat, lng, distance_km, time_zone)
    select ${base} + n, ${base}, ${base} + 1, service_id, 1, 11, 60, 15, 1, 4500, '$45.00', p.id, p.account_id, true,
      n || ' Park Road, Wellington', -41.3, 174.78, 1.5, 'Pacific/Auckland'
    from organisation_booking, identity.user_profile p where p.id = ${clientId}`.execute(db)
  await sql`insert into booking.booking (id, series_id, account_id, service_area_id, service_area_service_id, client_user_profile_id, user_service_area_id, status, starts_at, ends_at)
    select ${base} + n, ${base} + n, ${base}, ${base} + 1, service_id, ${clientId}, ${bigWorldBase + 1},
      case when starts_at < now() then 2 else 1 end, starts_at, starts_at + interval '1 hour'
    from organisation_booking`.execute(db)
  await sql`insert into booking.staff_time (booking_id, account_id, user_profile_id, during)
    select ${base} + n, ${base}, ${base} + person, tstzrange(starts_at, starts_at + interval '75 minutes') from organisation_booking`.execute(
    db,
  )
}

async function addSessions({ db }: BenchWorld): Promise<void> {
  await sql`insert into provider.activity (id, service_area_id, status, title, price_cents, spaces_per_session, spaces_per_client, created_by, created_at, updated_at)
    values (${base}, ${base} + 1, 'Active', 'The big choir', 0, 500, 4, ${base}, now(), now())`.execute(db)
  await sql`insert into booking.activity_session (id, activity_id, account_id, service_area_id, status, starts_at, ends_at, time_zone, max_spaces,
      max_spaces_per_client, price_cents, created_by, created_at, updated_at)
    select ${base} + n, ${base}, ${base}, ${base} + 1, 'Active', now() + n * interval '6 hours', now() + n * interval '6 hours' + interval '1 hour',
      'Pacific/Auckland', 500, 4, 0, ${base}, now(), now()
    from generate_series(1, ${sessions}::int) n`.execute(db)
  await sql`with made as (
      insert into booking.booking (item_type, activity_session_id, account_id, service_area_id, guest_id, status, starts_at, ends_at, created_at)
      select 'Activity', s.id, s.account_id, s.service_area_id, 'guest ' || n, 1, s.starts_at, s.ends_at, now()
      from booking.activity_session s, generate_series(1, ${guestsPerSession}::int) n where s.activity_id = ${base}
      returning id, activity_session_id, account_id)
    insert into booking.activity_booking (booking_id, activity_session_id, account_id, contact_name, contact_email, spaces, max_spaces_per_client,
      total_cents, currency, idempotency_owner)
    select id, activity_session_id, account_id, 'Ana', 'ana@big.example', 1, 4, 0, 'NZD', 'bench' from made`.execute(db)
}
