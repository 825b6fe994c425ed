import type { activitySession } from '@waymark/contracts/activity-session'
import { moneyText } from '@waymark/domain/booking/price'
import { bookingStatus } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { type ActivityBookingState, lockActivityBooking } from '../../db/activity-bookings.ts'
import { addCash, giveCashBack } from '../../db/cash.ts'
import { addHistory, findPersonName } from '../../db/history.ts'
import type { BookingDatabase } from '../../db/schema.ts'
import { maySeeSession } from '../../sessions/session-access.ts'

type Step = 'taken' | 'undone' | 'given back'

/** Pressed twice, or by two people at once, it notes the amount once: the second no longer finds it open. */
export const noteCashAtDoor: Handler<Context, typeof activitySession.noteCashAtDoor> = async (
  { activitySessionId, activityBookingId, step, amountCents },
  { context, caller, area },
) => {
  if (!(await maySeeSession(context, caller, area, activitySessionId))) return notFound()
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const booking = await lockActivityBooking(trx, activityBookingId)
    if (booking?.activity_session_id !== activitySessionId) return notFound()
    const isComing = booking.status === bookingStatus.Confirmed || booking.status === bookingStatus.Completed
    if (step !== 'given back' && !isComing) return refuse('NotConfirmed')
    const open = openCents(booking, step)
    if (open !== amountCents)
      return refuse('AmountChanged', { amount: open > 0 ? moneyText(open, booking.currency) : 'nothing' })
    const noted = { booking, cents: open, by: caller.userProfileId, at: now }
    await note(trx, step, noted)
    await addHistory(trx, {
      bookingId: booking.id,
      what: historyText(step, moneyText(open, booking.currency)),
      byUserProfileId: caller.userProfileId,
      byName: await findPersonName(trx, caller.userProfileId),
      at: now,
    })
    const after = (await lockActivityBooking(trx, booking.id)) ?? booking
    return {
      paidCents: after.balance_cents,
      cashCents: after.cash_cents,
      cashToGiveBackCents: after.cash_owed_cents,
    }
  })
}

/** How much there is to take, to take back, or to give back. */
function openCents(booking: ActivityBookingState, step: Step): number {
  switch (step) {
    case 'taken':
      return Math.max(0, booking.total_cents - booking.balance_cents)
    case 'undone':
      return Math.max(0, booking.cash_cents - booking.cash_owed_cents)
    case 'given back':
      return booking.cash_owed_cents
  }
}

async function note(
  trx: Transaction<BookingDatabase>,
  step: Step,
  noted: Parameters<typeof addCash>[2],
): Promise<void> {
  if (step === 'given back') await giveCashBack(trx, noted)
  else await addCash(trx, step === 'taken' ? 'cash' : 'cash undone', noted)
}

function historyText(step: Step, amount: string): string {
  switch (step) {
    case 'taken':
      return `Paid ${amount} in cash at the door`
    case 'undone':
      return `${amount} in cash had been noted by mistake`
    case 'given back':
      return `${amount} given back in cash`
  }
}
