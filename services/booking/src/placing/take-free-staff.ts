import { staffInOrder } from '@waymark/domain/booking/staff-choice'
import type { UserProfileId } from '@waymark/domain/ids'
import { freeStaffAt } from '@waymark/domain/schedule/free-starts'
import type { Transaction } from 'kysely'
import { takeStaffTime } from '../db/placing.ts'
import type { BookingDatabase } from '../db/schema.ts'
import type { Timetable } from '../db/timetables.ts'
import { type DateToPlace, questionAbout } from './timetable-around.ts'

/**
 * Takes the time of the first free staff member whose insert the database accepts; undefined when there is none. A date
 * that was requested in time (`isInTime`) still counts as such however long it waited in the queue.
 */
export async function takeFreeStaff(
  trx: Transaction<BookingDatabase>,
  date: DateToPlace,
  options: {
    readonly timetable: Timetable
    readonly preferredStaffIds: readonly UserProfileId[]
    readonly now: Date
    readonly isInTime?: boolean
  },
): Promise<UserProfileId | undefined> {
  const { timetable, preferredStaffIds, now, isInTime = false } = options
  const fullQuestion = questionAbout(date, timetable, now, 1)
  const question = isInTime ? { ...fullQuestion, afterMs: now.getTime() } : fullQuestion
  const freeIds = new Set(freeStaffAt(question, date.starts_at.getTime()))
  const candidates = timetable.staff.filter((person) => freeIds.has(person.staffId))
  for (const { staffId } of staffInOrder(candidates, preferredStaffIds))
    if (await takeStaffTime(trx, date, staffId, now)) return staffId
  return undefined
}
