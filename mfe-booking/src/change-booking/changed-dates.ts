import type { booking } from '@waymark/contracts/booking'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { shiftedAlong } from '@waymark/domain/booking/series-shift'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'

/** What a change starts from. */
export type ChangeStart = OutputOf<typeof booking.getDataForChangeBooking>
export type ChangeScope = NonNullable<InputOf<typeof booking.changeBooking>['scope']>

/** One date of the change. */
export interface ChangedDate {
  readonly from: WallDateTime
  readonly to: WallDateTime
}

/** The dates that a change of `scope` moves. */
export function datesToMove(
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
): readonly ChangedDate[] {
  return datesToMove(change, scope).flatMap((from) => {
    const to = shiftedAlong(from, change.requestedStartDateTime, start)
    return to === null ? [] : [{ from, to }]
  })
}
