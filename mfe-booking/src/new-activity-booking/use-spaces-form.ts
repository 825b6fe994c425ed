import { activityBooking } from '@waymark/contracts/activity-booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { payment } from '@waymark/contracts/payment'
import { activityBookingPath } from '@waymark/domain/booking/booking-path'
import { bookingStatus } from '@waymark/domain/enums'
import { CallError } from '@waymark/web-kit/call-error'
import { isFramed } from '@waymark/web-kit/framed'
import { forgetGuestDetails } from '@waymark/web-kit/guest'
import { leaveFor } from '@waymark/web-kit/leave-for'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { useNavigate } from '@waymark/web-kit/router'
import { send } from '@waymark/web-kit/send'
import { useForm } from '@waymark/web-kit/use-form'
import { useRefresh, useSend } from '@waymark/web-kit/use-send'
import type { SpacesProps } from './asked-activity.ts'
import { fieldOfSpacesPath, groupToSend, peopleToBook, totalOf } from './spaces-draft.ts'
import { spacesProblems, useSpacesStart } from './use-spaces-start.ts'

/** The form that books spaces of a session: what it asks first, what it sends, and where it leads. */
export function useSpacesForm({ activity, session }: SpacesProps) {
  const navigate = useNavigate()
  const { values, draft, beGuest, isGuest, userServiceAreaId } = useSpacesStart(session.activitySessionId)
  const refresh = useRefresh()
  const checkout = useSend(payment.checkoutActivityBooking, { quiet: true })
  const form = useForm(activityBooking.addNewActivityBooking, {
    values,
    draft,
    toInput: (typed) => ({
      activitySessionId: session.activitySessionId,
      ...groupToSend(typed),
      notes: typed.notes,
      UserServiceAreaId: userServiceAreaId,
      totalCents: totalOf(typed.people, session),
    }),
    check: (typed) => spacesProblems(typed, activity),
    pathOf: fieldOfSpacesPath,
    // Whoever takes the last spaces leaves before the session is full on this page, and nobody is asked to wait.
    refresh: 'after',
    before: async (typed) => {
      const people = peopleToBook(typed.people)
      const reason = await whyNot({ activitySessionId: session.activitySessionId, people })
      if (reason !== null) {
        // What is left has changed since this page was read.
        void refresh(activityBooking.addNewActivityBooking)
        throw new CallError({ name: 'NotAvailable', message: reason, status: 409, treatErrorAsInform: true })
      }
      return beGuest(typed)
    },
    onSuccess: async ({ activityBookingId, status }) => {
      // The sent form is replaced in the history, so that Back from the payment shows the held booking.
      const follow = () => navigate(activityBookingPath(activityBookingId), { replace: true })
      // In somebody else's page the payment is embedded in that of the booking: a hosted one refuses to be framed.
      if (status !== bookingStatus.New || isFramed()) {
        await follow()
        return forgetGuestDetails()
      }
      const opened = await checkout
        .mutateAsync({ input: { activityBookingId, paymentKey: newIdempotencyKey() } })
        // The spaces are held: their page says so, and pays from there.
        .catch(() => null)
      await follow()
      forgetGuestDetails()
      if (opened?.checkoutUrl) leaveFor(opened.checkoutUrl)
    },
  })
  return { form, isGuest }
}

/** Why these people cannot be booked now; null when they can. */
async function whyNot(asked: InputOf<typeof activityBooking.getSessionStatusBeforeConfirmBooking>) {
  try {
    const { isAvailable, reason } = await send(activityBooking.getSessionStatusBeforeConfirmBooking, asked)
    return isAvailable ? null : reason
  } catch (error) {
    // To this person it is not offered any more, while the form still stands.
    if (error instanceof CallError && error.status === 404)
      return activityBooking.addNewActivityBooking.refusals.NotOpen
    throw error
  }
}
