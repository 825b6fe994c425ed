import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import { timeRange } from '@waymark/service-kit/time-range'
import { makePerson } from '@waymark/test-world/makers/person'
import type { World } from '@waymark/test-world/world'

/** Books an hour (or `minutes`) of a service with `staffIds` assigned; returns the booking's id. */
export async function makeJob(
  world: World,
  serviceAreaServiceId: number,
  wallTime: string,
  job: {
    readonly staffIds?: readonly number[]
    readonly minutes?: number
    readonly status?: BookingStatus
    readonly timeZone?: string
  } = {},
): Promise<number> {
  const { minutes = 60, status = bookingStatus.Confirmed, timeZone = 'Pacific/Auckland', staffIds = [] } = job
  const { service_area_id: areaId, account_id: accountId } = await world.db
    .selectFrom('provider.service_area_service as s')
    .innerJoin('provider.service_area as a', 'a.id', 's.service_area_id')
    .select(['s.service_area_id', 'a.account_id'])
    .where('s.id', '=', serviceAreaServiceId)
    .executeTakeFirstOrThrow()
  const client = await makePerson(world)
  const startsAt = new Date(wallToInstant(timeZone, wallTime) ?? Number.NaN)
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  const series = await world.db
    .insertInto('booking.booking_series')
    .values({
      account_id: accountId,
      service_area_id: areaId,
      service_area_service_id: serviceAreaServiceId,
      service_id: 1,
      size_option_id: 11,
      duration_minutes: minutes,
      buffer_minutes: 0,
      people_qty: 1,
      price_cents: 4500,
      fee_display: '$45.00',
      client_user_profile_id: client.userProfileId,
      client_account_id: client.accountId,
      user_service_area_id: null,
      is_myself: true,
      recipient_name: null,
      recipient_phone: null,
      recipient_notes: null,
      address: '1 Courtenay Place, Wellington',
      unit_number: null,
      lat: -41.293,
      lng: 174.782,
      distance_km: 1.4,
      time_zone: timeZone,
      preferred_staff_id: null,
      idempotency_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await world.db
    .insertInto('booking.booking')
    .values({
      series_id: series.id,
      account_id: accountId,
      service_area_id: areaId,
      service_area_service_id: serviceAreaServiceId,
      client_user_profile_id: client.userProfileId,
      user_service_area_id: null,
      status,
      starts_at: startsAt,
      ends_at: endsAt,
      adding_error: null,
      cancel_reason: null,
      placed_at: null,
      completed_at: null,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const held = staffIds.map((staffId) => ({
    booking_id: id,
    user_profile_id: staffId,
    during: timeRange(startsAt, endsAt),
  }))
  if (held.length > 0) await world.db.insertInto('booking.staff_time').values(held).execute()
  return id
}
