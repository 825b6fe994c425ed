import { Avatar } from '@waymark/ui/avatar'
import { formatTime } from '@waymark/web-kit/format'
import css from './booking-chat.module.css'
import type { ChatLine } from './chat-days.ts'
import { MessageBubble } from './message-bubble.tsx'
import { UnsentBubble } from './unsent-bubble.tsx'
import type { UnsentMessages } from './use-unsent.ts'

interface ChatLineItemProps {
  readonly line: ChatLine
  readonly unsent: UnsentMessages
}

/** One message; the first of several within a few minutes shows author and time. */
export function ChatLineItem({ line: { entry, authorName, isMine, wall, showAuthor }, unsent }: ChatLineItemProps) {
  return (
    <li className={isMine ? css.mine : css.said} data-first={showAuthor || undefined}>
      {showAuthor ? <Avatar name={authorName} tone={isMine ? 'teal' : 'ink'} /> : <span />}
      <div className={css.words}>
        {showAuthor && (
          <p className={css.who}>
            <b>{isMine ? 'You' : authorName}</b> <time dateTime={wall}>{formatTime(wall)}</time>
          </p>
        )}
        {'message' in entry ? (
          <MessageBubble message={entry.message} />
        ) : (
          <UnsentBubble
            unsent={entry.unsent}
            picture={unsent.pictureOf(entry.unsent)}
            state={unsent.stateOf(entry.unsent)}
            onRetry={() => unsent.retry(entry.unsent)}
            onRemove={() => unsent.remove(entry.unsent)}
          />
        )}
      </div>
    </li>
  )
}
