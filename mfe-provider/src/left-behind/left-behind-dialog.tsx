import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Stack } from '@waymark/ui/stack'
import type { ReactNode } from 'react'
import { LeftJobs } from './left-jobs.tsx'
import { usePassOn } from './use-pass-on.ts'

/** The affected bookings, and the server's sentence about them. */
export interface Unassigned {
  readonly text: string
  readonly bookingIds: readonly number[]
}

interface LeftBehindDialogProps {
  /** Null when there is no question. */
  readonly left: Unassigned | null
  /** "Save Monday 7:00 am anyway?" */
  readonly title: string
  /** "Yes, save it". */
  readonly goOnLabel: string
  readonly serviceAreaId: number
  /** People whose jobs can be given to others; null where the start itself is removed. */
  readonly leavingStaffIds: readonly number[] | null
  /** Makes the change although bookings are affected; chosen jobs have been handed over by then. */
  readonly onGoOn: () => Promise<unknown>
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** Asks before a change affects confirmed bookings: shows which, and offers to give each to somebody who is free. */
export function LeftBehindDialog({
  left,
  title,
  goOnLabel,
  serviceAreaId,
  leavingStaffIds,
  onGoOn,
  onCancel,
  children,
}: LeftBehindDialogProps) {
  const passOn = usePassOn()
  const chosenCount = passOn.choices.length

  async function goOn() {
    if (await passOn.passOn()) await onGoOn()
  }

  return (
    <ConfirmDialog
      isOpen={left !== null}
      size="wide"
      title={title}
      confirmLabel={chosenCount === 0 ? goOnLabel : `Hand over ${chosenCount}, then ${withoutYes(goOnLabel)}`}
      cancelLabel="Go back, change nothing"
      onConfirm={goOn}
      onCancel={() => {
        passOn.clear()
        onCancel()
      }}
    >
      <Stack gap={3}>
        <p>{left?.text}</p>
        {left && left.bookingIds.length > 0 && (
          <LeftJobs {...{ serviceAreaId, leavingStaffIds, passOn }} bookingIds={left.bookingIds} />
        )}
      </Stack>
      {children}
    </ConfirmDialog>
  )
}

/** "Yes, save it" within a sentence: "save it". */
function withoutYes(label: string): string {
  return label.replace(/^Yes, /, '')
}
