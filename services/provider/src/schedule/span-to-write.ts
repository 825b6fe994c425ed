import type { UserProfileId } from '@waymark/domain/ids'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'

/** A span as sent, in wall times of the area. */
interface RawStretch {
  readonly startDateTime: string
  readonly endDateTime: string
}

interface SentSpan extends RawStretch {
  readonly kind: 'away' | 'extra'
  readonly staffUserProfileId: UserProfileId | null
  readonly note: string | null
}

/** The rule that a span breaks, and at which end. */
export interface BrokenRange {
  readonly word: 'TimeDoesNotExist' | 'EndsBeforeStart'
  readonly field: keyof RawStretch
}

export function isBroken(stretch: object): stretch is BrokenRange {
  return 'word' in stretch
}

/** The span as instants, or the rule that it breaks. */
export function stretchToWrite({ startDateTime, endDateTime }: RawStretch, timeZone: string) {
  const startMs = wallToInstant(timeZone, startDateTime)
  const endMs = wallToInstant(timeZone, endDateTime)
  if (startMs === null) return { word: 'TimeDoesNotExist', field: 'startDateTime' } satisfies BrokenRange
  if (endMs === null) return { word: 'TimeDoesNotExist', field: 'endDateTime' } satisfies BrokenRange
  if (endMs <= startMs) return { word: 'EndsBeforeStart', field: 'endDateTime' } satisfies BrokenRange
  return { starts_at: new Date(startMs), ends_at: new Date(endMs) }
}

/** The span as the table stores it, or the rule that it breaks. */
export function spanToWrite(span: SentSpan, timeZone: string, id: number | null) {
  const stretch = stretchToWrite(span, timeZone)
  if (isBroken(stretch)) return stretch
  const { kind, staffUserProfileId, note } = span
  return { id, kind, ...stretch, staff_id: staffUserProfileId, note: note === '' ? null : note }
}
