import { booking } from '@waymark/contracts/booking'
import { sessionAvailability } from '@waymark/domain/enums'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { useCall } from '@waymark/web-kit/use-call'
import { freeTimesStaleMs } from '../free-times/use-free-times.ts'
import type { BookedBefore } from './book-again-input.ts'

/**
 * Times near an unplaced date that are free now: those kept with the booking may be taken since. Asked again after each
 * refusal, as every change of bookings makes free times stale. The kept ones stand in until the answer is there.
 */
export function useOtherTimes(
  date: BookedBefore['bookingDatesSummary'][number],
  placed: BookedBefore,
): readonly WallDateTime[] {
  const { bookingStartDateTime: start, alternativeTimes } = date
  const asked = useCall(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    {
      ServiceAreaServiceId: placed.serviceAreaServiceId,
      ServiceSizeOptionId: placed.ServiceSizeOptionId,
      fromDate: start.slice(0, 10),
      days: 1,
      RequestedStartDateTimes: [start],
    },
    { staleMs: freeTimesStaleMs },
  )
  const checked = asked.data?.checkedDates[0]
  if (!checked) return alternativeTimes
  const isFreeAgain = checked.noticeStatus === sessionAvailability.Available
  return isFreeAgain ? [start, ...checked.alternativeTimes] : checked.alternativeTimes
}
