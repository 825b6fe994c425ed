import type { activitySession } from '@waymark/contracts/activity-session'
import { currencyOf, moneyText } from '@waymark/domain/booking/price'
import { isRestrictedElsewhere } from '@waymark/domain/rights/venue-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { peopleRefusal, pricedPeople } from '../../activity/people-to-book.ts'
import { reliedFacts } from '../../activity/relied-facts.ts'
import { takeConfirmedSpaces } from '../../activity/take-confirmed-spaces.ts'
import { takingRefusal } from '../../activity/taking-refusal.ts'
import { reachOfClient } from '../../answers/client-reach.ts'
import type { Context } from '../../context.ts'
import { findActivityBookingByKey, type NewActivityBooking } from '../../db/add-activity-booking.ts'
import { findPersonName, nameOfPerson } from '../../db/history.ts'
import { findOwnClient } from '../../db/own-clients.ts'
import { findSessionToBook } from '../../db/sessions-to-book.ts'
import { isClientFull } from '../../rights/client-full.ts'

export const addActivityBookingForClient: Handler<Context, typeof activitySession.addActivityBookingForClient> = async (
  input,
  { context, caller, idempotencyKey },
) => {
  const now = context.now()
  const keyOwner = `person:${caller.userProfileId}`
  const [session, client, repeated] = await Promise.all([
    findSessionToBook(context.reads, input.activitySessionId),
    findOwnClient(context.reads, { accountId: caller.accountId }, input.clientUserProfileId),
    idempotencyKey ? findActivityBookingByKey(context.db, keyOwner, idempotencyKey) : undefined,
  ])
  if (!session || session.status === 'Draft') return notFound()
  if (!client) return refuse('NotYourClient')
  const clientReach = reachOfClient(client)
  if (repeated !== undefined) return { activityBookingId: repeated, clientReach }
  if (isRestrictedElsewhere({ restrictedToAccountId: client.restricted_to_account_id }, session.account_id))
    return refuse('RestrictedToProvider', { provider: client.restricted_to_account_name ?? '' })
  if (session.status !== 'Active' || session.activity_status !== 'Active' || !session.is_active)
    return refuse('NotOpen')
  if (session.starts_at <= now) return refuse('AlreadyStarted')
  const wrong = peopleRefusal(input.people, session)
  if (wrong) return wrong
  const priced = pricedPeople(input.people, session)
  const currency = currencyOf(session.country_id)
  const total = moneyText(priced.totalCents, currency)
  if (priced.totalCents !== input.totalCents) return refuse('PriceChanged', { total })
  if (await isClientFull(context, { id: client.id, email: client.client_email })) return refuse('ClientFull')
  const name = nameOfPerson(client)
  const made: NewActivityBooking = {
    session,
    booker: { userProfileId: client.id, userServiceAreaId: null, guestId: null, keyOwner, name },
    by: { userProfileId: caller.userProfileId, name: await findPersonName(context.reads, caller.userProfileId) },
    // They are told at the address that they have: none is copied into the booking.
    contact: { name, email: '', phone: client.phone },
    ...priced,
    currency,
    refundUntilHours: session.refund_until_hours,
    // Of nobody's own needs: the client shares none here, and what worsens would tell the organisation their measures.
    relied: await reliedFacts(context.reads, session, input.people, null),
    notes: input.notes,
    heldUntil: null,
    what: `Booked for a client who rang up${priced.totalCents > 0 ? `: ${total} to be paid at the door` : ''}`,
    idempotencyKey: idempotencyKey ?? null,
    at: now,
  }
  try {
    const hears = { byUserProfileId: caller.userProfileId, isChatting: clientReach === 'account' }
    return { activityBookingId: await takeConfirmedSpaces(context, made, hears), clientReach }
  } catch (error) {
    // A concurrent request with the same key won: answer its booking.
    const other = idempotencyKey ? await findActivityBookingByKey(context.db, keyOwner, idempotencyKey) : undefined
    if (other !== undefined) return { activityBookingId: other, clientReach }
    const refusal = await takingRefusal(context.db, error, session.id)
    if (refusal) return refusal
    throw error
  }
}
