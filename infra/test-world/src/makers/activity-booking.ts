import { type PersonKind, personPriceCents, spacesTaken } from '@waymark/domain/activity/people'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import { type BookingId, idFrom } from '@waymark/domain/ids'
import { sql } from 'kysely'
import type { World } from '../world.ts'
import { nextNumber } from './next-number.ts'
import { type MadePerson, makePerson } from './person.ts'
import { type MadeSession, makeSession } from './session.ts'

interface PersonWishes {
  readonly name?: string
  readonly kind?: PersonKind
  /** The position of the person whom a companion comes with. */
  readonly companionOf?: number
  readonly age?: number
  readonly wantsWheelchairSpace?: boolean
  readonly wantsHearingReceiver?: boolean
  readonly wantsInterpreter?: boolean
  readonly wantsQuietPlace?: boolean
  readonly sharedOptionIds?: readonly number[]
}

interface ActivityBookingWishes {
  readonly session?: MadeSession
  /** Defaults to a new person, unless there is a guest. */
  readonly client?: MadePerson
  readonly guestId?: string
  readonly userServiceAreaId?: number
  readonly contactName?: string
  readonly contactEmail?: string
  /** Defaults to one person. */
  readonly people?: readonly PersonWishes[]
  /** Defaults to Confirmed. */
  readonly status?: BookingStatus
  readonly heldUntil?: Date
  readonly refundUntilHours?: number
}

export interface MadeActivityBooking {
  readonly bookingId: BookingId
  readonly session: MadeSession
  /** Undefined for a guest. */
  readonly client: MadePerson | undefined
  readonly totalCents: number
}

/** Books a session in one statement, as the product does: the database counts its spaces and refuses too many. */
export async function makeActivityBooking(
  world: World,
  wishes: ActivityBookingWishes = {},
): Promise<MadeActivityBooking> {
  const session = wishes.session ?? (await makeSession(world))
  const client = wishes.client ?? (wishes.guestId === undefined ? await makePerson(world) : undefined)
  const people = (wishes.people ?? [{}]).map((person, position) => ({
    position,
    name: person.name ?? `Visitor ${position + 1}`,
    kind: person.kind ?? 'standard',
    companionOf: person.companionOf ?? null,
    age: person.age ?? null,
    wantsWheelchairSpace: person.wantsWheelchairSpace ?? false,
    wantsHearingReceiver: person.wantsHearingReceiver ?? false,
    wantsInterpreter: person.wantsInterpreter ?? false,
    wantsQuietPlace: person.wantsQuietPlace ?? false,
    sharedOptionIds: person.sharedOptionIds ?? [],
    priceCents: personPriceCents({ kind: person.kind ?? 'standard' }, session),
  }))
  const taken = spacesTaken(people)
  const totalCents = people.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const { serviceAreaId, accountId } = session.activity
  const contactEmail = wishes.contactEmail ?? client?.email ?? `guest${nextNumber()}@example.test`
  const { rows } = await sql<{ booking_id: number }>`
    with made as (
      insert into booking.booking (item_type, account_id, service_area_id, activity_session_id, client_user_profile_id,
        user_service_area_id, guest_id, status, starts_at, ends_at, created_at)
      values ('Activity', ${accountId}, ${serviceAreaId}, ${session.activitySessionId}, ${client?.userProfileId ?? null},
        ${wishes.userServiceAreaId ?? null}, ${wishes.guestId ?? null}, ${wishes.status ?? bookingStatus.Confirmed},
        ${session.startsAt}, ${session.endsAt}, ${world.clock.now()})
      returning id
    ), holder as (
      insert into booking.activity_booking (booking_id, activity_session_id, contact_name, contact_email, spaces, companions,
        wheelchair_spaces, hearing_receivers, interpreter_places, quiet_places, max_spaces_per_client, total_cents,
        currency, refund_until_hours, held_until, idempotency_owner)
      select id, ${session.activitySessionId}, ${wishes.contactName ?? 'Robin Contact'}, ${contactEmail}, ${taken.spaces},
        ${taken.companions}, ${taken.wheelchairSpaces}, ${taken.hearingReceivers}, ${taken.interpreterPlaces},
        ${taken.quietPlaces}, ${session.maxSpacesPerClient}, ${totalCents}, 'NZD', ${wishes.refundUntilHours ?? null},
        ${wishes.heldUntil ?? null}, 'tests'
      from made returning booking_id
    )
    insert into booking.activity_booking_person (booking_id, position, kind, companion_of, name, age, price_cents,
      wants_wheelchair_space, wants_hearing_receiver, wants_interpreter, wants_quiet_place, shared_option_ids)
    select holder.booking_id, p.position, p.kind, p."companionOf", p.name, p.age, p."priceCents",
      p."wantsWheelchairSpace", p."wantsHearingReceiver", p."wantsInterpreter", p."wantsQuietPlace", p."sharedOptionIds"
    from holder, jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(position smallint, kind text,
      "companionOf" smallint, name text, age smallint, "priceCents" integer, "wantsWheelchairSpace" boolean,
      "wantsHearingReceiver" boolean, "wantsInterpreter" boolean, "wantsQuietPlace" boolean, "sharedOptionIds" integer[])
    returning booking_id`.execute(world.db)
  const bookingId = rows[0]?.booking_id
  if (bookingId === undefined) throw new Error('nobody was booked')
  return { bookingId: idFrom(bookingId), session, client, totalCents }
}
