import { chat } from '@waymark/contracts/chat'
import { useSend } from '@waymark/web-kit/use-send'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Thread } from './thread.ts'
import type { ConversationPhase } from './use-conversation.ts'

/** Marks what is on the page as read, while somebody can see it, and refreshes the counts elsewhere. */
export function useMarkRead(
  { bookingId, mySide }: { readonly bookingId: number; readonly mySide: 'client' | 'provider' },
  phase: ConversationPhase,
  { messages }: Thread,
  isShown: boolean,
): void {
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')
  const call = mySide === 'client' ? chat.updateLastMessageReadTime : chat.updateLastMessageReadTimeByProvider
  // Not worth telling the person: the next message or visit marks it.
  const { mutate } = useSend(call, { quiet: true })
  const marked = useRef(-1)
  const conversation = phase.kind === 'open' ? phase.conversation : null
  const newest = messages.at(-1)

  useEffect(() => {
    if (!conversation || !newest || !isShown || !isVisible || newest.author === conversation.identity) return
    if (newest.index <= Math.max(marked.current, conversation.lastReadMessageIndex ?? -1)) return
    const before = marked.current
    marked.current = newest.index
    // Another device of mine hears of it by the chat itself, the rest of the suite by the call.
    conversation.advanceLastRead(newest.index).catch(() => {
      // Marked again with the next message, or when the page is looked at again.
      if (marked.current === newest.index) marked.current = before
    })
    mutate({ input: { bookingId, lastMessageIndex: newest.index } })
  }, [conversation, newest, isShown, isVisible, bookingId, mutate])
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
