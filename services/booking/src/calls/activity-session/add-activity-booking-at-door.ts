import { randomUUID } from 'node:crypto'
import type { activitySession } from '@waymark/contracts/activity-session'
import { checkInOpensAt, checkInOpensHours } from '@waymark/domain/activity/check-in'
import { spacesTaken } from '@waymark/domain/activity/people'
import { type Currency, currencyOf, moneyText } from '@waymark/domain/booking/price'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound, type Refused, refuse } from '@waymark/service-kit/refusal'
import { nothingRelied } from '../../activity/relied-facts.ts'
import { takingRefusal } from '../../activity/taking-refusal.ts'
import type { Context } from '../../context.ts'
import { addActivityBooking, findActivityBookingByKey, type NewPerson } from '../../db/add-activity-booking.ts'
import { addCash } from '../../db/cash.ts'
import { findPersonName } from '../../db/history.ts'
import { writeMark } from '../../db/session-bookings.ts'
import { findSessionToBook } from '../../db/sessions-to-book.ts'
import { maySeeSession } from '../../sessions/session-access.ts'

export const addActivityBookingAtDoor: Handler<Context, typeof activitySession.addActivityBookingAtDoor> = async (
  { activitySessionId, name, phone, price, isPaidInCash, ...wants },
  { context, caller, area, idempotencyKey },
) => {
  const now = context.now()
  const keyOwner = `door:${caller.userProfileId}`
  const [session, isTheirs, repeated] = await Promise.all([
    findSessionToBook(context.reads, activitySessionId),
    maySeeSession(context, caller, area, activitySessionId),
    idempotencyKey ? findActivityBookingByKey(context.db, keyOwner, idempotencyKey) : undefined,
  ])
  if (!session || !isTheirs) return notFound()
  if (repeated !== undefined) return { activityBookingId: repeated }
  if (!session.is_active) return refuse('NotOpen')
  if (checkInOpensAt(session.starts_at) > now) return refuse('TooEarly', { hours: checkInOpensHours })
  const priceCents = priceAtDoor(session, price)
  if (priceCents === null) return invalid({ price: 'This session has no concession price.' })
  const currency = currencyOf(session.country_id)
  const person: NewPerson = {
    position: 0,
    kind: price === 'concession' ? 'concession' : 'standard',
    companionOf: null,
    name,
    age: null,
    priceCents,
    ...wants,
    sharedAccessibilityOptionIds: [],
  }
  try {
    return await context.db.transaction().execute(async (trx) => {
      const { id } = await addActivityBooking(trx, {
        session,
        // Nobody who could log in: the door is their guest id.
        booker: {
          userProfileId: null,
          userServiceAreaId: null,
          guestId: `door:${randomUUID()}`,
          keyOwner,
          name: await findPersonName(trx, caller.userProfileId),
        },
        contact: { name, email: '', phone },
        people: [person],
        taken: spacesTaken([person]),
        totalCents: priceCents,
        currency,
        refundUntilHours: session.refund_until_hours,
        relied: nothingRelied,
        notes: '',
        heldUntil: null,
        what: doorText(priceCents, isPaidInCash, currency),
        idempotencyKey: idempotencyKey ?? null,
        at: now,
      })
      if (isPaidInCash && priceCents > 0)
        await addCash(trx, 'cash', { booking: { id, currency }, cents: priceCents, by: caller.userProfileId, at: now })
      await writeMark(trx, { bookingId: id, position: 0, checkedInAt: now, markedAt: now, by: caller.userProfileId })
      return { activityBookingId: id }
    })
  } catch (error) {
    const refusal = await takingRefusal(context.db, error, activitySessionId)
    if (refusal && isAtDoor(refusal)) return refusal
    throw error
  }
}

/** What somebody pays who has not booked; null when the session has no such price. */
function priceAtDoor(
  session: { readonly price_cents: number; readonly concession_price_cents: number | null },
  price: 'free' | 'standard' | 'concession',
): number | null {
  if (price === 'free') return 0
  return price === 'standard' ? session.price_cents : session.concession_price_cents
}

function doorText(priceCents: number, isPaidInCash: boolean, currency: Currency): string {
  if (priceCents === 0) return 'Added at the door'
  const amount = moneyText(priceCents, currency)
  return `Added at the door: ${isPaidInCash ? `paid ${amount} in cash` : `${amount} to be paid`}`
}

type DoorWord = 'SoldOut' | 'StockTaken' | 'NotOpen'

/** One space of a booking of their own can be booked neither twice, nor with too many; the door opens on a closed day too. */
function isAtDoor(
  refusal: Refused<DoorWord | 'ClosedDay' | 'AlreadyBooked' | 'TooManySpaces'>,
): refusal is Refused<DoorWord> {
  return refusal.word !== 'ClosedDay' && refusal.word !== 'AlreadyBooked' && refusal.word !== 'TooManySpaces'
}
