import { wallToInstant } from '@waymark/domain/schedule/wall-time'

/** A stretch as it is sent: wall times of the area. */
interface SentStretch {
  readonly startDateTime: string
  readonly endDateTime: string
}

interface SentSpan extends SentStretch {
  readonly kind: 'away' | 'extra'
  readonly staffUserProfileId: number | null
  readonly note: string | null
}

/** The rule that a stretch breaks, and at which of its ends. */
export interface BrokenStretch {
  readonly word: 'TimeDoesNotExist' | 'EndsBeforeStart'
  readonly field: keyof SentStretch
}

export function isBroken(stretch: object): stretch is BrokenStretch {
  return 'word' in stretch
}

/** The stretch as instants, or the rule that it breaks. */
export function stretchToWrite({ startDateTime, endDateTime }: SentStretch, timeZone: string) {
  const startMs = wallToInstant(timeZone, startDateTime)
  const endMs = wallToInstant(timeZone, endDateTime)
  if (startMs === null) return { word: 'TimeDoesNotExist', field: 'startDateTime' } satisfies BrokenStretch
  if (endMs === null) return { word: 'TimeDoesNotExist', field: 'endDateTime' } satisfies BrokenStretch
  if (endMs <= startMs) return { word: 'EndsBeforeStart', field: 'endDateTime' } satisfies BrokenStretch
  return { starts_at: new Date(startMs), ends_at: new Date(endMs) }
}

/** The span as the table keeps it, or the rule that it breaks. */
export function spanToWrite(span: SentSpan, timeZone: string, id: number | null) {
  const stretch = stretchToWrite(span, timeZone)
  if (isBroken(stretch)) return stretch
  const { kind, staffUserProfileId, note } = span
  return { id, kind, ...stretch, staff_id: staffUserProfileId, note: note === '' ? null : note }
}
