import { BulkResult } from '@waymark/ui/bulk-result'
import { Stack } from '@waymark/ui/stack'
import { useBulk } from '@waymark/web-kit/bulk'
import { bulkReassign, reassignBack } from '@waymark/web-kit/bulk-reassign'
import type { ReactNode } from 'react'

/** How far the reassignment of bookings is, and what came of each, with what is said beside it; what was given away can come back. */
export function ReassignResult({ children }: { readonly children?: ReactNode }) {
  const { bulk, isRunning, place, start, goOn, stop, dismiss } = useBulk(bulkReassign)
  if (!bulk) return null
  const back = reassignBack(bulk)
  return (
    <Stack gap={3}>
      <BulkResult
        ref={place}
        bulk={bulk}
        isRunning={isRunning}
        onGoOn={() => void goOn()}
        onStop={stop}
        onDismiss={dismiss}
        onUndo={back ? () => void start(back.title, back.steps) : undefined}
      />
      {bulk.steps.some(({ input }) => !input.isBack) && children}
    </Stack>
  )
}
