import { useDraft } from '@waymark/web-kit/drafts'
import { useEffect, useState } from 'react'
import { stillUnsent, type Thread, type Unsent } from './thread.ts'
import type { ConversationPhase } from './use-conversation.ts'
import { reasonOf } from './use-conversation.ts'

const none: readonly Unsent[] = []

/** `sent`: the server has it, and its echo is on the way. */
export type Sending = 'sending' | 'sent' | { readonly problem: string }

export interface UnsentMessages {
  readonly items: readonly Unsent[]
  readonly stateOf: (clientId: string) => Sending
  readonly add: (body: string) => void
  readonly retry: (unsent: Unsent) => void
}

/** Messages on their way. They survive closing the box and a reload; a resend keeps the id, so nothing arrives twice. */
export function useUnsent(bookingId: number, phase: ConversationPhase, { messages }: Thread): UnsentMessages {
  const { value: kept, change } = useDraft(`chat-unsent:${bookingId}`, none)
  const [states, setStates] = useState<Readonly<Record<string, Sending>>>({})
  const items = stillUnsent(kept, messages)

  useEffect(() => {
    if (items.length < kept.length) change((before) => stillUnsent(before, messages))
  }, [items.length, kept.length, messages, change])

  const enter = (clientId: string, state: Sending) => setStates((before) => ({ ...before, [clientId]: state }))
  const post = async ({ clientId, body }: Unsent) => {
    if (phase.kind !== 'open') return
    enter(clientId, 'sending')
    try {
      await phase.conversation.send({ clientId, body })
      enter(clientId, 'sent')
    } catch (error) {
      enter(clientId, { problem: reasonOf(error) })
    }
  }
  return {
    items,
    stateOf: (clientId) => states[clientId] ?? { problem: 'The chat was closed before this was sent.' },
    add: (body) => {
      const unsent = { clientId: crypto.randomUUID(), body, writtenAt: new Date().toISOString() }
      change((before) => [...before, unsent])
      void post(unsent)
    },
    retry: (unsent) => void post(unsent),
  }
}
