import type { service } from '@waymark/contracts/service'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid } from '@waymark/service-kit/refusal'
import { exceptionAnswer } from '../../answers/exception-answer.ts'
import type { Context } from '../../context.ts'
import { listExceptions } from '../../db/schedule-exceptions.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

const timeDoesNotExist = 'The clocks change that day: this time does not exist. Choose another time.'

export const getServiceScheduleException: Handler<Context, typeof service.getServiceScheduleException> = async (
  input,
  { context, area },
) => {
  const timeZone = await findAreaTimeZone(context.reads, area.serviceAreaId)
  const fromMs = wallToInstant(timeZone, input.start)
  const untilMs = wallToInstant(timeZone, input.end)
  if (fromMs === null) return invalid({ start: timeDoesNotExist })
  if (untilMs === null) return invalid({ end: timeDoesNotExist })
  if (untilMs <= fromMs) return invalid({ end: 'The end must be after the start.' })
  const span = { from: new Date(fromMs), until: new Date(untilMs) }
  const rows = await listExceptions(context.reads, input.serviceAreaServiceId, span)
  return rows.map((row) => exceptionAnswer(row, timeZone))
}
