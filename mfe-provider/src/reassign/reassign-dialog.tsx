import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Stack } from '@waymark/ui/stack'
import type { ReactNode } from 'react'
import { BookingsToReassign } from './bookings-to-reassign.tsx'
import { SessionsToReassign } from './sessions-to-reassign.tsx'
import { useReassignment } from './use-reassignment.ts'

/** The affected bookings and sessions, and the server's sentence about them. */
export interface Unassigned {
  readonly text: string
  readonly bookingIds: readonly number[]
  /** Sessions in the leave of somebody who stays. */
  readonly sessionIds?: readonly number[]
}

interface ReassignDialogProps {
  /** Null when there is no question. */
  readonly left: Unassigned | null
  /** "Save Monday 7:00 am anyway?" */
  readonly title: string
  /** "Yes, save it". */
  readonly goOnLabel: string
  readonly serviceAreaId: number
  /** People whose bookings can be given to others; null where the start itself is removed. */
  readonly leavingStaffIds: readonly number[] | null
  /** Makes the change although bookings are affected; chosen bookings have been handed over by then. */
  readonly onGoOn: () => Promise<unknown>
  readonly onCancel: () => void
  /** Somebody who leaves the location, and with it its sessions. */
  readonly sessionsOf?: number
  readonly children?: ReactNode
}

/** Asks before a change affects confirmed bookings: shows which, and offers to give each to somebody who is free. */
export function ReassignDialog({
  left,
  title,
  goOnLabel,
  serviceAreaId,
  leavingStaffIds,
  onGoOn,
  onCancel,
  sessionsOf,
  children,
}: ReassignDialogProps) {
  const reassignment = useReassignment()
  const sessionIds = left?.sessionIds ?? []
  const [leavingStaffId] = leavingStaffIds ?? []
  const chosenCount = reassignment.choices.length

  async function goOn() {
    if (await reassignment.reassignment()) await onGoOn()
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
        reassignment.clear()
        onCancel()
      }}
    >
      <Stack gap={3}>
        <p>{left?.text}</p>
        {left && left.bookingIds.length > 0 && (
          <BookingsToReassign {...{ serviceAreaId, leavingStaffIds, reassignment }} bookingIds={left.bookingIds} />
        )}
        {left && sessionsOf !== undefined && (
          <SessionsToReassign {...{ serviceAreaId, reassignment }} leavingStaffId={sessionsOf} headingLevel={3} />
        )}
        {leavingStaffId !== undefined && sessionIds.length > 0 && (
          <SessionsToReassign
            {...{ serviceAreaId, reassignment, leavingStaffId }}
            activitySessionIds={sessionIds}
            headingLevel={3}
          />
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
