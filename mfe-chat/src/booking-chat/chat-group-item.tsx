import { Avatar } from '@waymark/ui/avatar'
import { formatTime } from '@waymark/web-kit/format'
import css from './booking-chat.module.css'
import type { ChatGroup } from './chat-days.ts'
import { MessageBubble } from './message-bubble.tsx'
import { UnsentBubble } from './unsent-bubble.tsx'
import type { UnsentMessages } from './use-unsent.ts'

interface ChatGroupItemProps {
  readonly group: ChatGroup
  readonly unsent: UnsentMessages
}

/** What one person said within a few minutes, under their name. */
export function ChatGroupItem({ group: { authorName, isMine, wall, entries }, unsent }: ChatGroupItemProps) {
  return (
    <li className={isMine ? css.mine : css.said}>
      <Avatar name={authorName} tone={isMine ? 'teal' : 'ink'} />
      <div className={css.words}>
        <p className={css.who}>
          <b>{isMine ? 'You' : authorName}</b> <time dateTime={wall}>{formatTime(wall)}</time>
        </p>
        {entries.map((entry) =>
          'message' in entry ? (
            <MessageBubble key={entry.message.clientId} message={entry.message} />
          ) : (
            <UnsentBubble
              key={entry.unsent.clientId}
              unsent={entry.unsent}
              state={unsent.stateOf(entry.unsent.clientId)}
              onRetry={() => unsent.retry(entry.unsent)}
            />
          ),
        )}
      </div>
    </li>
  )
}
