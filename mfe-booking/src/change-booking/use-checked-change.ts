import { booking } from '@waymark/contracts/booking'
import { useCall } from '@waymark/web-kit/use-call'
import { freeTimesStaleMs } from '../free-times/use-free-times.ts'
import { type ChangedDate, type ChangeScope, type ChangeStart, checkedChange } from './changed-dates.ts'

/** The dates of a change, each with whether somebody is free at its new time, by the rule that the change itself obeys. */
export function useCheckedChange(
  start: ChangeStart,
  scope: ChangeScope,
  dates: readonly Pick<ChangedDate, 'from' | 'to'>[],
  { sizeOptionId, isOtherLength }: { readonly sizeOptionId: number; readonly isOtherLength: boolean },
): readonly ChangedDate[] {
  // A time that stays is asked for anew where the visit lasts otherwise, unless it is too close to be offered at all.
  const isStaying = ({ from, to }: Pick<ChangedDate, 'from' | 'to'>) =>
    from === to && !(isOtherLength && from.slice(0, 10) > start.fromDate)
  const moving = dates.filter((date) => !isStaying(date))
  const isOffered = scope === 'one' && moving.every(({ from, to }) => from !== to)
  const [first] = moving
  const checked = useCall(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    {
      ServiceAreaServiceId: start.ServiceAreaServiceId,
      ServiceSizeOptionId: sizeOptionId,
      changedBookingId: start.bookingId,
      changedScope: scope,
      fromDate: first?.to.slice(0, 10) ?? start.fromDate,
      days: 1,
      RequestedStartDateTimes: moving.map(({ to }) => to),
    },
    // A single date that moves is one of the free times that were offered.
    { enabled: !isOffered && moving.length > 0, staleMs: freeTimesStaleMs },
  )
  return checkedChange(dates, checked.data?.checkedDates ?? [], isStaying)
}
