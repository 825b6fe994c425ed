import { Button } from '../actions/button.tsx'
import { Cluster } from '../layout/cluster.tsx'
import { Notice } from '../messages/notice.tsx'

/** A form holds what was typed on an earlier visit: nobody takes it for what is saved. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <Notice tone="info" title="Kept for you, and not saved yet.">
      <Cluster>
        <span>This is what was typed here before.</span>
        <Button variant="quiet" size="small" onPress={onDiscard}>
          Throw it away
        </Button>
      </Cluster>
    </Notice>
  )
}
