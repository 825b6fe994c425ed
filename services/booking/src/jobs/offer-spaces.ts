import { personToBook } from '@waymark/contracts/activity-shapes'
import { jobs } from '@waymark/contracts/jobs'
import { currencyOf } from '@waymark/domain/booking/price'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { pricedPeople } from '../activity/people-to-book.ts'
import { reliedFacts } from '../activity/relied-facts.ts'
import { roomRefusal } from '../activity/taking-refusal.ts'
import type { Context } from '../context.ts'
import { addActivityBooking } from '../db/add-activity-booking.ts'
import { constraintOf } from '../db/constraint-of.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { findSessionToBook, type SessionToBook } from '../db/sessions-to-book.ts'
import { lockWaiting, markOffered, type WaitingRow } from '../db/waitlist.ts'

const offerMs = 2 * 3_600_000

/** Offers free spaces: the first group that fits gets a booking that holds its spaces for two hours, then the next. */
export const offerSpaces: JobHandlers<'booking', Context>['booking.offer-spaces'] = async (
  { activitySessionId },
  { context },
) => {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    for (const waiting of await lockWaiting(trx, activitySessionId)) {
      const session = await findSessionToBook(trx, activitySessionId)
      if (session?.status !== 'Active' || session.starts_at <= now) return
      // Whoever waits stays in line for the day on which the location opens again.
      if (session.activity_status !== 'Active' || !session.is_active || session.closed_for !== null) return
      if (session.spaces_taken >= session.max_spaces) return
      await offerTo(trx, waiting, session, now)
    }
  })
}

async function offerTo(
  trx: Transaction<BookingDatabase>,
  waiting: WaitingRow,
  session: SessionToBook,
  now: Date,
): Promise<void> {
  const priced = pricedPeople(z.parse(z.array(personToBook), waiting.people), session)
  if (roomRefusal(session, priced.taken)) return
  const until = new Date(Math.min(now.getTime() + offerMs, session.starts_at.getTime()))
  await sql`savepoint offering`.execute(trx)
  try {
    const made = await addActivityBooking(trx, {
      session,
      booker: {
        userProfileId: waiting.client_user_profile_id,
        userServiceAreaId: waiting.user_service_area_id,
        guestId: waiting.guest_id,
        keyOwner: `waitlist:${waiting.id}`,
        name: waiting.contact_name,
      },
      // Whoever waits did nothing for it: spaces came free, or the session has more.
      by: { userProfileId: null, name: 'Waymark' },
      contact: { name: waiting.contact_name, email: waiting.contact_email, phone: waiting.contact_phone },
      ...priced,
      currency: currencyOf(session.country_id),
      refundUntilHours: session.refund_until_hours,
      relied: await reliedFacts(trx, session, priced.people, waiting.client_user_profile_id),
      notes: '',
      heldUntil: until,
      what: 'Offered from the waitlist',
      idempotencyKey: null,
      at: now,
    })
    await markOffered(trx, waiting.id, { bookingId: made.id, until })
    await addToOutbox(trx, jobs.notify.bookingChanged, {
      bookingId: made.id,
      change: 'requested',
      historyId: made.historyId,
      byUserProfileId: null,
    })
  } catch (error) {
    // They have booked meanwhile, or somebody else was faster: the next group may fit.
    if (constraintOf(error) === undefined) throw error
    await sql`rollback to savepoint offering`.execute(trx)
  }
}
