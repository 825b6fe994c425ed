import type { booking } from '@waymark/contracts/booking'
import { maxStaffNamed } from '@waymark/contracts/booking/booking-changes'
import { changeRefusal, cutoffTimes, newBookingAfterMs } from '@waymark/domain/booking/change-window'
import { standingRefusal } from '@waymark/domain/booking/provider-standing'
import { lastBookableDay } from '@waymark/domain/booking/repeat'
import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/own-services'
import { bookingStatusOf } from '@waymark/domain/enums'
import type { UserProfileId } from '@waymark/domain/ids'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import { dayAt, instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { recipientAnswer, savedAddressAnswer } from '../../answers/address-book.ts'
import { bookedAnswersOf } from '../../answers/booked-answers.ts'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import { serviceOfferAnswer } from '../../answers/service-offer.ts'
import { shownStaffAnswer } from '../../answers/shown-staff.ts'
import type { Context } from '../../context.ts'
import { listSavedAddresses, listSavedRecipients } from '../../db/address-book.ts'
import { findServiceBooking } from '../../db/booking-rows.ts'
import { listNeeds } from '../../db/clients.ts'
import { findLeadHours, findOffer } from '../../db/offers.ts'
import { listDatesOfSeries } from '../../db/series.ts'
import { isQuoted } from '../../db/series-parts.ts'
import { listServiceStaff } from '../../db/service-staff.ts'
import { findStanding } from '../../db/standings.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'

export const getDataForChangeBooking: Handler<Context, typeof booking.getDataForChangeBooking> = async (
  input,
  { context, caller },
) => {
  const [row, viewer] = await Promise.all([
    findServiceBooking(context.reads, caller.userProfileId, input.bookingId),
    viewerOf(context, caller),
  ])
  if (!row) return notFound()
  const staffIds = row.staff.map(({ userProfileId }) => userProfileId)
  const rights = bookingRights(viewer, partiesOf(row, staffIds))
  if (!rights.maySee) return notFound()
  const isOwn = rights.mayGiveFeedback
  const now = context.now()
  const [dates, staff, leadHours, offer, isPriceQuoted, mine, { standing }] = await Promise.all([
    listDatesOfSeries(context.reads, row.series_id),
    listServiceStaff(context.reads, row.service_area_service_id, {
      search: input.staffSearch,
      limit: maxStaffNamed,
      now,
    }),
    findLeadHours(context.reads, row.service_area_service_id),
    findOffer(context.reads, row.service_area_service_id),
    isQuoted(context.reads, row.series_id),
    isOwn ? keptBy(context, caller.userProfileId, row.client_user_profile_id) : nothingKept,
    findStanding(context.reads, row.account_id),
  ])
  const wall = (instant: Date) => instantToWall(row.time_zone, instant.getTime())
  const refusalOf = (date: { readonly status: number; readonly starts_at: Date }) =>
    changeRefusal({ status: bookingStatusOf(date.status), start: date.starts_at }, now)
  const open = dates.filter((date) => refusalOf(date) === null)
  const today = dayAt(row.time_zone, now.getTime())
  // A date of a series can move as far as its other dates allow.
  const firstOther = dates.find(({ id }) => id !== row.id)
  const shown = bookingRowAnswer(row)
  return {
    bookingId: row.id,
    bookingSeriesId: row.series_id,
    status: shown.status,
    requestedStartDateTime: shown.requestedStartDateTime,
    requestedEndDateTime: shown.requestedEndDateTime,
    timeZone: row.time_zone,
    ServiceAreaServiceId: row.service_area_service_id,
    ServiceAreaId: row.service_area_id,
    ServiceId: row.service_id,
    ServiceSizeOptionId: row.size_option_id,
    durationMinutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
    serviceName: serviceName(row.service_id, row.own_service_name),
    sizeOptionName: sizeOptionName(row.service_id, row.size_option_id),
    serviceAreaName: row.area_name,
    accountName: row.account_name,
    clientName: row.client_name,
    recipientName: row.recipient_name,
    feeDisplay: row.fee_display,
    staff: shown.staff,
    staffToChoose: staff.people.map(shownStaffAnswer),
    staffToChooseCount: staff.count,
    mayChange: rights.mayChange,
    changeRefusal: (refusalOf(row) ?? standingRefusal(standing, row.account_name))?.sentence ?? null,
    standing,
    freeToChangeUntil: wall(cutoffTimes(row.starts_at).changeUntil),
    priceCents: row.price_cents,
    isPriceQuoted,
    offer: offer ? serviceOfferAnswer(offer) : null,
    answers: rights.mayChange ? bookedAnswersOf(row) : null,
    mine,
    isForClient: rights.mayChange && !isOwn,
    fromDate: dayAt(row.time_zone, newBookingAfterMs(now.getTime(), leadHours)),
    toDate: lastBookableDay(today, firstOther ? dayAt(row.time_zone, firstOther.starts_at.getTime()) : today),
    movedDates: {
      later: open.filter(({ starts_at }) => starts_at >= row.starts_at).map(({ starts_at }) => wall(starts_at)),
      all: open.map(({ starts_at }) => wall(starts_at)),
    },
  }
}

const nothingKept = { needs: [], recipients: [], addresses: [] }

/** What a person keeps for their bookings. Only the client's own needs are theirs to share. */
async function keptBy({ reads }: Context, userProfileId: UserProfileId, clientId: UserProfileId) {
  const [needs, recipients, addresses] = await Promise.all([
    userProfileId === clientId ? listNeeds(reads, userProfileId) : [],
    listSavedRecipients(reads, userProfileId),
    listSavedAddresses(reads, userProfileId),
  ])
  return { needs, recipients: recipients.map(recipientAnswer), addresses: addresses.map(savedAddressAnswer) }
}
