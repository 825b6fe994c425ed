import type { ActivitySessionId, BookingId, ServiceAreaId, UserProfileId, WaitlistEntryId } from '@waymark/domain/ids'
import type { GuestCaller } from '@waymark/service-kit/caller'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

type Db = Kysely<BookingDatabase>

/** Whether somebody waits for spaces of a session. */
export async function isWaitedFor(db: Db, activitySessionId: ActivitySessionId): Promise<boolean> {
  const row = await db
    .selectFrom('waitlist_entry')
    .select('id')
    .where('activity_session_id', '=', activitySessionId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewWaiting {
  readonly activitySessionId: ActivitySessionId
  readonly userProfileId: UserProfileId | null
  readonly userServiceAreaId: ServiceAreaId | null
  readonly guestId: string | null
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string | null }
  readonly people: readonly object[]
  /** With companions: what the group takes of the session. */
  readonly spaces: number
  readonly at: Date
}

/** Puts a group on the waitlist; undefined when it waits already. */
export async function addWaiting(db: Db, made: NewWaiting): Promise<WaitlistEntryId | undefined> {
  const added = await db
    .insertInto('waitlist_entry')
    .values({
      activity_session_id: made.activitySessionId,
      client_user_profile_id: made.userProfileId,
      user_service_area_id: made.userServiceAreaId,
      guest_id: made.guestId,
      contact_name: made.contact.name,
      contact_email: made.contact.email,
      contact_phone: made.contact.phone,
      people: JSON.stringify(made.people),
      spaces: made.spaces,
      offer_booking_id: null,
      offered_until: null,
      created_at: made.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** How many groups wait before this one. */
export async function countBefore(db: Db, activitySessionId: ActivitySessionId, id: WaitlistEntryId): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('activity_session_id', '=', activitySessionId)
    .where('state', '=', 'waiting')
    .where('id', '<', id)
    .executeTakeFirstOrThrow()
  return count
}

/** The groups that wait for a session, in their order, locked so that one job at a time offers spaces. */
export async function lockWaiting(trx: Transaction<BookingDatabase>, activitySessionId: ActivitySessionId) {
  return trx
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('activity_session_id', '=', activitySessionId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(200)
    .forUpdate()
    .execute()
}

export type WaitingRow = Awaited<ReturnType<typeof lockWaiting>>[number]

export async function markOffered(
  trx: Transaction<BookingDatabase>,
  id: WaitlistEntryId,
  offer: { readonly bookingId: BookingId; readonly until: Date },
): Promise<void> {
  await trx
    .updateTable('waitlist_entry')
    .set({ state: 'offered', offer_booking_id: offer.bookingId, offered_until: offer.until })
    .where('id', '=', id)
    .execute()
}

/** Ends the offer that a booking is, if it is one. */
export async function endOffer(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  state: 'booked' | 'expired',
): Promise<void> {
  await trx
    .updateTable('waitlist_entry')
    .set({ state })
    .where('offer_booking_id', '=', bookingId)
    .where('state', '=', 'offered')
    .execute()
}

export async function findWaitlistEntry(db: Db, id: WaitlistEntryId) {
  return db.selectFrom('waitlist_entry').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A place on a waitlist as its owner is told of it. */
export async function findPlaceOnWaitlist(db: Db, id: WaitlistEntryId) {
  return db
    .selectFrom('waitlist_entry as w')
    .innerJoin('activity_session as s', 's.id', 'w.activity_session_id')
    .select(['w.activity_session_id', 'w.client_user_profile_id', 'w.guest_id', 'w.contact_name', 'w.contact_email'])
    .select(['w.spaces', 's.activity_id', 's.starts_at', 's.time_zone'])
    .where('w.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Where guests wait with an address, or are offered spaces, the next session first. */
export async function listGuestPlaces(db: Db, email: string, now: Date): Promise<WaitlistEntryId[]> {
  const rows = await db
    .selectFrom('waitlist_entry as w')
    .innerJoin('activity_session as s', 's.id', 'w.activity_session_id')
    .select('w.id')
    .where(sql<string>`lower(w.contact_email)`, '=', email.toLowerCase())
    .where('w.guest_id', 'is not', null)
    .where('w.client_user_profile_id', 'is', null)
    .where('w.state', 'in', ['waiting', 'offered'])
    .where('s.starts_at', '>', now)
    .orderBy('s.starts_at')
    .limit(20)
    .execute()
  return rows.map(({ id }) => id)
}

export async function markLeft(trx: Transaction<BookingDatabase>, id: WaitlistEntryId): Promise<void> {
  await trx
    .updateTable('waitlist_entry')
    .set({ state: 'left' })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'offered', 'expired'])
    .execute()
}

export type WaitlistOwner =
  | Pick<GuestCaller, 'guestId' | 'email'>
  | { readonly userProfileId: UserProfileId; readonly userServiceAreaId: ServiceAreaId | null }

/** What somebody waits for or is offered, the next session first. */
export async function listWaiting(db: Kysely<BookingDatabase>, owner: WaitlistOwner) {
  return db
    .selectFrom('waitlist_entry as w')
    .innerJoin('activity_session as s', 's.id', 'w.activity_session_id')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .select(['w.id', 'w.activity_session_id', 'w.spaces', 'w.state', 'w.offered_until', 'w.offer_booking_id'])
    .select(['s.activity_id', 's.starts_at', 's.time_zone', 't.title'])
    .select(
      sql<number>`(select count(*) from waitlist_entry o where o.activity_session_id = w.activity_session_id
        and o.state = 'waiting' and o.id < w.id)::int`.as('groups_before'),
    )
    .where('w.state', 'in', ['waiting', 'offered'])
    .$call((query) =>
      'guestId' in owner
        ? query
            .where('w.guest_id', '=', owner.guestId)
            .$if(owner.email !== null, (some) => some.where(sql`lower(w.contact_email)`, '=', owner.email))
        : query
            .where('w.client_user_profile_id', '=', owner.userProfileId)
            .where('w.user_service_area_id', 'is not distinct from', owner.userServiceAreaId),
    )
    .orderBy('s.starts_at')
    .limit(200)
    .execute()
}
