import { service } from '@waymark/contracts/service'
import { addMonths } from '@waymark/domain/schedule/wall-clock'
import { texts } from '@waymark/domain/texts'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DataTable } from '@waymark/ui/data-table'
import { EmptyState } from '@waymark/ui/empty-state'
import { Loaded } from '@waymark/ui/loaded'
import { SectionHeading } from '@waymark/ui/section-heading'
import type { Draft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import Plus from 'lucide-react/icons/plus'
import { type RefObject, useId, useRef } from 'react'
import { AffectedBookingsDialog } from '../affected-bookings-dialog.tsx'
import { AfterClose } from '../after-close.tsx'
import { ChangeError } from '../change-fault.tsx'
import styles from '../lines-part.module.css'
import type { ScheduleDraft } from '../schedule-draft.ts'
import { useFocusBack } from '../use-focus-back.ts'
import { useNextFocus } from '../use-next-focus.ts'
import type { ScheduleBase } from '../weekly-times/weekly-lines.ts'
import { spanColumns } from './span-columns.tsx'
import { type Span, spanName } from './spans.ts'
import { useTimeAway } from './use-time-away.ts'

const monthsAhead = 12

interface TimeAwayProps {
  readonly serviceAreaId: number
  readonly base: ScheduleBase
  readonly draft: Draft<ScheduleDraft>
  /** Today in the time zone of the service area. */
  readonly today: string
}

/** Days that differ from the weekly times: away or extra, from today for a year. */
export function TimeAway({ serviceAreaId, base, draft, today }: TimeAwayProps) {
  const titleId = useId()
  const part = useRef<HTMLElement>(null)
  const { serviceAreaServiceId } = base
  const spans = useCall(service.getServiceScheduleException, {
    serviceAreaServiceId,
    start: `${today}T00:00:00`,
    end: `${addMonths(today, monthsAhead)}T00:00:00`,
  })
  return (
    <section ref={part} className={styles.part} aria-labelledby={titleId}>
      {spans.data === undefined && <SectionHeading id={titleId}>Time away and extra times</SectionHeading>}
      <Loaded of={spans} what="the times" shape="table" kept="A line that you had not saved is kept." headingLevel={3}>
        {(loaded) => (
          <div className={styles.part}>
            <SpanTable {...{ serviceAreaId, base, draft, today, titleId, part }} spans={loaded} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

interface SpanTableProps extends TimeAwayProps {
  readonly spans: readonly Span[]
  readonly titleId: string
  readonly part: RefObject<HTMLElement | null>
}

function SpanTable({ serviceAreaId, base, draft, today, spans, titleId, part }: SpanTableProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const focus = useNextFocus(addButton)
  const { serviceAreaServiceId } = base
  const away = useTimeAway({
    serviceAreaServiceId,
    spans,
    draft,
    today,
    focus,
  })
  const focusBack = useFocusBack(part, away.editedId, away.isSaving)
  return (
    <>
      <SectionHeading
        id={titleId}
        hint="Time away removes times from the week, and extra time adds some. You see the next 12 months, and edit one line at a time."
        actions={
          <Button icon={Plus} ref={addButton} onPress={away.add}>
            Add time away or extra time
          </Button>
        }
      >
        Time away and extra times
      </SectionHeading>
      <ChangeError fault={away.fault} />
      {away.rows.length === 0 ? (
        <EmptyState title="Every week is the same" headingLevel={3}>
          Here you will see holidays, leave and extra times. Until you add one, each week has its weekly times.
        </EmptyState>
      ) : (
        <DataTable
          caption="Time away and extra times"
          columns={spanColumns({ staff: base.staff, away })}
          rows={away.rows}
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
    </>
  )
}

const deleteText = {
  away: 'The weekly times of these hours can be booked again.',
  extra: 'Nobody can book these extra times any more. Bookings that are already made stay.',
} as const
