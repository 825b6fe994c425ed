import { booking } from '@waymark/contracts/booking'
import { newBookingAfterMs, newBookingRefusal } from '@waymark/domain/booking/change-window'
import { sessionAvailability } from '@waymark/domain/enums'
import { distanceKm } from '@waymark/domain/place/distance'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { startOf } from '../free-times/chosen-time.ts'
import { type FreeTimes, freeTimesStaleMs, useFreeTimes } from '../free-times/use-free-times.ts'
import { instantOf } from '../time/instant-of.ts'
import { wallNow } from '../time/wall-now.ts'
import type { BookingDraft } from './booking-draft.ts'
import { type SeriesDate, seriesDates } from './series-dates.ts'
import type { ServiceOffer } from './service-offer.ts'

interface TimesContext {
  readonly clientId: number | undefined
  readonly isSending: boolean
  /** The dates of a repeat that were sent and may be booked, which are sent again as they were. */
  readonly sentDates: readonly SeriesDate[] | null
}

/** Free times of an offer for the draft's size, place and person, and the state of each date it asks for. */
export function useBookingTimes(
  offer: ServiceOffer,
  draft: BookingDraft,
  requested: readonly WallDateTime[],
  { clientId, isSending, sentDates }: TimesContext,
) {
  const isSized = draft.sizeOptionId !== null
  const ofAnyone = {
    ServiceAreaServiceId: offer.ServiceAreaServiceId,
    ServiceSizeOptionId: draft.sizeOptionId ?? 0,
    ...positionOf(offer, draft),
    ...(clientId === undefined ? {} : { clientUserProfileId: clientId }),
  }
  const asked = {
    ...ofAnyone,
    ...(draft.preferredStaffId === null ? {} : { preferredStaffUserProfileId: draft.preferredStaffId }),
  }
  const [openedAt] = useState(() => new Date())
  const firstBookableMs = newBookingAfterMs(openedAt.getTime(), offer.leadHours)
  const times = useFreeTimes({
    asked,
    timeZone: offer.timeZone,
    firstBookableDay: wallNow(offer.timeZone, firstBookableMs).slice(0, 10),
    isAsked: isSized,
    isSending,
  })
  const start = startOf(draft)
  const isSeries = draft.repeat !== 'None' && requested.length > 0
  const checked = useCall(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    // If the preferred person cannot come, somebody else from the team does.
    {
      ...ofAnyone,
      fromDate: requested[0]?.slice(0, 10) ?? times.today,
      days: 1,
      RequestedStartDateTimes: [...requested],
    },
    // Without the previous dates' answer: what is shown here is what is sent.
    { enabled: isSized && isSeries, staleMs: freeTimesStaleMs },
  )
  const dates = sentDates ?? (checked.data && seriesDates(checked.data, draft))
  return {
    ...times,
    /** Why the chosen time is not free for these answers; null when it is. */
    notFree: isSeries ? heldSeriesText(dates, clientId) : notFreeText(offer, draft, times, clientId),
    /** Why the chosen time is too close, such as that of a draft from yesterday; null when it is not. */
    tooSoon: start === null ? null : tooSoonText(offer, start, openedAt),
    /** The dates of a repeat as the server answers them; null without one. */
    series: isSeries ? { ...checked, data: dates } : null,
    /** The dates of a repeat are being checked, or the check failed. */
    unchecked: sentDates
      ? null
      : checked.isLoading
        ? ('checking' as const)
        : checked.error
          ? ('failed' as const)
          : null,
  }
}

export type BookingTimes = ReturnType<typeof useBookingTimes>

function tooSoonText({ timeZone, leadHours }: ServiceOffer, start: WallDateTime, now: Date): string | null {
  return newBookingRefusal(new Date(instantOf(start, timeZone)), now, leadHours)?.sentence ?? null
}

function notFreeText(
  { staff, accountName }: ServiceOffer,
  draft: BookingDraft,
  times: FreeTimes,
  clientId: number | undefined,
): string | null {
  if (!times.isTaken(draft)) return null
  const [booked, whose] = clientId === undefined ? ['You have booked', 'your'] : ['They have booked', 'their']
  // Such as after a reload, when no answer came to a booking that was made.
  if (times.isHeld(draft))
    return `${booked} this time already: it is among ${whose} upcoming bookings. Choose another time for one more.`
  const preferred = staff.find(({ userProfileId }) => userProfileId === draft.preferredStaffId)
  if (!preferred) return 'This time is not free any more. Choose another.'
  return `${preferred.firstName} is not free at this time. Choose another time, or let ${accountName} choose who comes.`
}

/** Where the client has every date of a repeat already, although other times near them are free. */
function heldSeriesText(dates: readonly SeriesDate[] | undefined, clientId: number | undefined): string | null {
  const { Duplicated, AlternativeTimeDuplicated } = sessionAvailability
  const isHeld = ({ availability }: SeriesDate) =>
    availability === Duplicated || availability === AlternativeTimeDuplicated
  if (dates === undefined || dates.length < 2 || !dates.every(isHeld)) return null
  const [booked, whose] = clientId === undefined ? ['You have booked', 'your'] : ['They have booked', 'their']
  return `${booked} all of these dates already: they are among ${whose} upcoming bookings. Choose another time for more.`
}

/** A place outside the radius is refused at its own field; the times are still shown. */
function positionOf(offer: ServiceOffer, { place }: BookingDraft) {
  if (!place || distanceKm(offer, place) > offer.radiusKm) return {}
  return { LatitudeForService: place.latitude, LongitudeForService: place.longitude }
}
