import { service } from '@waymark/contracts/service'
import { texts } from '@waymark/domain/texts'
import type { CallError } from '@waymark/web-kit/call-error'
import type { Draft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useState } from 'react'
import { emptyDraft, loadedVersion, newLineId, type ScheduleDraft, type SpanEdit } from '../schedule-draft.ts'
import type { NextFocus } from '../use-next-focus.ts'
import { useScheduleChange } from '../use-schedule-change.ts'
import { editedSpan, newSpan, type Span, shownSpans, spanEdit, spanName, spanProblem, spanToSend } from './spans.ts'

type SpanField = 'startDateTime' | 'endDateTime' | 'staff' | 'note'

interface TimeAwayInput {
  readonly serviceAreaServiceId: number
  readonly spans: readonly Span[]
  readonly draft: Draft<ScheduleDraft>
  /** Today in the time zone of the service area. */
  readonly today: string
  /** Called when the focused row is gone. */
  readonly focus: NextFocus
}

/** Time away and extra times of a service, and the one that is edited. */
export function useTimeAway({ serviceAreaServiceId, spans, draft, today, focus }: TimeAwayInput) {
  const change = useScheduleChange(service.updateListServiceScheduleException)
  const [hasTried, setHasTried] = useState(false)
  const [deleting, setDeleting] = useState<Span | null>(null)
  const edited = draft.value.open === 'span' ? editedSpan(spans, draft.value.span, draft.value.readVersion) : null
  const problem = edited && hasTried ? spanProblem(edited) : null
  const refusedField = edited && change.error ? fieldOfRefusal(change.error) : null

  // Their version is on the screen now, so saving again is a deliberate choice.
  const onTold = () => draft.change((before) => ({ ...before, readVersion: loadedVersion }))

  function open(span: SpanEdit, readVersion: number) {
    if (draft.value.open !== 'none') {
      notify('error', texts.unsavedSchedule)
      return
    }
    change.dismiss()
    setHasTried(false)
    draft.change({ ...emptyDraft, open: 'span', readVersion, span })
  }

  function close() {
    if (edited?.scheduleExceptionId === newLineId) focus.rowGone()
    change.dismiss()
    draft.discard()
  }

  return {
    rows: shownSpans(spans, edited),
    typed: draft.value.span,
    editedId: edited?.scheduleExceptionId ?? null,
    isSaving: change.isSaving,
    change,
    deleting,
    errorOf(field: SpanField): string | undefined {
      if (problem?.field === field) return problem.sentence
      if (refusedField !== field || !change.error) return undefined
      return change.error.fields[`lines.0.${field}`] ?? change.error.message
    },
    /** An error that belongs to no field. */
    error: refusedField === null ? change.error : null,
    edit: (span: Span) => open(spanEdit(span), span.version),
    add: () => open(newSpan(today), loadedVersion),
    type(changes: Partial<SpanEdit>) {
      if (change.error) change.dismiss()
      draft.change((before) => ({ ...before, span: { ...before.span, ...changes } }))
    },
    cancel: close,
    save() {
      setHasTried(true)
      if (!edited || spanProblem(edited)) return
      focus.begin()
      void change.save({
        input: { serviceAreaServiceId, lines: [spanToSend(edited)] },
        question: 'Save these times anyway?',
        goOnLabel: 'Yes, save them',
        leavingStaffIds: personOf(edited),
        savedText: `${spanName(edited)} is saved.`,
        onSaved: close,
        onTold,
      })
    },
    askDelete: setDeleting,
    keep: () => setDeleting(null),
    async remove(span: Span) {
      focus.begin()
      await change.save({
        input: { serviceAreaServiceId, lines: [], deletedScheduleExceptionIds: [span.scheduleExceptionId] },
        question: 'Delete this anyway?',
        goOnLabel: 'Yes, delete it',
        leavingStaffIds: personOf(span),
        savedText: `${spanName(span)} is deleted.`,
        onSaved: focus.rowGone,
        onTold,
      })
      setDeleting(null)
    },
  }
}

/** Whose bookings somebody else could do: those of the person who is away; null when the whole service is. */
function personOf({ staffUserProfileId }: Span): number[] | null {
  return staffUserProfileId === null ? null : [staffUserProfileId]
}

export type TimeAwayState = ReturnType<typeof useTimeAway>

const sentFields: readonly SpanField[] = ['startDateTime', 'endDateTime', 'note']

/** The field of the one line that was sent. */
function fieldOfRefusal({ name, fields }: CallError): SpanField | null {
  if (name === 'StaffNotAssigned') return 'staff'
  return sentFields.find((field) => fields[`lines.0.${field}`] !== undefined) ?? null
}
