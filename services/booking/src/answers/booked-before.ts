import type { booking } from '@waymark/contracts/booking'
import type { AnswerOf } from '@waymark/contracts/define-call'
import type { BookingId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { mayBookFor } from '../activity/booker.ts'
import type { Context } from '../context.ts'
import { findServiceBooking } from '../db/booking-rows.ts'
import type { OfferRow } from '../db/offers.ts'
import { bookedAnswersOf } from './booked-answers.ts'
import { shownStaffAnswer } from './shown-staff.ts'

type Again = AnswerOf<typeof booking.getDataForNewBooking>['again']

/** The answers of a booking of the caller, or of the location they book for, to be used again for the same service. */
export async function bookedBefore(
  context: Context,
  caller: PersonCaller,
  bookingId: BookingId,
  offer: OfferRow,
): Promise<Again> {
  const row = await findServiceBooking(context.reads, caller.userProfileId, bookingId)
  if (!row || row.service_area_service_id !== offer.id) return null
  const isMine = row.user_service_area_id !== null || row.client_user_profile_id === caller.userProfileId
  if (!isMine || !(await mayBookFor(context, caller, row.user_service_area_id))) return null
  const staff = row.staff.find(({ userProfileId }) => offer.staff.some((one) => one.userProfileId === userProfileId))
  return { bookingId: row.id, ...bookedAnswersOf(row), staff: staff ? shownStaffAnswer(staff) : null }
}
