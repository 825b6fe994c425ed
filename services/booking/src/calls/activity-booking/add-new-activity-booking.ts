import type { activityBooking } from '@waymark/contracts/activity-booking'
import { holdMinutes } from '@waymark/contracts/activity-booking/activity-booking-shapes'
import { currencyOf, moneyText } from '@waymark/domain/booking/price'
import type { BookingId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { bookerOf } from '../../activity/booker.ts'
import { givenAddressRefusal } from '../../activity/given-address.ts'
import { ownAnswer } from '../../activity/own-answer.ts'
import { peopleRefusal, pricedPeople } from '../../activity/people-to-book.ts'
import { reliedFacts } from '../../activity/relied-facts.ts'
import { takeConfirmedSpaces } from '../../activity/take-confirmed-spaces.ts'
import { takingRefusal } from '../../activity/taking-refusal.ts'
import type { Context } from '../../context.ts'
import { addActivityBooking, findActivityBookingByKey, type NewActivityBooking } from '../../db/add-activity-booking.ts'
import { findSessionToBook } from '../../db/sessions-to-book.ts'

export const addNewActivityBooking: Handler<Context, typeof activityBooking.addNewActivityBooking> = async (
  input,
  { context, caller, idempotencyKey },
) => {
  const keyOwner = caller.kind === 'guest' ? `guest:${caller.guestId}` : `person:${caller.userProfileId}`
  const [repeated, session] = await Promise.all([
    idempotencyKey ? findActivityBookingByKey(context.db, keyOwner, idempotencyKey) : undefined,
    findSessionToBook(context.reads, input.activitySessionId),
  ])
  if (repeated !== undefined) return ownAnswer(context, caller, repeated)
  if (!session || session.status === 'Draft') return notFound()
  const booker = await bookerOf(context, caller, input, session)
  if ('answerKind' in booker) return booker
  const now = context.now()
  if (session.status !== 'Active' || session.activity_status !== 'Active' || !session.is_active)
    return refuse('NotOpen')
  if (session.starts_at <= now) return refuse('AlreadyStarted')
  const wrong = peopleRefusal(input.people, session)
  if (wrong) return wrong
  const priced = pricedPeople(input.people, session)
  const currency = currencyOf(session.country_id)
  if (priced.totalCents !== input.totalCents)
    return refuse('PriceChanged', { total: moneyText(priced.totalCents, currency) })
  if (priced.totalCents > 0 && session.card_status !== 'connected') return refuse('NotConnected')
  const refusedAddress = await givenAddressRefusal(context, caller, input.contactEmail)
  if (refusedAddress) return refusedAddress
  const made: NewActivityBooking = {
    session,
    booker,
    contact: { name: input.contactName, email: input.contactEmail, phone: input.contactPhone },
    ...priced,
    currency,
    refundUntilHours: session.refund_until_hours,
    relied: await reliedFacts(context.reads, session, input.people, booker.userProfileId),
    notes: input.notes,
    heldUntil: priced.totalCents > 0 ? new Date(now.getTime() + holdMinutes * 60_000) : null,
    what: priced.totalCents > 0 ? 'Spaces held for payment' : 'Booked',
    idempotencyKey: idempotencyKey ?? null,
    at: now,
  }
  try {
    return await ownAnswer(context, caller, await take(context, made))
  } catch (error) {
    // A concurrent request with the same key won: answer its booking.
    const other = idempotencyKey ? await findActivityBookingByKey(context.db, keyOwner, idempotencyKey) : undefined
    if (other !== undefined) return ownAnswer(context, caller, other)
    const refusal = await takingRefusal(context.db, error, session.id)
    if (refusal) return refusal
    throw error
  }
}

/** A booking that has to be paid notifies nobody yet, so it needs no transaction around its one statement. */
async function take(context: Context, made: NewActivityBooking): Promise<BookingId> {
  if (made.heldUntil !== null) return (await addActivityBooking(context.db, made)).id
  const { userProfileId } = made.booker
  return takeConfirmedSpaces(context, made, { byUserProfileId: userProfileId, isChatting: userProfileId !== null })
}
