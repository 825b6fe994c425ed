import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { refuseAffectedBookings } from '../../answers/refuse-affected-bookings.ts'
import { readScheduleBase } from '../../answers/schedule-base-answer.ts'
import type { Context } from '../../context.ts'
import { listServiceStaff } from '../../db/area-services.ts'
import { type LineToWrite, lineTwiceConstraint, listLines, lockSchedule, writeLines } from '../../db/schedule-lines.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'
import { findAffectedBookings } from '../../schedule/find-affected-bookings.ts'
import { startMinuteOf } from '../../schedule/start-minute.ts'

type NewLines = ParsedInputOf<typeof service.updateListServiceScheduleBase>

export const updateListServiceScheduleBase: Handler<Context, typeof service.updateListServiceScheduleBase> = async (
  input,
  { context, area },
) => {
  const { serviceAreaServiceId, deletedScheduleLineIds: deletedIds } = input
  const lines = input.lines.flatMap(lineToWrite)
  if (lines.length < input.lines.length) return refuse('OffTheQuarterHour')
  const changedIds = lines.flatMap(({ id }) => (id === null ? [] : [id]))
  const namedIds = [...changedIds, ...deletedIds]
  if (new Set(namedIds).size < namedIds.length) return invalid({ lines: 'One line is named twice.' })

  const refusal = await context.db
    .transaction()
    .execute(async (trx) => {
      const version = await lockSchedule(trx, serviceAreaServiceId)
      if (version !== input.version) return refuse('ChangedMeanwhile')
      const before = await listLines(trx, serviceAreaServiceId)
      if (!namedIds.every((id) => before.some((line) => line.id === id))) return notFound()
      const assigned = await listServiceStaff(trx, serviceAreaServiceId)
      const isAssigned = (staffId: UserProfileId) => assigned.some(({ userProfileId }) => userProfileId === staffId)
      if (!lines.every(({ staff_ids }) => staff_ids.every(isAssigned))) return refuse('StaffNotAssigned')
      if (!input.keepsStrandedBookings) {
        const after = [...before.filter(({ id }) => !namedIds.includes(id)), ...lines]
        const timeZone = await findAreaTimeZone(trx, area.serviceAreaId)
        const changed = { serviceAreaServiceId, timeZone, now: context.now() }
        const affected = await findAffectedBookings(trx, changed, { linesAfter: after })
        if (affected.length > 0) return refuseAffectedBookings('StrandsBookings', affected, timeZone)
      }
      await writeLines(trx, serviceAreaServiceId, lines, deletedIds)
      return undefined
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, lineTwiceConstraint)) return refuse('LineTwice')
      throw error
    })
  return refusal ?? (await readScheduleBase(context.db, serviceAreaServiceId)) ?? notFound()
}

/** Empty when the time is off the quarter hour or outside the provider's day. */
function lineToWrite(line: NewLines['lines'][number]): LineToWrite[] {
  const minute = startMinuteOf(line.startTime)
  if (minute === null) return []
  return [
    {
      id: line.scheduleLineId,
      day_of_week: line.dayOfWeek,
      start_minute: minute,
      staff_ids: [...new Set(line.staffUserProfileIds)],
    },
  ]
}
