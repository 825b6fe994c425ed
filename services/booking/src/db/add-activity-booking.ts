import type { ReliedLimits } from '@waymark/domain/access-fit/relied'
import type { PersonKind, SpacesTaken } from '@waymark/domain/activity/people'
import type { Currency } from '@waymark/domain/booking/price'
import { bookingStatus, type PaymentFlow } from '@waymark/domain/enums'
import type { AccountId, ActivitySessionId, BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** A person of a booking as it is stored, in the order of the booking. */
export interface NewPerson {
  readonly position: number
  readonly kind: PersonKind
  readonly companionOf: number | null
  readonly name: string
  readonly age: number | null
  readonly priceCents: number
  readonly wantsWheelchairSpace: boolean
  readonly wantsHearingReceiver: boolean
  readonly wantsInterpreter: boolean
  readonly wantsQuietPlace: boolean
  readonly sharedAccessibilityOptionIds: readonly number[]
}

/** Who books: a person, for themself or for their location, or a guest. */
export interface Booker {
  readonly userProfileId: UserProfileId | null
  readonly userServiceAreaId: ServiceAreaId | null
  readonly guestId: string | null
  /** Whose idempotency keys these are. */
  readonly keyOwner: string
  readonly name: string
}

export interface NewActivityBooking {
  readonly session: {
    readonly id: ActivitySessionId
    readonly account_id: AccountId
    readonly service_area_id: ServiceAreaId
    readonly max_spaces_per_client: number
    readonly starts_at: Date
    readonly ends_at: Date
  }
  readonly booker: Booker
  /** Who made it, where that is somebody else than the booker; without a person, Waymark. */
  readonly by?: { readonly userProfileId: UserProfileId | null; readonly name: string }
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string | null }
  readonly people: readonly NewPerson[]
  readonly taken: SpacesTaken
  readonly totalCents: number
  readonly currency: Currency
  readonly refundUntilHours: number | null
  /** What they share as needs and the place meets now. */
  readonly relied: { readonly optionIds: readonly number[]; readonly limits: ReliedLimits }
  readonly notes: string
  /** Until when the spaces are held; null for a booking that is confirmed at once. */
  readonly heldUntil: Date | null
  /** The first line of its history. */
  readonly what: string
  readonly idempotencyKey: string | null
  readonly at: Date
}

export interface AddedActivityBooking {
  readonly id: BookingId
  readonly historyId: number
}

/**
 * Takes spaces of a session: the booking, its people and the counts of the session commit or fail together. Throws the
 * violation of the constraint that refuses it; `takingRefusal` names it.
 */
export async function addActivityBooking(
  db: Kysely<BookingDatabase>,
  made: NewActivityBooking,
): Promise<AddedActivityBooking> {
  const { session, booker, by = booker, contact, taken } = made
  const isHeld = made.heldUntil !== null
  const flow: PaymentFlow = isHeld ? 'NONE' : 'Completed'
  const { rows } = await sql<AddedActivityBooking>`
    with made as (
      insert into booking (item_type, activity_session_id, account_id, service_area_id, client_user_profile_id,
        user_service_area_id, guest_id, status, starts_at, ends_at, placed_at, created_at)
      values ('Activity', ${session.id}, ${session.account_id}, ${session.service_area_id}, ${booker.userProfileId},
        ${booker.userServiceAreaId}, ${booker.guestId}, ${isHeld ? bookingStatus.New : bookingStatus.Confirmed},
        ${session.starts_at}, ${session.ends_at}, ${isHeld ? null : made.at}, ${made.at})
      returning id
    ), holder as (
      insert into activity_booking (booking_id, account_id, activity_session_id, contact_name, contact_email, contact_phone, notes,
        spaces, companions, wheelchair_spaces, hearing_receivers, interpreter_places, quiet_places,
        max_spaces_per_client, total_cents, currency, refund_until_hours, relied_option_ids, relied_limits, held_until, payment_flow,
        idempotency_owner, idempotency_key)
      select id, ${session.account_id}, ${session.id}, ${contact.name}, ${contact.email}, ${contact.phone}, ${made.notes},
        ${taken.spaces}, ${taken.companions}, ${taken.wheelchairSpaces}, ${taken.hearingReceivers},
        ${taken.interpreterPlaces}, ${taken.quietPlaces}, ${session.max_spaces_per_client}, ${made.totalCents},
        ${made.currency}, ${made.refundUntilHours}, ${[...made.relied.optionIds]}::int[],
        ${JSON.stringify(made.relied.limits)}::jsonb, ${made.heldUntil}, ${flow}, ${booker.keyOwner}, ${made.idempotencyKey}
      from made returning booking_id
    ), people as (
      insert into activity_booking_person (booking_id, account_id, position, kind, companion_of, name, age, price_cents,
        wants_wheelchair_space, wants_hearing_receiver, wants_interpreter, wants_quiet_place, shared_option_ids)
      select holder.booking_id, ${session.account_id}::bigint, p.position, p.kind, p."companionOf", p.name, p.age, p."priceCents",
        p."wantsWheelchairSpace", p."wantsHearingReceiver", p."wantsInterpreter", p."wantsQuietPlace",
        p."sharedAccessibilityOptionIds"
      from holder, jsonb_to_recordset(${JSON.stringify(made.people)}::jsonb) as p(position smallint, kind text,
        "companionOf" smallint, name text, age smallint, "priceCents" integer, "wantsWheelchairSpace" boolean,
        "wantsHearingReceiver" boolean, "wantsInterpreter" boolean, "wantsQuietPlace" boolean,
        "sharedAccessibilityOptionIds" integer[])
    ), told as (
      insert into booking_history (booking_id, account_id, at, what, by_user_profile_id, by_name)
      select id, ${session.account_id}, ${made.at}, ${made.what}, ${by.userProfileId}, ${by.name} from made returning id, booking_id
    )
    select booking_id as id, id as "historyId" from told`.execute(db)
  const [added] = rows
  if (!added) throw new Error('No booking was added.')
  return added
}

/** The booking that the owner made with this idempotency key. */
export async function findActivityBookingByKey(
  db: Kysely<BookingDatabase>,
  keyOwner: string,
  idempotencyKey: string,
): Promise<BookingId | undefined> {
  const found = await db
    .selectFrom('activity_booking')
    .select('booking_id')
    .where('idempotency_owner', '=', keyOwner)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return found?.booking_id
}

/** Whether somebody holds a live booking of a session already. */
export async function hasLiveBooking(
  db: Kysely<BookingDatabase>,
  activitySessionId: ActivitySessionId,
  booker: Pick<Booker, 'userProfileId' | 'userServiceAreaId' | 'guestId'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('booking')
    .select('id')
    .where('activity_session_id', '=', activitySessionId)
    .where('status', 'in', [bookingStatus.New, bookingStatus.Confirmed])
    .$call((query) =>
      booker.userProfileId === null
        ? query.where('guest_id', '=', booker.guestId)
        : query
            .where('client_user_profile_id', '=', booker.userProfileId)
            .where('user_service_area_id', 'is not distinct from', booker.userServiceAreaId),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
