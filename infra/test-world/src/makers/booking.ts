import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import { type BookingId, idFrom, type SeriesId } from '@waymark/domain/ids'
import { timeRange } from '@waymark/service-kit/time-range'
import type { World } from '../world.ts'
import { makeOfferedService, type OfferedService } from './offered-service.ts'
import { type MadePerson, makePerson } from './person.ts'

interface BookingWishes {
  readonly offered?: OfferedService
  readonly client?: MadePerson
  /** Omitted, the client books for themself. */
  readonly userServiceAreaId?: number
  readonly recipientName?: string
  /** In front of the address. */
  readonly unit?: string
  /** Defaults to Confirmed. */
  readonly status?: BookingStatus
  /** Defaults to 26 November 2026, 9:00 in Auckland, for an hour. */
  readonly startsAt?: Date
  /** Adds a date to a series instead of starting one. */
  readonly seriesId?: number
  readonly alternativeStarts?: readonly Date[]
}

export interface MadeBooking {
  readonly bookingId: BookingId
  readonly seriesId: SeriesId
  readonly offered: OfferedService
  readonly client: MadePerson
}

const hourMs = 3_600_000
const bufferMs = 900_000

/** Creates a booking of one date, with the first staff member of its service unless it is New or Incomplete. */
export async function makeBooking(world: World, wishes: BookingWishes = {}): Promise<MadeBooking> {
  const offered = wishes.offered ?? (await makeOfferedService(world))
  const client = wishes.client ?? (await makePerson(world))
  const startsAt = wishes.startsAt ?? new Date('2026-11-25T20:00:00Z')
  const status = wishes.status ?? bookingStatus.Confirmed
  const seriesId = wishes.seriesId ?? (await makeSeries(world, offered, client, wishes))
  const { id: bookingId } = await world.db
    .insertInto('booking.booking')
    .values({
      series_id: seriesId,
      account_id: offered.accountId,
      service_area_id: offered.serviceAreaId,
      service_area_service_id: offered.serviceAreaServiceId,
      client_user_profile_id: client.userProfileId,
      user_service_area_id: wishes.userServiceAreaId ?? null,
      status,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + hourMs),
      adding_error: null,
      alternative_starts: [...(wishes.alternativeStarts ?? [])],
      cancel_reason: null,
      placed_at: null,
      completed_at: null,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [staff] = offered.staff
  if (staff && status !== bookingStatus.New && status !== bookingStatus.Incomplete)
    await world.db
      .insertInto('booking.staff_time')
      .values({
        booking_id: bookingId,
        user_profile_id: staff.userProfileId,
        during: timeRange(startsAt, new Date(startsAt.getTime() + hourMs + bufferMs)),
        is_live: status !== bookingStatus.Cancelled,
      })
      .execute()
  return { bookingId: idFrom(bookingId), seriesId: idFrom(seriesId), offered, client }
}

/** Adds one entry to a booking's history; returns its id. */
export async function makeHistory(
  world: World,
  entry: { readonly bookingId: number; readonly what: string; readonly by?: MadePerson },
): Promise<number> {
  const { id } = await world.db
    .insertInto('booking.booking_history')
    .values({
      booking_id: entry.bookingId,
      at: world.clock.now(),
      what: entry.what,
      by_user_profile_id: entry.by?.userProfileId ?? null,
      by_name: entry.by ? 'Somebody' : 'Waymark',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeSeries(
  world: World,
  offered: OfferedService,
  client: MadePerson,
  wishes: BookingWishes,
): Promise<number> {
  const { id } = await world.db
    .insertInto('booking.booking_series')
    .values({
      account_id: offered.accountId,
      service_area_id: offered.serviceAreaId,
      service_area_service_id: offered.serviceAreaServiceId,
      service_id: offered.serviceId,
      size_option_id: offered.serviceId * 10 + 2,
      duration_minutes: 60,
      buffer_minutes: 15,
      people_qty: 1,
      price_cents: 4800,
      fee_display: '$48.00',
      client_user_profile_id: client.userProfileId,
      client_account_id: client.accountId,
      user_service_area_id: wishes.userServiceAreaId ?? null,
      is_myself: wishes.recipientName === undefined,
      recipient_name: wishes.recipientName ?? null,
      recipient_phone: null,
      recipient_notes: null,
      address: '42 Daniell Street, Newtown, Wellington 6021',
      unit_number: wishes.unit ?? null,
      lat: -41.3129,
      lng: 174.7788,
      distance_km: 3.5,
      time_zone: 'Pacific/Auckland',
      preferred_staff_id: null,
      idempotency_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
