import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { type HeldJob, strandedJobs } from '@waymark/domain/schedule/stranded'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { exceptionAnswer } from '../answers/exception-answer.ts'
import { strandedDetail } from '../answers/stranded-detail.ts'
import type { Context } from '../context.ts'
import { listServiceStaff } from '../db/area-services.ts'
import { listComingJobs } from '../db/booked-jobs.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import {
  type ExceptionRow,
  type ExceptionToWrite,
  listExceptions,
  listExceptionsById,
  spanTwiceConstraint,
  writeExceptions,
} from '../db/schedule-exceptions.ts'
import { listLines, lockSchedule } from '../db/schedule-lines.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import { findAreaTimeZone } from '../db/service-areas.ts'
import { exceptionOf, listStaffTimes, weeklyStartOf } from '../db/timetables.ts'

type NewSpans = ParsedInputOf<typeof service.updateListServiceScheduleException>

export const updateListServiceScheduleException: Handler<
  Context,
  typeof service.updateListServiceScheduleException
> = async (input, { context, area }) => {
  const { serviceAreaServiceId, deletedScheduleExceptionIds: deletedIds } = input
  const timeZone = await findAreaTimeZone(context.reads, area.serviceAreaId)
  const lines = input.lines.map((line) => spanToWrite(line, timeZone))
  const spans = lines.filter((line) => typeof line === 'object')
  if (lines.includes('TimeDoesNotExist')) return refuse('TimeDoesNotExist')
  if (lines.includes('EndsBeforeStart')) return refuse('EndsBeforeStart')
  const namedIds = [...spans.flatMap(({ id }) => (id === null ? [] : [id])), ...deletedIds]
  if (new Set(namedIds).size < namedIds.length) return invalid({ lines: 'One line is named twice.' })

  return context.db
    .transaction()
    .execute(async (trx) => {
      await lockSchedule(trx, serviceAreaServiceId)
      const leaving = await listExceptionsById(trx, serviceAreaServiceId, namedIds)
      if (leaving.length < namedIds.length) return notFound()
      const assigned = await listServiceStaff(trx, serviceAreaServiceId)
      const isAssigned = (staffId: number | null) =>
        staffId === null || assigned.some(({ userProfileId }) => userProfileId === staffId)
      if (!spans.every(({ staff_id }) => isAssigned(staff_id))) return refuse('StaffNotAssigned')
      if (!input.keepsStrandedBookings) {
        const stranded = await findStranded(trx, context, { serviceAreaServiceId, timeZone, leaving, spans })
        if (stranded.length > 0) return refuse('StrandsBookings', strandedDetail(stranded, timeZone))
      }
      const written = await writeExceptions(trx, serviceAreaServiceId, spans, deletedIds)
      return written.map((row) => exceptionAnswer(row, timeZone))
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, spanTwiceConstraint)) return refuse('LineTwice')
      throw error
    })
}

/** The span as instants, or the rule that it breaks. */
function spanToWrite(
  line: NewSpans['lines'][number],
  timeZone: string,
): ExceptionToWrite | 'TimeDoesNotExist' | 'EndsBeforeStart' {
  const startMs = wallToInstant(timeZone, line.startDateTime)
  const endMs = wallToInstant(timeZone, line.endDateTime)
  if (startMs === null || endMs === null) return 'TimeDoesNotExist'
  if (endMs <= startMs) return 'EndsBeforeStart'
  return {
    id: line.scheduleExceptionId,
    kind: line.kind,
    starts_at: new Date(startMs),
    ends_at: new Date(endMs),
    staff_id: line.staffUserProfileId,
    note: line.note === '' ? null : line.note,
  }
}

interface SpanChange {
  readonly serviceAreaServiceId: number
  readonly timeZone: string
  readonly leaving: readonly ExceptionRow[]
  readonly spans: readonly ExceptionToWrite[]
}

/** The confirmed bookings whose start goes with this change. */
async function findStranded(
  trx: Transaction<ProviderDatabase>,
  context: Context,
  { serviceAreaServiceId, timeZone, leaving, spans }: SpanChange,
): Promise<HeldJob[]> {
  const now = context.now()
  const coming = await listComingJobs(trx, serviceAreaServiceId, now)
  const last = coming.at(-1)
  if (!last) return []
  const span = { from: now, until: new Date(last.startMs + last.durationMinutes * 60_000) }
  const weeklyStarts = (await listLines(trx, serviceAreaServiceId)).map(weeklyStartOf)
  const staff = await listStaffTimes(trx, serviceAreaServiceId, span)
  const before = await listExceptions(trx, serviceAreaServiceId, span)
  const after = [...before.filter(({ id }) => !leaving.some((row) => row.id === id)), ...spans]
  return strandedJobs(
    timeZone,
    coming,
    { weeklyStarts, exceptions: before.map(exceptionOf), staff },
    { weeklyStarts, exceptions: after.map(exceptionOf), staff },
  )
}
