import { Button } from '@waymark/ui/button'
import RotateCw from 'lucide-react/icons/rotate-cw'
import css from './booking-chat.module.css'
import type { Unsent } from './thread.ts'
import type { Sending } from './use-unsent.ts'

interface UnsentBubbleProps {
  readonly unsent: Unsent
  readonly state: Sending
  readonly onRetry: () => void
}

/** A message that the server has not echoed yet; if that failed, it says why and can be sent again. */
export function UnsentBubble({ unsent: { body }, state, onRetry }: UnsentBubbleProps) {
  return (
    <>
      <p className={css.unsent}>{body}</p>
      {state === 'sending' && <p className={css.sending}>Sending</p>}
      {typeof state === 'object' && (
        <div className={css.failed} role="alert">
          <p>
            <b>Not sent.</b> {state.problem}
          </p>
          <Button size="small" icon={RotateCw} onPress={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}
