import type { scheduleException } from '@waymark/contracts/service/schedule'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type * as z from 'zod/mini'
import type { ExceptionRow } from '../db/schedule-exceptions.ts'

/** A span as the screen shows it, in wall times of the area. */
export function exceptionAnswer(row: ExceptionRow, timeZone: string): z.input<typeof scheduleException> {
  return {
    scheduleExceptionId: row.id,
    kind: row.kind,
    startDateTime: instantToWall(timeZone, row.starts_at.getTime()),
    endDateTime: instantToWall(timeZone, row.ends_at.getTime()),
    staffUserProfileId: row.staff_id,
    note: row.note,
    version: row.version,
  }
}
