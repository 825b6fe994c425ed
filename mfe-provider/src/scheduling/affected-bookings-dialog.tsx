import { ReassignDialog, type Unassigned } from '../reassign/reassign-dialog.tsx'
import { AfterClose } from './after-close.tsx'

interface StrandedQuestion {
  readonly question: string
  readonly goOnLabel: string
  readonly leavingStaffIds: readonly number[] | null
}

interface AffectedBookingsDialogProps {
  readonly question: (Unassigned & StrandedQuestion) | null
  readonly serviceAreaId: number
  readonly onGoOn: () => Promise<void>
  readonly onCancel: () => void
  readonly onClosed: () => void
}

/** Asks before confirmed bookings lose their start: shows which, and who could do them instead. */
export function AffectedBookingsDialog({ question, onClosed, ...rest }: AffectedBookingsDialogProps) {
  return (
    <ReassignDialog
      {...rest}
      left={question}
      leavingStaffIds={question?.leavingStaffIds ?? null}
      title={question?.question ?? ''}
      goOnLabel={question?.goOnLabel ?? ''}
    >
      <AfterClose onClosed={onClosed} />
    </ReassignDialog>
  )
}
