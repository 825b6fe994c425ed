import {
  type activityBookingDetail,
  maxHoldExtensions,
} from '@waymark/contracts/activity-booking/activity-booking-shapes'
import { payment } from '@waymark/contracts/payment'
import { cancellationRefusal, changeRefusal, completionRefusal } from '@waymark/domain/booking/change-window'
import { gstWithinCents } from '@waymark/domain/booking/price'
import { refundableUntil, refundPolicyText } from '@waymark/domain/booking/refund'
import { bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import type { BookingRights } from '@waymark/domain/rights/booking-rights'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { fileAddress } from '@waymark/service-kit/file-address'
import { ticketCodeOf } from '@waymark/service-kit/ticket-code'
import type * as z from 'zod/mini'
import { waiverOf } from '../activity/relied-facts.ts'
import type { Context } from '../context.ts'
import type { ActivityBookingRow } from '../db/activity-bookings.ts'
import { findFeedback } from '../db/feedback.ts'
import { listHistory } from '../db/history.ts'
import { standingOf } from '../db/standings.ts'
import { reachOfBooker } from './client-reach.ts'
import { feedbackAnswer } from './feedback-answer.ts'
import { outageAnswer } from './outage-answer.ts'
import { pictureOf } from './picture.ts'

/** A booking of a session as its client, or somebody who manages it, sees it. */
export async function activityBookingAnswer(
  { reads, secrets, now }: Pick<Context, 'reads' | 'secrets' | 'now'>,
  row: ActivityBookingRow,
  rights: BookingRights,
): Promise<z.input<typeof activityBookingDetail>> {
  const [history, feedback, waiver] = await Promise.all([
    listHistory(reads, row.id),
    findFeedback(reads, row.id),
    waiverOf(reads, row),
  ])
  const isCutoffWaived = waiver.isWaived
  const wall = (instant: Date) => instantToWall(row.time_zone, instant.getTime())
  const status = bookingStatusOf(row.status)
  const refusal = cancellationRefusal({ status, start: row.starts_at, isCutoffWaived }, now())
  const isTicket = status === bookingStatus.Confirmed || status === bookingStatus.Completed
  const isHeld = status === bookingStatus.New && row.held_until !== null
  return {
    activityBookingId: row.id,
    status,
    paymentFlow: row.payment_flow,
    activityId: row.activity_id,
    activitySessionId: row.activity_session_id,
    activityTitle: row.title,
    banner: pictureOf(row.banner_key, row.banner_alt),
    startDateTime: wall(row.starts_at),
    endDateTime: wall(row.ends_at),
    timeZone: row.time_zone,
    sessionStatus: row.session_status,
    closedFor: status === bookingStatus.Confirmed ? row.closed_for : null,
    standing: standingOf(row.is_for_good),
    serviceAreaId: row.service_area_id,
    serviceAreaName: row.area_name,
    accountId: row.account_id,
    accountName: row.account_name,
    accountLogo: fileAddress(row.logo_key),
    address: row.address,
    latitude: row.lat,
    longitude: row.lng,
    contactName: row.contact_name,
    contactEmail: rights.maySeeContact ? row.contact_email : '',
    contactPhone: rights.maySeeContact ? row.contact_phone : null,
    notes: rights.maySeePrivate ? row.notes : '',
    people: row.people.map((person) => ({
      ...person,
      sharedAccessibilityOptionIds: rights.maySeePrivate ? person.sharedAccessibilityOptionIds : [],
    })),
    totalCents: row.total_cents,
    paidCents: row.paid_cents,
    refundedCents: row.refunded_cents,
    owedCents: row.owed_cents,
    mayNoteGivenBack: rights.mayNoteMoney && row.owed_cents > 0,
    currency: row.currency,
    gstCents: row.tax_number === null ? null : gstWithinCents(row.total_cents, row.currency),
    heldUntil: isHeld ? (row.held_until?.toISOString() ?? null) : null,
    extensionsLeft: isHeld ? maxHoldExtensions - row.hold_extensions : 0,
    ticketCode: isTicket ? ticketCodeOf(secrets.present(), row.id) : null,
    preparation: row.preparation,
    organiserName: row.organiser_name,
    organiserEmail: row.organiser_email,
    organiserPhone: row.organiser_phone,
    policyText: refundPolicyText(row.refund_until_hours, row.policy_note),
    refundableUntil:
      row.total_cents === 0
        ? null
        : wall(isCutoffWaived ? row.starts_at : refundableUntil(row.starts_at, row.refund_until_hours)),
    worsenedOptionIds: [...waiver.worsenedOptionIds],
    outages: waiver.outages.map((outage) => outageAnswer(outage, row.time_zone)),
    agreedStartDateTime: waiver.movedFrom && wall(waiver.movedFrom),
    isCutoffWaived,
    cancelReason: row.cancel_reason,
    failure: status === bookingStatus.Incomplete ? row.adding_error : null,
    UserServiceAreaId: row.user_service_area_id,
    mySide: rights.mayComplete ? 'provider' : 'client',
    isGuest: row.client_user_profile_id === null,
    clientReach: reachOfBooker(row),
    mayCancel: rights.mayCancel && refusal === null,
    cancelRefusal: rights.mayCancel ? (refusal?.sentence ?? null) : null,
    mayComplete: rights.mayComplete && completionRefusal({ status, start: row.starts_at }, now()) === null,
    feedback: feedback ? feedbackAnswer(feedback) : null,
    mayGiveFeedback: rights.mayGiveFeedback && status === bookingStatus.Completed && !feedback,
    mayAnswerFeedback: rights.mayAnswerFeedback && feedback !== undefined && feedback.answer === null,
    mayChangePeople:
      rights.mayGiveFeedback &&
      (status === bookingStatus.New || status === bookingStatus.Confirmed) &&
      row.starts_at > now(),
    mayMove: rights.mayGiveFeedback && row.is_for_good === null && mayMove(row, now()),
    receiptUrl: row.paid_cents > 0 ? `${payment.getActivityBookingReceiptFile.path}?activityBookingId=${row.id}` : null,
    history: history.map(({ at, what, by_name }) => ({ at: wall(at), what, byName: by_name })),
  }
}

/** Whether a booking can move to another session: while it could be changed, and its money would be given back. */
function mayMove(row: ActivityBookingRow, now: Date): boolean {
  const isOpen = changeRefusal({ status: bookingStatusOf(row.status), start: row.starts_at }, now) === null
  return isOpen && (row.balance_cents <= 0 || now <= refundableUntil(row.starts_at, row.refund_until_hours))
}
