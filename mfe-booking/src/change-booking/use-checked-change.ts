import { booking } from '@waymark/contracts/booking'
import { useCall } from '@waymark/web-kit/use-call'
import { freeTimesStaleMs } from '../free-times/use-free-times.ts'
import { type ChangedDate, type ChangeScope, type ChangeStart, checkedChange } from './changed-dates.ts'

/** The dates of a change, each with whether somebody is free at its new time, by the rule that the change itself obeys. */
export function useCheckedChange(
  start: ChangeStart,
  scope: ChangeScope,
  dates: readonly Pick<ChangedDate, 'from' | 'to'>[],
): readonly ChangedDate[] {
  const moving = dates.filter(({ from, to }) => from !== to)
  const [first] = moving
  const checked = useCall(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    {
      ServiceAreaServiceId: start.ServiceAreaServiceId,
      ServiceSizeOptionId: start.ServiceSizeOptionId,
      changedBookingId: start.bookingId,
      changedScope: scope,
      fromDate: first?.to.slice(0, 10) ?? start.fromDate,
      days: 1,
      RequestedStartDateTimes: moving.map(({ to }) => to),
    },
    // A single date is one of the free times that were offered.
    { enabled: scope !== 'one' && moving.length > 0, staleMs: freeTimesStaleMs },
  )
  return checkedChange(dates, checked.data?.checkedDates ?? [])
}
