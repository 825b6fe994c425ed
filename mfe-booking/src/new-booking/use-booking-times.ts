import { booking } from '@waymark/contracts/booking'
import { distanceKm } from '@waymark/domain/place/distance'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { useCall } from '@waymark/web-kit/use-call'
import { freeTimesStaleMs, useFreeTimes } from '../free-times/use-free-times.ts'
import type { BookingDraft } from './booking-draft.ts'
import { seriesDates } from './series-dates.ts'
import type { ServiceOffer } from './service-offer.ts'

/** Free times of an offer for the draft's size, place and person, and the state of each date it asks for. */
export function useBookingTimes(offer: ServiceOffer, draft: BookingDraft, requested: readonly WallDateTime[]) {
  const isSized = draft.sizeOptionId !== null
  const asked = {
    ServiceAreaServiceId: offer.ServiceAreaServiceId,
    ServiceSizeOptionId: draft.sizeOptionId ?? 0,
    ...positionOf(offer, draft),
    ...(draft.preferredStaffId === null ? {} : { preferredStaffUserProfileId: draft.preferredStaffId }),
  }
  const times = useFreeTimes({ asked, timeZone: offer.timeZone, isAsked: isSized })
  const isSeries = draft.repeat !== 'None' && requested.length > 0
  const checked = useCall(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    { ...asked, fromDate: requested[0]?.slice(0, 10) ?? times.today, days: 1, RequestedStartDateTimes: [...requested] },
    // Without the answer for earlier dates: what is shown here is what is sent.
    { enabled: isSized && isSeries, staleMs: freeTimesStaleMs },
  )
  return {
    ...times,
    isTaken: !isSeries && times.isTaken(draft),
    series: {
      dates: isSeries && checked.data ? seriesDates(checked.data.checkedDates, draft) : [],
      isChecking: checked.isLoading,
      error: checked.isLoading ? null : checked.error,
      isRetrying: checked.isFetching,
      retry: () => void checked.refetch(),
    },
  }
}

export type BookingTimes = ReturnType<typeof useBookingTimes>

/** A place outside the radius is refused at its own field; the times are shown all the same. */
function positionOf(offer: ServiceOffer, { place }: BookingDraft) {
  if (!place || distanceKm(offer, place) > offer.radiusKm) return {}
  return { LatitudeForService: place.latitude, LongitudeForService: place.longitude }
}
