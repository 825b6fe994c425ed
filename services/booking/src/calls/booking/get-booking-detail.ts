import type { booking } from '@waymark/contracts/booking'
import {
  cancellationRefusal,
  changeRefusal,
  completionRefusal,
  cutoffTimes,
} from '@waymark/domain/booking/change-window'
import { isMissed, missedRefusal } from '@waymark/domain/booking/missed-visit'
import { providerName } from '@waymark/domain/booking/provider-name'
import { standingRefusal } from '@waymark/domain/booking/provider-standing'
import { bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { bookingRowAnswer, priceOf } from '../../answers/booking-row.ts'
import { reachOfClient } from '../../answers/client-reach.ts'
import { dateSummary } from '../../answers/date-summary.ts'
import { feedbackAnswer } from '../../answers/feedback-answer.ts'
import type { Context } from '../../context.ts'
import { findAreaAndAccount } from '../../db/areas.ts'
import { findServiceBooking } from '../../db/booking-rows.ts'
import { listSharedNeeds } from '../../db/clients.ts'
import { findEarlierWatch } from '../../db/earlier-watches.ts'
import { findFeedback } from '../../db/feedback.ts'
import { listHistory } from '../../db/history.ts'
import { listVisitsWithout } from '../../db/lacked-credentials.ts'
import { findPreparation } from '../../db/offers.ts'
import { listDatesOfSeries } from '../../db/series.ts'
import { listAwayStaff, listFormerStaff } from '../../db/staff-for-booking.ts'
import { standingOf } from '../../db/standings.ts'
import { waitsForStaff } from '../../db/unplaced-dates.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'

/** Rounds to a tenth of a degree, about 10 km: enough for the region, too coarse for the house. */
function roughly(degrees: number): number {
  return Math.round(degrees * 10) / 10
}

const notYours = 'Only the provider can complete a booking.'

export const getBookingDetail: Handler<Context, typeof booking.getBookingDetail> = async (
  input,
  { context, caller },
) => {
  const [row, viewer] = await Promise.all([
    findServiceBooking(context.reads, caller.userProfileId, input.bookingId),
    viewerOf(context, caller),
  ])
  if (!row) return notFound()
  const rights = bookingRights(
    viewer,
    partiesOf(
      row,
      row.staff.map(({ userProfileId }) => userProfileId),
    ),
  )
  if (!rights.maySee) return notFound()
  const now = context.now()
  const [
    history,
    dates,
    feedback,
    needs,
    bookedFor,
    preparation,
    earlierWatch,
    waits,
    awayStaffIds,
    lacks,
    formerStaffIds,
  ] = await Promise.all([
    listHistory(context.reads, row.id),
    listDatesOfSeries(context.reads, row.series_id),
    findFeedback(context.reads, row.id),
    rights.maySeePrivate ? listSharedNeeds(context.reads, [row]) : undefined,
    row.user_service_area_id === null ? undefined : findAreaAndAccount(context.reads, row.user_service_area_id),
    findPreparation(context.reads, row.service_area_service_id),
    rights.mayGiveFeedback ? findEarlierWatch(context.reads, row.id, caller.userProfileId) : undefined,
    (rights.mayAssignStaff || rights.mayGiveFeedback) && waitsForStaff(context.reads, row.id, now),
    rights.mayAssignStaff && row.status === bookingStatus.Confirmed ? listAwayStaff(context.reads, row.id) : [],
    rights.mayAssignStaff && row.status === bookingStatus.Confirmed ? listVisitsWithout(context.reads, [row.id]) : [],
    rights.mayAssignStaff && row.status === bookingStatus.Confirmed ? listFormerStaff(context.reads, row.id) : [],
  ])
  const standing = standingOf(row.is_for_good)
  const timed = { status: bookingStatusOf(row.status), start: row.starts_at, end: row.ends_at }
  const { cancelUntil, changeUntil } = cutoffTimes(row.starts_at)
  const wall = (instant: Date) => instantToWall(row.time_zone, instant.getTime())
  const seesPrivate = rights.maySeePrivate
  return {
    ...bookingRowAnswer(row),
    bookingSeriesId: row.series_id,
    distanceKm: row.distance_km,
    AddressForService: seesPrivate ? row.address : '',
    Notes: seesPrivate ? row.notes : '',
    UnitNumberForService: seesPrivate ? row.unit_number : null,
    accessNotes: seesPrivate ? row.access_notes : '',
    isExactPoint: seesPrivate && row.is_exact_point,
    RequestedPeopleQty: row.people_qty,
    LatitudeForService: seesPrivate ? row.lat : roughly(row.lat),
    LongitudeForService: seesPrivate ? row.lng : roughly(row.lng),
    otherRecipient:
      row.recipient_name !== null && seesPrivate
        ? { name: row.recipient_name, phone: row.recipient_phone ?? '', notes: row.recipient_notes ?? '' }
        : null,
    clientPhone: seesPrivate ? row.client_phone : null,
    clientReach: reachOfClient(row),
    providerPhone: row.area_phone,
    sharedAccessibilityOptionIds: seesPrivate ? row.shared_option_ids : [],
    sharesRecipientNeeds: row.shares_recipient_needs,
    sharedNeeds: needs?.get(row.id) ?? [],
    serviceAreaServiceId: row.service_area_service_id,
    serviceId: row.service_id,
    ServiceSizeOptionId: row.size_option_id,
    UserServiceAreaId: row.user_service_area_id,
    earlierWatch: earlierWatch ? { isSameStaff: earlierWatch.is_same_staff } : null,
    bookedFor: bookedFor ? providerName(bookedFor) : null,
    insteadOfBookingId: row.instead_of_booking_id,
    mySide: rights.mayComplete ? 'provider' : 'client',
    mayCancel: rights.mayCancel,
    mayChange: rights.mayChange,
    mayComplete: rights.mayComplete,
    cancelRefusal: cancellationRefusal(timed, now)?.sentence ?? null,
    changeRefusal: (changeRefusal(timed, now) ?? standingRefusal(standing, row.account_name))?.sentence ?? null,
    completeRefusal: rights.mayComplete ? (completionRefusal(timed, now)?.sentence ?? null) : notYours,
    ...(rights.mayComplete && { missedRefusal: missedRefusal(timed, now)?.sentence ?? null }),
    ...(row.status === bookingStatus.Cancelled &&
      isMissed(row.ends_at, row.cancelled_at) && { missedReason: row.cancel_reason ?? '' }),
    freeToCancelUntil: wall(cancelUntil),
    freeToChangeUntil: wall(changeUntil),
    history: history.map(({ at, what, by_name }) => ({ at: wall(at), what, byName: by_name })),
    feedback: feedback ? feedbackAnswer(feedback) : null,
    mayGiveFeedback: rights.mayGiveFeedback && row.status === bookingStatus.Completed && !feedback,
    mayAnswerFeedback: rights.mayAnswerFeedback && feedback !== undefined && feedback.answer === null,
    mayAssignStaff: rights.mayAssignStaff && (waits || (row.status === bookingStatus.Confirmed && row.ends_at > now)),
    mayPutAside: rights.mayGiveFeedback && waits,
    awayStaffIds,
    formerStaffIds,
    staffLacks: lacks.map(({ userProfileId, kind, expiresOn }) => ({ userProfileId, kind, expiresOn })),
    price: priceOf(row),
    pricingDescription: row.pricing_description,
    preparation,
    bookingDatesSummary: dates.map((date) => dateSummary(date, row.time_zone)),
  }
}
