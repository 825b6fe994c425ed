import { cutoffTimes } from '@waymark/domain/booking/change-window'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { formatDateTime, formatTime, wallOf } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { instantOf } from './instant-of.ts'

/** Until when a booking that starts at `start` may be changed and cancelled, as wall times of the same zone. */
export function cutOffWalls(start: WallDateTime, timeZone: string) {
  const { changeUntil, cancelUntil } = cutoffTimes(new Date(instantOf(start, timeZone)))
  return {
    changeUntil: wallOf(changeUntil.toISOString(), timeZone),
    cancelUntil: wallOf(cancelUntil.toISOString(), timeZone),
  }
}

/** "You can change it until Mon 23 Nov 2026, 9:15 am. You can cancel it until 6:15 am on the day."; null where it cannot be changed at all. */
export function cutOffText(
  start: WallDateTime,
  timeZone: string,
  { changeUntil, cancelUntil }: { readonly changeUntil: WallDateTime | null; readonly cancelUntil: WallDateTime },
): string {
  const untilText = (until: WallDateTime) =>
    until.slice(0, 10) === start.slice(0, 10)
      ? `${formatTime(until)} on the day`
      : formatDateTime(until, namedZone(timeZone))
  const cancelText = `You can cancel it until ${untilText(cancelUntil)}.`
  return changeUntil === null ? cancelText : `You can change it until ${untilText(changeUntil)}. ${cancelText}`
}
