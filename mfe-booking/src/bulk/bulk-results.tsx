import { BulkResult } from '@waymark/ui/bulk-result'
import { type Bulk, type BulkWork, useBulk } from '@waymark/web-kit/bulk'
import { bulkReassign, reassignBack } from '@waymark/web-kit/bulk-reassign'
import { bulkCancel } from './bulk-cancel.ts'
import { bulkMessage } from './bulk-message.ts'

/** How far bulk changes of bookings are, and what came of the last ones. */
export function BulkResults() {
  return (
    <>
      <ResultOf work={bulkCancel} />
      <ResultOf work={bulkMessage} />
      <ResultOf work={bulkReassign} backOf={reassignBack} />
    </>
  )
}

interface ResultOfProps<Input> {
  readonly work: BulkWork<Input>
  /** The steps that take back what was done. */
  readonly backOf?: (bulk: Bulk<Input>) =>
    | (Pick<Bulk<Input>, 'title'> & {
        readonly steps: Parameters<ReturnType<typeof useBulk<Input>>['start']>[1]
      })
    | null
}

function ResultOf<Input>({ work, backOf }: ResultOfProps<Input>) {
  const { bulk, isRunning, place, start, goOn, stop, dismiss } = useBulk(work)
  if (!bulk) return null
  const back = backOf?.(bulk)
  return (
    <BulkResult
      ref={place}
      bulk={bulk}
      isRunning={isRunning}
      onGoOn={() => void goOn()}
      onStop={stop}
      onDismiss={dismiss}
      onUndo={back ? () => void start(back.title, back.steps) : undefined}
    />
  )
}
