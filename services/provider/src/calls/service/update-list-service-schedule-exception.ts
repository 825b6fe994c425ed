import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { invalid, notFound, refuse, refuseAt } from '@waymark/service-kit/refusal'
import { exceptionAnswer } from '../../answers/exception-answer.ts'
import { refuseAffectedBookings } from '../../answers/refuse-affected-bookings.ts'
import type { Context } from '../../context.ts'
import { listServiceStaff } from '../../db/area-services.ts'
import {
  type ExceptionToWrite,
  listExceptionsById,
  spanTwiceConstraint,
  writeExceptions,
} from '../../db/schedule-exceptions.ts'
import { lockSchedule } from '../../db/schedule-lines.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'
import { findAffectedBookings } from '../../schedule/find-affected-bookings.ts'
import { isBroken, spanToWrite } from '../../schedule/span-to-write.ts'

type NewSpans = ParsedInputOf<typeof service.updateListServiceScheduleException>

export const updateListServiceScheduleException: Handler<
  Context,
  typeof service.updateListServiceScheduleException
> = async (input, { context, area }) => {
  const { serviceAreaServiceId, deletedScheduleExceptionIds: deletedIds } = input
  const timeZone = await findAreaTimeZone(context.reads, area.serviceAreaId)
  const spans: ExceptionToWrite[] = []
  for (const [index, line] of input.lines.entries()) {
    const span = spanToWrite(line, timeZone, line.scheduleExceptionId)
    if (isBroken(span)) return refuseAt(`lines.${index}.${span.field}`, span.word)
    spans.push(span)
  }
  const namedIds = [...spans.flatMap(({ id }) => (id === null ? [] : [id])), ...deletedIds]
  if (new Set(namedIds).size < namedIds.length) return invalid({ lines: 'One line is named twice.' })

  return context.db
    .transaction()
    .execute(async (trx) => {
      await lockSchedule(trx, serviceAreaServiceId)
      const leaving = await listExceptionsById(trx, serviceAreaServiceId, namedIds)
      if (leaving.length < namedIds.length) return notFound()
      const isAsRead = ({ scheduleExceptionId, version }: NewSpans['lines'][number]) =>
        scheduleExceptionId === null || leaving.some((row) => row.id === scheduleExceptionId && row.version === version)
      if (!input.lines.every(isAsRead)) return refuse('ChangedMeanwhile')
      const assigned = await listServiceStaff(trx, serviceAreaServiceId)
      const isAssigned = (staffId: UserProfileId | null) =>
        staffId === null || assigned.some(({ userProfileId }) => userProfileId === staffId)
      if (!spans.every(({ staff_id }) => isAssigned(staff_id))) return refuse('StaffNotAssigned')
      if (!input.keepsStrandedBookings) {
        const changed = { serviceAreaServiceId, timeZone, now: context.now() }
        const change = { leavingSpanIds: namedIds, addedSpans: spans }
        const affected = await findAffectedBookings(trx, changed, change)
        if (affected.length > 0) return refuseAffectedBookings('StrandsBookings', affected, timeZone)
      }
      const written = await writeExceptions(trx, serviceAreaServiceId, spans, deletedIds)
      return written.map((row) => exceptionAnswer(row, timeZone))
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, spanTwiceConstraint)) return refuse('LineTwice')
      throw error
    })
}
