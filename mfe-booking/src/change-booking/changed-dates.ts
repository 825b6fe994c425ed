import type { booking } from '@waymark/contracts/booking'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { shiftedAlong } from '@waymark/domain/booking/series-shift'
import { sessionAvailability } from '@waymark/domain/enums'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'

/** What a change starts from. */
export type ChangeStart = OutputOf<typeof booking.getDataForChangeBooking>
export type ChangeScope = NonNullable<InputOf<typeof booking.changeBooking>['scope']>

/** One date of the change. */
export interface ChangedDate {
  readonly from: WallDateTime
  readonly to: WallDateTime
  /** Null until the server has answered. */
  readonly state: 'free' | 'not free' | 'booked already' | null
}

type CheckedDate = OutputOf<typeof booking.getAvailableTimesForServiceAreaForNewBooking>['checkedDates'][number]

/** The dates that a change of `scope` moves. */
function datesToMove(
  { movedDates, requestedStartDateTime }: Pick<ChangeStart, 'movedDates' | 'requestedStartDateTime'>,
  scope: ChangeScope,
): readonly WallDateTime[] {
  return scope === 'one' ? [requestedStartDateTime] : movedDates[scope]
}

/** Where each of these dates goes when the booking itself moves to `start`. */
export function changedDates(
  change: Pick<ChangeStart, 'movedDates' | 'requestedStartDateTime'>,
  scope: ChangeScope,
  start: WallDateTime,
): readonly Pick<ChangedDate, 'from' | 'to'>[] {
  return datesToMove(change, scope).flatMap((from) => {
    const to = shiftedAlong(from, change.requestedStartDateTime, start)
    return to === null ? [] : [{ from, to }]
  })
}

/** The same dates with the server's answer for each new time. A date that does not move needs no free time. */
export function checkedChange(
  dates: readonly Pick<ChangedDate, 'from' | 'to'>[],
  checked: readonly CheckedDate[],
  isStaying: (date: Pick<ChangedDate, 'from' | 'to'>) => boolean = ({ from, to }) => from === to,
): readonly ChangedDate[] {
  return dates.map(({ from, to }) => {
    if (isStaying({ from, to })) return { from, to, state: 'free' }
    const notice = checked.find(({ requestedStartDateTime }) => requestedStartDateTime === to)?.noticeStatus
    return { from, to, state: notice === undefined ? null : stateOf(notice) }
  })
}

function stateOf(notice: CheckedDate['noticeStatus']): Exclude<ChangedDate['state'], null> {
  switch (notice) {
    case sessionAvailability.Available:
      return 'free'
    case sessionAvailability.Duplicated:
    case sessionAvailability.AlternativeTimeDuplicated:
      return 'booked already'
    case sessionAvailability.NotAvailable:
    case sessionAvailability.AlternativeTimeAvailable:
    case sessionAvailability.Removed:
      return 'not free'
  }
}
