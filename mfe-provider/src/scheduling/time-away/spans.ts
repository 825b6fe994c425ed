import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { exceptionLineProblems } from '@waymark/domain/schedule/lines'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { formatWallRange } from '@waymark/web-kit/format'
import { emptyDraft, loadedVersion, newLineId, type SpanEdit } from '../schedule-draft.ts'

/** Time away or extra time as it is saved; wall times of the area. */
export type Span = OutputOf<typeof service.getServiceScheduleException>[number]
export type SpanToSend = InputOf<typeof service.updateListServiceScheduleException>['lines'][number]

/** Means the whole service, where a person could be named. */
export const wholeServiceId = 0

export const kindNames = { away: 'Away', extra: 'Extra time' } as const

/** "Away, Thu 26 Nov 2026, 1:00 pm to 4:00 pm". */
export function spanName({ kind, startDateTime, endDateTime }: Span): string {
  const isTyped = startDateTime.length > 'T00:00:00'.length && endDateTime.length > 'T00:00:00'.length
  return isTyped
    ? `${kindNames[kind]}, ${formatWallRange(startDateTime, endDateTime)}`
    : `New line, ${kindNames[kind].toLowerCase()}`
}

/** A new span starts on the day after `today`, for the provider's day. */
export function newSpan(today: string): SpanEdit {
  const startDate = addDays(today, 1)
  return { ...emptyDraft.span, startDate, endDate: startDate }
}

/** A saved span as it is typed. */
export function spanEdit(span: Span): SpanEdit {
  const [startDate = '', startTime = ''] = span.startDateTime.split('T')
  const [endDate = '', endTime = ''] = span.endDateTime.split('T')
  return {
    scheduleExceptionId: span.scheduleExceptionId,
    kind: span.kind,
    staffUserProfileId: span.staffUserProfileId ?? wholeServiceId,
    startDate,
    startTime: startTime.slice(0, 5),
    endDate,
    endTime: endTime.slice(0, 5),
    note: span.note ?? '',
  }
}

/** The span that is edited as it would be saved. When somebody removed it in the meantime, it becomes a new one. */
export function editedSpan(spans: readonly Span[], edit: SpanEdit, readVersion: number): Span {
  const known = spans.find(({ scheduleExceptionId }) => scheduleExceptionId === edit.scheduleExceptionId)
  return {
    scheduleExceptionId: known ? edit.scheduleExceptionId : newLineId,
    version: readVersion === loadedVersion ? (known?.version ?? loadedVersion) : readVersion,
    kind: edit.kind,
    startDateTime: `${edit.startDate}T${edit.startTime}:00`,
    endDateTime: `${edit.endDate}T${edit.endTime}:00`,
    staffUserProfileId: edit.staffUserProfileId === wholeServiceId ? null : edit.staffUserProfileId,
    note: edit.note.trim() === '' ? null : edit.note.trim(),
  }
}

/** The rows of the table, earliest first: the edited span in its old place, a new one on top. */
export function shownSpans(spans: readonly Span[], edited: Span | null): Span[] {
  const sorted = spans.toSorted((a, b) => a.startDateTime.localeCompare(b.startDateTime))
  if (!edited) return sorted
  if (edited.scheduleExceptionId === newLineId) return [edited, ...sorted]
  return sorted.map((span) => (span.scheduleExceptionId === edited.scheduleExceptionId ? edited : span))
}

/** Problems of the edited span, by field. */
export function spanProblem(edited: Span): { field: 'startDateTime' | 'endDateTime'; sentence: string } | null {
  return exceptionLineProblems([edited])[0] ?? null
}

/** A span as the call takes it. */
export function spanToSend({ scheduleExceptionId, version, ...span }: Span): SpanToSend {
  const isNew = scheduleExceptionId === newLineId
  return { ...span, scheduleExceptionId: isNew ? null : scheduleExceptionId, version: isNew ? null : version }
}
