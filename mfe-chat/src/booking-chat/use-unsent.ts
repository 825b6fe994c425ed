import { announce } from '@waymark/web-kit/announcement'
import { CallError } from '@waymark/web-kit/call-error'
import { useDraft } from '@waymark/web-kit/drafts'
import { useEffect, useRef, useState } from 'react'
import type { ChatConversation } from '../client/chat-client.ts'
import { stillUnsent, type Thread, type Unsent } from './thread.ts'
import type { ConversationPhase } from './use-conversation.ts'
import { reasonOf } from './use-conversation.ts'

const none: readonly Unsent[] = []

/** `sent`: the server has it, and its echo is on the way. `percent`: of a picture that uploads. */
export type Sending = 'sending' | 'sent' | { readonly percent: number } | { readonly problem: string }

/** What somebody wrote, or a picture with its words. */
export interface Written {
  readonly body: string
  readonly picture?: File
}

export interface UnsentMessages {
  readonly items: readonly Unsent[]
  readonly stateOf: (unsent: Unsent) => Sending
  /** The picture of a message; null for text, and when a reload has forgotten it. */
  readonly pictureOf: (unsent: Unsent) => File | null
  /** Sends them one after the other. */
  readonly add: (written: readonly Written[]) => void
  readonly retry: (unsent: Unsent) => void
  readonly remove: (unsent: Unsent) => void
}

/** Messages on their way. They survive closing the box and a reload; a resend keeps the id, so nothing arrives twice. */
export function useUnsent(bookingId: number, phase: ConversationPhase, { messages }: Thread): UnsentMessages {
  const { value: kept, change } = useDraft(`chat-unsent:${bookingId}`, none)
  const [states, setStates] = useState<Readonly<Record<string, Sending>>>({})
  const pictures = useRef(new Map<string, File>())
  const items = stillUnsent(kept, messages)

  useEffect(() => {
    if (items.length < kept.length) change((before) => stillUnsent(before, messages))
  }, [items.length, kept.length, messages, change])

  const enter = (clientId: string, state: Sending) => setStates((before) => ({ ...before, [clientId]: state }))
  const post = async (unsent: Unsent) => {
    if (phase.kind !== 'open') return
    const { clientId } = unsent
    enter(clientId, 'sending')
    try {
      await sendOne(phase.conversation, unsent, pictures.current.get(clientId), (percent) =>
        enter(clientId, { percent }),
      )
      enter(clientId, 'sent')
      announce('Your message is sent.')
    } catch (error) {
      enter(clientId, { problem: sentenceOf(error) })
    }
  }
  const pictureOf = ({ clientId }: Unsent) => pictures.current.get(clientId) ?? null
  return {
    items,
    pictureOf,
    stateOf: (unsent) =>
      states[unsent.clientId] ?? {
        problem:
          unsent.pictureName !== undefined && pictureOf(unsent) === null
            ? `The chat was closed before ${unsent.pictureName} was sent. Please choose it again.`
            : 'The chat was closed before this was sent.',
      },
    add: async (written) => {
      const added = written.map(({ body, picture }): Unsent => {
        const clientId = crypto.randomUUID()
        if (picture) pictures.current.set(clientId, picture)
        const name = picture ? { pictureName: picture.name } : {}
        return { clientId, body, ...name, writtenAt: new Date().toISOString() }
      })
      change((before) => [...before, ...added])
      for (const unsent of added) await post(unsent)
    },
    retry: (unsent) => void post(unsent),
    remove: ({ clientId }) => change((before) => before.filter((one) => one.clientId !== clientId)),
  }
}

async function sendOne(
  conversation: ChatConversation,
  { clientId, body, pictureName }: Unsent,
  picture: File | undefined,
  onProgress: (percent: number) => void,
): Promise<void> {
  if (picture) await conversation.sendPicture({ clientId, body, file: picture }, onProgress)
  else if (pictureName === undefined) await conversation.send({ clientId, body })
  else throw new Error(`Please choose ${pictureName} again.`)
}

/** What the server says of the picture itself comes before what it says of the whole. */
function sentenceOf(error: unknown): string {
  const [ofField] = error instanceof CallError ? Object.values(error.fields) : []
  return ofField ?? reasonOf(error)
}
