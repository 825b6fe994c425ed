import { BulkResult } from '@waymark/ui/bulk-result'
import { useBulk } from '@waymark/web-kit/bulk'
import { bulkReassign, reassignBack } from '@waymark/web-kit/bulk-reassign'

/** How far the reassignment of bookings is, and what came of each; what was given away can come back. */
export function ReassignResult() {
  const { bulk, isRunning, start, goOn, stop, dismiss } = useBulk(bulkReassign)
  if (!bulk) return null
  const back = reassignBack(bulk)
  return (
    <BulkResult
      bulk={bulk}
      isRunning={isRunning}
      onGoOn={() => void goOn()}
      onStop={stop}
      onDismiss={dismiss}
      onUndo={back ? () => void start(back.title, back.steps) : undefined}
    />
  )
}
