import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { dayText, timeText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import type { Transaction } from 'kysely'
import type { LockedBooking } from '../db/bookings.ts'
import { listAffectedStaff, lockStaffTime, moveBooking, releaseStaffTime, rememberFormerStaff } from '../db/placing.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { takeFreeStaff } from '../placing/take-free-staff.ts'
import { timetableAround } from '../placing/timetable-around.ts'

/** A date that needs a staff member for its new time, or for as long as it lasts now. */
interface DateToPlaceAnew {
  readonly id: BookingId
  readonly from: Date
  /** The new start, epoch ms. */
  readonly to: number
  readonly durationMinutes: number
}

type MoveRefusal = {
  readonly word: 'NotFree' | 'AlreadyBooked'
  readonly detail: Readonly<Record<string, string>>
}

/** Releases the old times and takes the new ones, keeping the same staff where they are free. A size that lasts otherwise takes its time anew. */
export async function takeNewTimes(
  trx: Transaction<BookingDatabase>,
  found: LockedBooking,
  placing: readonly DateToPlaceAnew[],
  options: { readonly preferredStaffId: UserProfileId | undefined; readonly now: Date },
): Promise<MoveRefusal | { readonly isMoved: true }> {
  const [first] = placing
  if (!first) return { isMoved: true }
  const ids = placing.map(({ id }) => id)
  await lockStaffTime(trx, await listAffectedStaff(trx, found.service_area_service_id, ids))
  const staffBefore = await releaseStaffTime(trx, ids)
  // In the order of the shift, so that no date needs a time that another date of the series still holds.
  const isLater = first.to > first.from.getTime()
  const inOrder = placing.toSorted((a, b) => (isLater ? b.to - a.to : a.to - b.to))
  for (const { id, from, to, durationMinutes } of inOrder) {
    const startsAt = new Date(to)
    const endsAt = new Date(to + durationMinutes * 60_000)
    const wallTime = instantToWall(found.time_zone, to)
    const detail = { date: dayText(wallTime), time: timeText(wallTime) }
    const date = { ...found, id, starts_at: startsAt, ends_at: endsAt, duration_minutes: durationMinutes }
    const timetable = await timetableAround(trx, date)
    const before = staffBefore.get(id) ?? []
    const preferredStaffIds = options.preferredStaffId === undefined ? before : [options.preferredStaffId]
    // A time that stays was booked in time.
    const isInTime = to === from.getTime()
    const staffId =
      timetable && (await takeFreeStaff(trx, date, { timetable, preferredStaffIds, now: options.now, isInTime }))
    if (staffId === undefined) return { word: 'NotFree', detail }
    const isHeld = await moveBooking(trx, id, { startsAt, endsAt }).catch((error: unknown) => {
      if (isUniqueViolation(error, 'booking_client_once')) return 'held' as const
      throw error
    })
    if (isHeld === 'held') return { word: 'AlreadyBooked', detail }
    await rememberFormerStaff(
      trx,
      id,
      before.filter((one) => one !== staffId),
    )
  }
  return { isMoved: true }
}
