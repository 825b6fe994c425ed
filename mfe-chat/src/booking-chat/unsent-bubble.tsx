import { Button } from '@waymark/ui/button'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { useObjectUrl } from '@waymark/web-kit/use-object-url'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import css from './booking-chat.module.css'
import type { Unsent } from './thread.ts'
import type { Sending } from './use-unsent.ts'

interface UnsentBubbleProps {
  readonly unsent: Unsent
  readonly picture: File | null
  readonly state: Sending
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** A message that the server has not echoed yet; if that failed, it says why and can be sent again or removed. */
export function UnsentBubble({ unsent, picture, state, onRetry, onRemove }: UnsentBubbleProps) {
  const { body, pictureName, together } = unsent
  const isAfterPicture = together !== undefined && pictureName === undefined
  const preview = useObjectUrl(picture)
  const canRetry = pictureName === undefined || picture !== null
  return (
    <>
      {pictureName === undefined ? (
        <p className={css.unsent}>{body}</p>
      ) : (
        <figure className={css.unsent}>
          {preview && <img className={css.preview} src={preview} alt="" />}
          <figcaption>{body || pictureName}</figcaption>
        </figure>
      )}
      {state === 'waiting' && (
        <div className={css.failed}>
          <p>{isAfterPicture ? 'It goes after the picture.' : 'It goes after the message before it.'}</p>
          <RemoveButton onRemove={onRemove} />
        </div>
      )}
      {state === 'sending' && <p className={css.sending}>Sending</p>}
      {typeof state === 'object' && 'percent' in state && (
        <ProgressBar percent={state.percent} words={`Sending the picture, ${Math.round(state.percent)} %`} />
      )}
      {typeof state === 'object' && 'problem' in state && (
        <div className={css.failed} role="alert">
          <p>
            <b>Not sent.</b> {state.problem}
          </p>
          {canRetry && (
            <Button size="small" icon={RotateCw} onPress={onRetry}>
              Try again
            </Button>
          )}
          <RemoveButton onRemove={onRemove} />
        </div>
      )}
    </>
  )
}

function RemoveButton({ onRemove }: Pick<UnsentBubbleProps, 'onRemove'>) {
  return (
    <Button size="small" variant="quiet" icon={X} onPress={onRemove}>
      Remove
    </Button>
  )
}
