import { ErrorState } from '@waymark/ui/error-state'
import { Notice } from '@waymark/ui/notice'
import { Skeleton } from '@waymark/ui/skeleton'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useAppStore } from '@waymark/web-kit/store'
import { ownZoneName, viewerZone } from '@waymark/web-kit/viewer-zone'
import { useRef } from 'react'
import css from './booking-chat.module.css'
import type { ChatBooking } from './chat-booking.ts'
import { chatDays } from './chat-days.ts'
import { ChatEmpty } from './chat-empty.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import { useConversation } from './use-conversation.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useUnsent } from './use-unsent.ts'

interface ChatBoxProps {
  readonly detail: ChatBooking
  /** False while its dialog closes: messages that arrive then do not count as read. */
  readonly isShown: boolean
}

/** The thread of a booking and the field to write in it. */
export function ChatBox({ detail, isShown }: ChatBoxProps) {
  const { bookingId } = detail
  const conversation = useConversation(bookingId)
  const { phase, connection, thread, arrived, retry, loadOlder } = conversation
  const unsent = useUnsent(bookingId, conversation)
  useMarkRead(detail, phase, thread, isShown)
  const myName = useAppStore(({ user }) => (user ? `${user.firstName} ${user.lastName}` : ''))
  const log = useRef<HTMLElement>(null)
  const isEmpty = thread.messages.length === 0 && unsent.items.length === 0
  return (
    <div className={css.box}>
      {phase.kind === 'opening' && (
        <div className={css.state}>
          <Skeleton label="Loading messages" />
        </div>
      )}
      {phase.kind === 'failed' && (
        <div className={css.state}>
          <ErrorState
            title="The messages did not load"
            kept="What you typed here is kept."
            next={phase.reason}
            onRetry={retry}
            headingLevel={3}
          />
        </div>
      )}
      {phase.kind === 'left' && (
        <div className={css.state}>
          <Notice tone="info" title="You are no longer part of this conversation." isLive>
            Others look after this booking now.
          </Notice>
        </div>
      )}
      {phase.kind === 'open' && (
        <>
          {isEmpty ? (
            <ChatEmpty detail={detail} />
          ) : (
            <ChatLog
              ref={log}
              days={chatDays(thread.messages, unsent.items, {
                identity: phase.conversation.identity,
                name: myName,
                timeZone: viewerZone(),
              })}
              zone={ownZoneName(detail.timeZone)}
              hasOlder={thread.hasOlder}
              loadOlder={loadOlder}
              unsent={unsent}
            />
          )}
          <div className={css.foot}>
            <ConnectionNotice isAway={connection === 'retrying'} isOver={connection === 'denied'} />
            <ChatForm
              bookingId={bookingId}
              onSend={(written) => {
                unsent.add(written)
                // The column is reversed: its end, the newest message, is 0.
                if (log.current) log.current.scrollTop = 0
              }}
            />
          </div>
        </>
      )}
      <div role="status">
        {arrived && (
          <VisuallyHidden key={arrived.index}>
            {arrived.authorName}: {arrived.media && 'sent a picture. '}
            {arrived.body}
          </VisuallyHidden>
        )}
      </div>
    </div>
  )
}

function ConnectionNotice({ isAway, isOver }: { readonly isAway: boolean; readonly isOver: boolean }) {
  return (
    <div role="status">
      {isAway && (
        <Notice tone="warning" title="The connection is lost.">
          We are trying to reconnect. You can keep writing.
        </Notice>
      )}
      {isOver && (
        <Notice tone="warning" title="Your session has ended.">
          Please sign in again. What you typed is kept.
        </Notice>
      )}
    </div>
  )
}
