import type { SpacesTaken } from '@waymark/domain/activity/people'
import { bookingStatus, type PaymentFlow } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ActivityBookingState } from './activity-bookings.ts'
import type { NewActivityBooking, NewPerson } from './add-activity-booking.ts'
import type { BookingDatabase } from './schema.ts'

/** Confirms a booking; the trigger takes its spaces again when they had been released. */
export async function confirmActivityBooking(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  flow: PaymentFlow,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('booking')
    .set((row) => ({
      status: bookingStatus.Confirmed,
      placed_at: now,
      adding_error: null,
      version: row('version', '+', 1),
    }))
    .where('id', '=', bookingId)
    .execute()
  await setPaymentFlow(trx, bookingId, flow, null)
}

/** Ends a booking that was never confirmed; the trigger releases its spaces. */
export async function leaveActivityBookingIncomplete(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  why: string,
): Promise<void> {
  await trx
    .updateTable('booking')
    .set((row) => ({ status: bookingStatus.Incomplete, adding_error: why, version: row('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
  await setPaymentFlow(trx, bookingId, 'Failed', null)
}

/** Where the payment stands; `heldUntil` stays as it is when omitted. */
export async function setPaymentFlow(
  db: Kysely<BookingDatabase>,
  bookingId: BookingId,
  flow: PaymentFlow,
  heldUntil?: Date | null,
): Promise<void> {
  await db
    .updateTable('activity_booking')
    .set({ payment_flow: flow, ...(heldUntil === undefined ? {} : { held_until: heldUntil }) })
    .where('booking_id', '=', bookingId)
    .execute()
}

export async function extendHold(trx: Transaction<BookingDatabase>, bookingId: BookingId, until: Date): Promise<void> {
  await trx
    .updateTable('activity_booking')
    .set((row) => ({ held_until: until, hold_extensions: row('hold_extensions', '+', 1) }))
    .where('booking_id', '=', bookingId)
    .execute()
}

/** Takes people out of a booking; the trigger releases their spaces. */
export async function removePeople(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  positions: readonly number[],
  left: SpacesTaken & { readonly totalCents: number },
): Promise<void> {
  await trx
    .deleteFrom('activity_booking_person')
    .where('booking_id', '=', bookingId)
    .where('position', 'in', [...positions])
    .execute()
  await trx
    .updateTable('activity_booking')
    .set({
      spaces: left.spaces,
      companions: left.companions,
      wheelchair_spaces: left.wheelchairSpaces,
      hearing_receivers: left.hearingReceivers,
      interpreter_places: left.interpreterPlaces,
      quiet_places: left.quietPlaces,
      total_cents: left.totalCents,
    })
    .where('booking_id', '=', bookingId)
    .execute()
  await trx
    .updateTable('booking')
    .set((row) => ({ version: row('version', '+', 1), calendar_sequence: row('calendar_sequence', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
}

interface WrittenPeople {
  readonly people: readonly Omit<NewPerson, 'kind' | 'companionOf' | 'priceCents'>[]
  readonly taken: SpacesTaken
  readonly relied: NewActivityBooking['relied']
  readonly notes: string
}

/** Changes names, ages, wishes and shared needs; the trigger counts the access places anew. */
export async function writePeople(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  { people, taken, relied, notes }: WrittenPeople,
): Promise<void> {
  await sql`
    update activity_booking_person p set name = c.name, age = c.age,
      wants_wheelchair_space = c."wantsWheelchairSpace", wants_hearing_receiver = c."wantsHearingReceiver",
      wants_interpreter = c."wantsInterpreter", wants_quiet_place = c."wantsQuietPlace",
      shared_option_ids = c."sharedAccessibilityOptionIds"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as c(position smallint, name text, age smallint,
      "wantsWheelchairSpace" boolean, "wantsHearingReceiver" boolean, "wantsInterpreter" boolean,
      "wantsQuietPlace" boolean, "sharedAccessibilityOptionIds" integer[])
    where p.booking_id = ${bookingId} and p.position = c.position`.execute(trx)
  await trx
    .updateTable('activity_booking')
    .set({
      notes,
      relied_option_ids: [...relied.optionIds],
      relied_limits: JSON.stringify(relied.limits),
      wheelchair_spaces: taken.wheelchairSpaces,
      hearing_receivers: taken.hearingReceivers,
      interpreter_places: taken.interpreterPlaces,
      quiet_places: taken.quietPlaces,
    })
    .where('booking_id', '=', bookingId)
    .execute()
  await trx
    .updateTable('booking')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
}

/**
 * Moves a Confirmed booking to another session. Both sessions are locked in the order of their ids, so that two people
 * who swap do not deadlock. Its status leaves and returns, which is when the trigger releases and takes the spaces.
 */
export async function moveToSession(
  trx: Transaction<BookingDatabase>,
  { id, activity_session_id: from }: Pick<ActivityBookingState, 'id' | 'activity_session_id'>,
  to: Pick<NewActivityBooking['session'], 'id' | 'max_spaces_per_client' | 'starts_at' | 'ends_at'>,
): Promise<void> {
  await trx
    .selectFrom('activity_session')
    .select('id')
    .where('id', 'in', [from, to.id])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await trx.updateTable('booking').set({ status: bookingStatus.Incomplete }).where('id', '=', id).execute()
  await trx
    .updateTable('activity_booking')
    .set({
      activity_session_id: to.id,
      max_spaces_per_client: to.max_spaces_per_client,
      agreed_starts_at: null,
      agreed_ends_at: null,
    })
    .where('booking_id', '=', id)
    .execute()
  await trx
    .updateTable('booking')
    .set((row) => ({
      status: bookingStatus.Confirmed,
      activity_session_id: to.id,
      starts_at: to.starts_at,
      ends_at: to.ends_at,
      version: row('version', '+', 1),
      calendar_sequence: row('calendar_sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
