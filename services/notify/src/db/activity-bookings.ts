import type { ActivityId, BookingId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

/** A booking of a session, as its emails need it. */
export async function findActivityBooking(db: Kysely<NotifyDatabase>, bookingId: BookingId) {
  return db
    .selectFrom('booking_api.activity_booking as b')
    .innerJoin('provider_api.activity as t', 't.id', 'b.activity_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'b.account_id')
    .select(['b.id', 'b.account_id', 'b.service_area_id', 'b.client_user_profile_id', 'b.guest_id', 'b.status'])
    .select(['b.user_service_area_id', 'b.activity_id', 'b.activity_session_id', 'b.calendar_sequence'])
    .select(['b.starts_at', 'b.ends_at', 'b.time_zone', 'b.cancel_reason', 'b.contact_name', 'b.contact_email'])
    .select(['b.spaces', 'b.companions', 'b.total_cents', 'b.currency', 'b.held_until', 't.title', 't.preparation'])
    .select(['b.payment_flow', 'b.paid_cents', 'a.phone as area_phone'])
    .select([
      't.refund_until_hours',
      't.contact_name as organiser',
      't.contact_phone',
      't.contact_email as organiser_email',
    ])
    .select(['b.agreed_starts_at', 'b.agreed_ends_at', 'a.name as area_name', 'a.address', 'c.name as account_name'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

/** What is out of order at a location while people are there with a booking: of the location, and what they booked itself. */
export async function listOutagesDuring(db: Kysely<NotifyDatabase>, booking: ActivityBookingFacts) {
  return db
    .selectFrom('provider_api.outage')
    .select(['accessibility_option_id', 'title', 'starts_at', 'ends_at', 'note'])
    .where('service_area_id', '=', booking.service_area_id)
    .where((where) => where.or([where('activity_id', 'is', null), where('activity_id', '=', booking.activity_id)]))
    .where('starts_at', '<', booking.ends_at)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', booking.starts_at)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

export type OutageDuring = Awaited<ReturnType<typeof listOutagesDuring>>[number]

/** Who comes with a booking of a session, and what is kept for them. */
export async function listPeople(db: Kysely<NotifyDatabase>, bookingId: BookingId) {
  return db
    .selectFrom('booking_api.activity_booking_person')
    .select([
      'name',
      'is_companion as isCompanion',
      'wants_wheelchair_space as wantsWheelchairSpace',
      'wants_hearing_receiver as wantsHearingReceiver',
      'wants_interpreter as wantsInterpreter',
      'wants_quiet_place as wantsQuietPlace',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
}

export type PersonWhoComes = Awaited<ReturnType<typeof listPeople>>[number]

export type ActivityBookingFacts = NonNullable<Awaited<ReturnType<typeof findActivityBooking>>>

/** An activity as somebody is told of it who waited for one of its sessions. */
export async function findActivityOfWaitlist(db: Kysely<NotifyDatabase>, activityId: ActivityId) {
  return db
    .selectFrom('provider_api.activity as t')
    .innerJoin('provider_api.service_area as a', 'a.id', 't.service_area_id')
    .innerJoin('identity_api.account as c', 'c.id', 'a.account_id')
    .select(['t.title', 'a.name as area_name', 'c.name as account_name'])
    .where('t.id', '=', activityId)
    .executeTakeFirst()
}

/** What an entry of a booking's history says. */
export async function findHistoryText(db: Kysely<NotifyDatabase>, historyId: number): Promise<string> {
  const entry = await db
    .selectFrom('booking_api.booking_history')
    .select('what')
    .where('id', '=', historyId)
    .executeTakeFirst()
  return entry?.what ?? ''
}
