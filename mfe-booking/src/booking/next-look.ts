import { bookingStatus } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { instantOf } from '../time/instant-of.ts'
import type { BookingDetail } from './booking-detail.ts'

type Watched = Pick<
  BookingDetail,
  | 'status'
  | 'timeZone'
  | 'changeRefusal'
  | 'cancelRefusal'
  | 'freeToChangeUntil'
  | 'freeToCancelUntil'
  | 'missedRefusal'
  | 'requestedEndDateTime'
>

/** The page's clock may be ahead of the server's: near a cut-off it asks this often until the server has closed it. */
const soonestMs = 5000
const maxDelayMs = 86_400_000

/** After how long an open page asks for its booking again: while it is being placed, when a cut-off passes, and at its end. */
export function nextLookMs(detail: Watched | undefined, nowMs: number): number | false {
  if (!detail) return false
  const { status, timeZone } = detail
  if (status === bookingStatus.New) return limits.bookingStatusPollMs
  if (status !== bookingStatus.Confirmed) return false
  const openUntil = [
    ...(detail.changeRefusal === null ? [detail.freeToChangeUntil] : []),
    ...(detail.cancelRefusal === null ? [detail.freeToCancelUntil] : []),
    ...(typeof detail.missedRefusal === 'string' ? [detail.requestedEndDateTime] : []),
  ].map((wall) => instantOf(wall, timeZone))
  if (openUntil.length === 0) return false
  return Math.min(Math.max(Math.min(...openUntil) - nowMs + 1000, soonestMs), maxDelayMs)
}
