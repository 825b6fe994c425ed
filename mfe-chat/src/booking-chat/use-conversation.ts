import type { ChatMessage } from '@waymark/contracts/chat'
import { isNetworkError } from '@waymark/web-kit/call-error'
import { useCallback, useEffect, useState } from 'react'
import { type ChatConnection, type ChatConversation, ChatError } from '../client/chat-client.ts'
import { holdChatClient } from '../client/tab-chat-client.ts'
import { openConversation } from './open-conversation.ts'
import { emptyThread, type Thread, withMessages } from './thread.ts'

export type ConversationPhase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly conversation: ChatConversation }
  /** The person is no longer part of it. */
  | { readonly kind: 'left' }
  /** `isUnanswered`: without a connection, so it is opened again once there is one. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isUnanswered: boolean }

export interface Conversation {
  readonly phase: ConversationPhase
  readonly connection: ChatConnection
  readonly thread: Thread
  /** The newest message that came in while the conversation was open. */
  readonly arrived: ChatMessage | null
  readonly retry: () => void
  /** Loads the 10 messages before those on the page. */
  readonly loadOlder: () => Promise<Thread>
}

/** Opens the conversation of a booking and follows it while the component is mounted. */
export function useConversation(bookingId: number): Conversation {
  const [phase, setPhase] = useState<ConversationPhase>({ kind: 'opening' })
  const [connection, setConnection] = useState<ChatConnection>('connecting')
  const [thread, setThread] = useState(emptyThread)
  const [arrived, setArrived] = useState<ChatMessage | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again.
  useEffect(() => {
    const { client, release } = holdChatClient()
    const ends = [client.onConnection(setConnection), release]
    let isOver = false
    setConnection(client.connection)
    const open = async () => {
      const conversation = await openConversation(client, bookingId)
      if (isOver) return
      ends.push(
        conversation.listen({
          messageAdded: (message) => {
            setThread((before) => withMessages(before, [message]))
            if (message.author !== conversation.identity) setArrived(message)
          },
          removed: () => setPhase({ kind: 'left' }),
        }),
      )
      const { items, hasOlder } = await conversation.getMessages()
      if (isOver) return
      setThread((before) => ({ ...withMessages(before, items), hasOlder }))
      setPhase({ kind: 'open', conversation })
    }
    open().catch((error: unknown) => {
      if (!isOver) setPhase({ kind: 'failed', reason: reasonOf(error), isUnanswered: isWithoutAnswer(error) })
    })
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [bookingId, attempt])

  const retry = useCallback(() => {
    setPhase({ kind: 'opening' })
    setAttempt((before) => before + 1)
  }, [])
  const isWaiting = phase.kind === 'failed' && phase.isUnanswered
  useEffect(() => {
    if (!isWaiting) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isWaiting, retry])

  return {
    phase,
    connection,
    thread,
    arrived,
    retry,
    loadOlder: async () => {
      if (phase.kind !== 'open') return thread
      const { items, hasOlder } = await phase.conversation.getMessages(thread.messages[0]?.index)
      setThread((before) => ({ ...withMessages(before, items), hasOlder }))
      return { messages: items, hasOlder }
    },
  }
}

/** The error as a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Please try again.'
}

/** Whether no answer came: without a connection, or one that broke. */
export function isWithoutAnswer(error: unknown): boolean {
  if (error instanceof ChatError) return error.fault === 'network'
  return isNetworkError(error)
}
