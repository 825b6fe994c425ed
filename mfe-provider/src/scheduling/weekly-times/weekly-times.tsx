import { nameInSentence } from '@waymark/domain/catalogue/own-services'
import { texts } from '@waymark/domain/texts'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { EmptyState } from '@waymark/ui/empty-state'
import { Section } from '@waymark/ui/section'
import type { Draft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import Copy from 'lucide-react/icons/copy'
import ListPlus from 'lucide-react/icons/list-plus'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { AffectedBookingsDialog } from '../affected-bookings-dialog.tsx'
import { AfterClose } from '../after-close.tsx'
import { ChangeError } from '../change-error.tsx'
import type { ScheduleDraft } from '../schedule-draft.ts'
import { useFocusBack } from '../use-focus-back.ts'
import { useNextFocus } from '../use-next-focus.ts'
import { CopyDayDialog } from './copy-day-dialog.tsx'
import { DayRows } from './day-rows.tsx'
import { SeveralTimesDialog } from './several-times-dialog.tsx'
import { useWeeklyTimes } from './use-weekly-times.ts'
import { lineName, type ScheduleBase } from './weekly-lines.ts'

interface WeeklyTimesProps {
  readonly serviceAreaId: number
  readonly base: ScheduleBase
  readonly draft: Draft<ScheduleDraft>
  /** Of the heading of this part. */
  readonly level?: 2 | 4
}

/** The weekly start times of a service, day by day, edited one at a time. */
export function WeeklyTimes({ serviceAreaId, base, draft, level = 2 }: WeeklyTimesProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const focus = useNextFocus(addButton)
  const times = useWeeklyTimes(base, draft, focus)
  const part = useRef<HTMLElement>(null)
  const focusBack = useFocusBack(part, times.editedId, times.isSaving)
  const [asked, setAsked] = useState<'copy' | 'several' | null>(null)
  const block = () => notify('error', texts.unsavedSchedule)
  const ask = (what: 'copy' | 'several') => (times.editedId === null ? setAsked(what) : block())
  const addATime = (
    <Button icon={Plus} ref={addButton} onPress={times.add}>
      Add a time
    </Button>
  )

  return (
    <Section
      ref={part}
      title="Weekly times"
      level={level}
      gap={3}
      hint="Press a time to change it. You edit one at a time: save or cancel it to continue."
      actions={
        <>
          {base.lines.length > 0 && (
            <Button icon={Copy} onPress={() => ask('copy')}>
              Copy a day
            </Button>
          )}
          <Button icon={ListPlus} onPress={() => ask('several')}>
            Add several times
          </Button>
          {addATime}
        </>
      }
    >
      <ChangeError error={times.error} />
      {times.rows.length === 0 ? (
        <EmptyState title="No weekly times yet" headingLevel={3}>
          Here you will see when this service starts, day by day. Until you add a time, nobody can book it.
        </EmptyState>
      ) : (
        <DayRows
          {...{ serviceAreaId, base, times, level }}
          editing={{
            rowId: times.editedId,
            isSaving: times.isSaving,
            nameOf: lineName,
            onEdit: times.edit,
            onSave: times.save,
            onCancel: times.cancel,
            onBlocked: block,
          }}
        />
      )}
      <ConfirmDialog
        isOpen={times.deleting !== null}
        title={times.deleting ? `Delete ${lineName(times.deleting)}?` : ''}
        confirmLabel="Yes, delete it"
        cancelLabel="Keep it"
        pendingLabel="Deleting"
        onConfirm={() => (times.deleting ? times.remove(times.deleting) : undefined)}
        onCancel={times.keep}
      >
        <p>
          Nobody can book {nameInSentence(base.serviceName)} at this time any more. Bookings that are already made stay.
        </p>
        <AfterClose onClosed={focus.dialogGone} />
      </ConfirmDialog>
      {asked === 'copy' && <CopyDayDialog base={base} times={times} onClose={() => setAsked(null)} />}
      {asked === 'several' && <SeveralTimesDialog base={base} times={times} onClose={() => setAsked(null)} />}
      <AffectedBookingsDialog
        question={times.change.question}
        serviceAreaId={serviceAreaId}
        onGoOn={times.change.goOn}
        onCancel={times.change.dismiss}
        onClosed={() => {
          focus.dialogGone()
          focusBack()
        }}
      />
    </Section>
  )
}
