import { service } from '@waymark/contracts/service'
import { texts } from '@waymark/domain/texts'
import type { Draft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useState } from 'react'
import { emptyDraft, loadedVersion, type ScheduleDraft, type WeeklyEdit } from '../schedule-draft.ts'
import type { NextFocus } from '../use-next-focus.ts'
import { useScheduleChange } from '../use-schedule-change.ts'
import type { CopiedLines } from './copy-day.ts'
import {
  editedLine,
  lineName,
  lineProblem,
  lineToSend,
  type ScheduleBase,
  shownLines,
  type WeeklyLine,
} from './weekly-lines.ts'

/** Refusals about the start time of the line. */
const startRefusals = ['OffTheQuarterHour', 'LineTwice']

/** The weekly lines of a service and the one that is edited. `focus` is told when the focused row is gone. */
export function useWeeklyTimes(base: ScheduleBase, draft: Draft<ScheduleDraft>, focus: NextFocus) {
  const change = useScheduleChange(service.updateListServiceScheduleBase)
  const [hasTried, setHasTried] = useState(false)
  const [addedOn, setAddedOn] = useState<number | null>(null)
  const [deleting, setDeleting] = useState<WeeklyLine | null>(null)
  const edited = draft.value.open === 'weekly' ? editedLine(base.lines, draft.value.weekly) : null
  const problem = edited && hasTried ? lineProblem(base.lines, edited) : null
  const { serviceAreaServiceId } = base
  const version = draft.value.readVersion === loadedVersion ? base.version : draft.value.readVersion
  // Their version is on the screen now, so saving again is a deliberate choice.
  const onTold = () => draft.change((before) => ({ ...before, readVersion: loadedVersion }))
  const refusedField = edited ? fieldOfRefusal(change.error?.name) : null

  function open(line: WeeklyEdit) {
    if (draft.value.open !== 'none') {
      notify('error', texts.unsavedSchedule)
      return
    }
    change.dismiss()
    setHasTried(false)
    draft.change({ ...emptyDraft, open: 'weekly', readVersion: base.version, weekly: line })
  }

  function close() {
    if (edited && !isKnown(base, edited)) focus.rowGone()
    change.dismiss()
    draft.discard()
  }

  return {
    rows: shownLines(base.lines, edited),
    editedId: edited?.scheduleLineId ?? null,
    isSaving: change.isSaving,
    change,
    deleting,
    errorOf(field: 'dayOfWeek' | 'startTime' | 'staff'): string | undefined {
      if (problem?.field === field) return problem.sentence
      return refusedField === field ? change.error?.message : undefined
    },
    /** An error that belongs to no field. */
    error: refusedField === null ? change.error : null,
    edit: open,
    add() {
      setAddedOn(null)
      open(emptyDraft.weekly)
    },
    addOn(dayOfWeek: number) {
      setAddedOn(dayOfWeek)
      open({ ...emptyDraft.weekly, dayOfWeek })
    },
    /** The day under which the line is edited: that of the saved one, or the one it was added on. */
    editedDay: base.lines.find((line) => line.scheduleLineId === edited?.scheduleLineId)?.dayOfWeek ?? addedOn,
    type(changes: Partial<WeeklyEdit>) {
      if (change.error) change.dismiss()
      draft.change((before) => ({ ...before, weekly: { ...before.weekly, ...changes } }))
    },
    cancel: close,
    save() {
      setHasTried(true)
      if (!edited || lineProblem(base.lines, edited)) return
      focus.begin()
      void change.save({
        input: { serviceAreaServiceId, version, lines: [lineToSend(edited)] },
        question: `Save ${lineName(edited)} anyway?`,
        goOnLabel: 'Yes, save it',
        // Without names the start was open to everybody, and still is.
        leavingStaffIds: edited.staffUserProfileIds.length > 0 ? othersOf(base, edited) : null,
        savedText: `${lineName(edited)} is saved.`,
        onSaved: close,
        onTold,
      })
    },
    askDelete: setDeleting,
    keep: () => setDeleting(null),
    async remove(line: WeeklyLine) {
      focus.begin()
      await change.save({
        input: { serviceAreaServiceId, version, lines: [], deletedScheduleLineIds: [line.scheduleLineId] },
        question: `Delete ${lineName(line)} anyway?`,
        goOnLabel: 'Yes, delete it',
        leavingStaffIds: null,
        savedText: `${lineName(line)} is deleted.`,
        onSaved() {
          draft.discard()
          focus.rowGone()
        },
        onTold,
      })
      setDeleting(null)
    },
    addSeveral(added: CopiedLines, onSaved: () => void) {
      return change.save({
        input: { serviceAreaServiceId, version, ...added },
        question: 'Add these times anyway?',
        goOnLabel: 'Yes, add them',
        leavingStaffIds: null,
        savedText: 'The times are added.',
        onSaved,
        onTold,
      })
    },
    copy(copied: CopiedLines, onSaved: () => void) {
      return change.save({
        input: { serviceAreaServiceId, version, ...copied },
        question: 'Copy this day anyway?',
        goOnLabel: 'Yes, copy it',
        leavingStaffIds: null,
        savedText: 'The day is copied.',
        onSaved,
        onTold,
      })
    },
  }
}

export type WeeklyTimesState = ReturnType<typeof useWeeklyTimes>

function othersOf({ staff }: ScheduleBase, { staffUserProfileIds }: WeeklyLine): number[] {
  return staff.map(({ userProfileId }) => userProfileId).filter((id) => !staffUserProfileIds.includes(id))
}

function isKnown(base: ScheduleBase, { scheduleLineId }: WeeklyLine): boolean {
  return base.lines.some((line) => line.scheduleLineId === scheduleLineId)
}

function fieldOfRefusal(name: string | undefined): 'startTime' | 'staff' | null {
  if (name === undefined) return null
  if (startRefusals.includes(name)) return 'startTime'
  return name === 'StaffNotAssigned' ? 'staff' : null
}
