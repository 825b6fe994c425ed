import { service } from '@waymark/contracts/service'
import { addMonths } from '@waymark/domain/schedule/wall-clock'
import { texts } from '@waymark/domain/texts'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DataTable } from '@waymark/ui/data-table'
import { mapLoaded } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Section } from '@waymark/ui/section'
import type { Draft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { AffectedBookingsDialog } from '../affected-bookings-dialog.tsx'
import { AfterClose } from '../after-close.tsx'
import { ChangeError } from '../change-error.tsx'
import type { ScheduleDraft } from '../schedule-draft.ts'
import { useFocusBack } from '../use-focus-back.ts'
import { useNextFocus } from '../use-next-focus.ts'
import type { ScheduleBase } from '../weekly-times/weekly-lines.ts'
import { spanColumns } from './span-columns.tsx'
import { type Span, spanName } from './spans.ts'
import { useTimeAway } from './use-time-away.ts'

const monthsAhead = 12
const noSpans: readonly Span[] = []

interface TimeAwayProps {
  readonly serviceAreaId: number
  readonly base: ScheduleBase
  readonly draft: Draft<ScheduleDraft>
  /** Today in the time zone of the service area. */
  readonly today: string
}

/** Days that differ from the weekly times: away or extra, from today for a year. */
export function TimeAway({ serviceAreaId, base, draft, today }: TimeAwayProps) {
  const part = useRef<HTMLElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focus = useNextFocus(addButton)
  const { serviceAreaServiceId } = base
  const spans = useCall(service.getServiceScheduleException, {
    serviceAreaServiceId,
    start: `${today}T00:00:00`,
    end: `${addMonths(today, monthsAhead)}T00:00:00`,
  })
  const away = useTimeAway({ serviceAreaServiceId, spans: spans.data ?? noSpans, draft, today, focus })
  const focusBack = useFocusBack(part, away.editedId, away.isSaving)
  return (
    <Section
      ref={part}
      title="Time away and extra times"
      gap={3}
      hint="Time away removes times from the week, and extra time adds some. You see the next 12 months, and edit one line at a time."
      actions={
        spans.data && (
          <Button icon={Plus} ref={addButton} onPress={away.add}>
            Add time away or extra time
          </Button>
        )
      }
    >
      <ChangeError error={away.error} />
      <Loaded
        of={mapLoaded(spans, () => away.rows)}
        what="the times"
        shape="table"
        kept="A line that you had not saved is kept."
        headingLevel={3}
        empty={({ length }) =>
          length === 0 && {
            title: 'Every week is the same',
            children:
              'Here you will see holidays, leave and extra times. Until you add one, each week has its weekly times.',
          }
        }
      >
        {(rows) => (
          <DataTable
            caption="Time away and extra times"
            columns={spanColumns({ staff: base.staff, away })}
            rows={rows}
            idOf={(span) => span.scheduleExceptionId}
            editing={{
              rowId: away.editedId,
              isSaving: away.isSaving,
              nameOf: spanName,
              onEdit: away.edit,
              onSave: away.save,
              onCancel: away.cancel,
              onDelete: away.askDelete,
              onBlocked: () => notify('error', texts.unsavedSchedule),
            }}
          />
        )}
      </Loaded>
      <ConfirmDialog
        isOpen={away.deleting !== null}
        title="Delete this line?"
        confirmLabel="Yes, delete it"
        cancelLabel="Keep it"
        pendingLabel="Deleting"
        onConfirm={() => (away.deleting ? away.remove(away.deleting) : undefined)}
        onCancel={away.keep}
      >
        <p>{away.deleting && `${spanName(away.deleting)}. ${deleteText[away.deleting.kind]}`}</p>
        <AfterClose onClosed={focus.dialogGone} />
      </ConfirmDialog>
      <AffectedBookingsDialog
        question={away.change.question}
        serviceAreaId={serviceAreaId}
        onGoOn={away.change.goOn}
        onCancel={away.change.dismiss}
        onClosed={() => {
          focus.dialogGone()
          focusBack()
        }}
      />
    </Section>
  )
}

const deleteText = {
  away: 'The weekly times of these hours can be booked again.',
  extra: 'Nobody can book these extra times any more. Bookings that are already made stay.',
} as const
