import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { limits } from '@waymark/domain/limits'
import { providerWindow } from '@waymark/domain/schedule/free-starts'
import { type HeldJob, strandedJobs } from '@waymark/domain/schedule/stranded'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { readScheduleBase } from '../answers/schedule-base-answer.ts'
import { strandedDetail } from '../answers/stranded-detail.ts'
import type { Context } from '../context.ts'
import { findAreaService, listServiceStaff } from '../db/area-services.ts'
import { listComingJobs } from '../db/booked-jobs.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import { listExceptions } from '../db/schedule-exceptions.ts'
import {
  type LineRow,
  type LineToWrite,
  lineTwiceConstraint,
  listLines,
  lockSchedule,
  writeLines,
} from '../db/schedule-lines.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import { exceptionOf, listStaffTimes, weeklyStartOf } from '../db/timetables.ts'

type NewLines = ParsedInputOf<typeof service.updateListServiceScheduleBase>

export const updateListServiceScheduleBase: Handler<Context, typeof service.updateListServiceScheduleBase> = async (
  input,
  { context },
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
      const isAssigned = (staffId: number) => assigned.some(({ userProfileId }) => userProfileId === staffId)
      if (!lines.every(({ staff_ids }) => staff_ids.every(isAssigned))) return refuse('StaffNotAssigned')
      if (!input.keepsStrandedBookings) {
        const after = [...before.filter(({ id }) => !namedIds.includes(id)), ...lines]
        const { stranded, timeZone } = await findStranded(trx, context, serviceAreaServiceId, before, after)
        if (stranded.length > 0) return refuse('StrandsBookings', strandedDetail(stranded, timeZone))
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

/** None when the time is off the quarter hour or outside the provider's day. */
function lineToWrite(line: NewLines['lines'][number]): LineToWrite[] {
  const minute = minuteOfTime(line.startTime)
  if (minute === null || minute % limits.slotMinutes !== 0) return []
  if (minute < providerWindow.fromMinute || minute > providerWindow.untilMinute) return []
  return [
    {
      id: line.scheduleLineId,
      day_of_week: line.dayOfWeek,
      start_minute: minute,
      staff_ids: [...new Set(line.staffUserProfileIds)],
    },
  ]
}

/** The confirmed bookings whose start goes with this change. */
async function findStranded(
  trx: Transaction<ProviderDatabase>,
  context: Context,
  serviceAreaServiceId: number,
  before: readonly LineRow[],
  after: readonly Omit<LineRow, 'id'>[],
): Promise<{ stranded: HeldJob[]; timeZone: string }> {
  const now = context.now()
  const found = await findAreaService(trx, serviceAreaServiceId)
  const coming = await listComingJobs(trx, serviceAreaServiceId, now)
  const last = coming.at(-1)
  if (!found || !last) return { stranded: [], timeZone: '' }
  const span = { from: now, until: new Date(last.startMs + last.durationMinutes * 60_000) }
  const staff = await listStaffTimes(trx, serviceAreaServiceId, span)
  const exceptions = (await listExceptions(trx, serviceAreaServiceId, span)).map(exceptionOf)
  const timesOf = (lines: readonly Omit<LineRow, 'id'>[]) => ({
    weeklyStarts: lines.map(weeklyStartOf),
    exceptions,
    staff,
  })
  return {
    stranded: strandedJobs(found.time_zone, coming, timesOf(before), timesOf(after)),
    timeZone: found.time_zone,
  }
}
