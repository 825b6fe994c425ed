import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { ExceptionToWrite } from '../db/schedule-exceptions.ts'

/** A span as it is sent: wall times of the area. */
interface SentSpan {
  readonly kind: 'away' | 'extra'
  readonly startDateTime: string
  readonly endDateTime: string
  readonly staffUserProfileId: number | null
  readonly note: string | null
}

/** The span as instants, or the rule that it breaks. */
export function spanToWrite(
  { kind, startDateTime, endDateTime, staffUserProfileId, note }: SentSpan,
  timeZone: string,
  id: number | null,
): ExceptionToWrite | 'TimeDoesNotExist' | 'EndsBeforeStart' {
  const startMs = wallToInstant(timeZone, startDateTime)
  const endMs = wallToInstant(timeZone, endDateTime)
  if (startMs === null || endMs === null) return 'TimeDoesNotExist'
  if (endMs <= startMs) return 'EndsBeforeStart'
  return {
    id,
    kind,
    starts_at: new Date(startMs),
    ends_at: new Date(endMs),
    staff_id: staffUserProfileId,
    note: note === '' ? null : note,
  }
}
