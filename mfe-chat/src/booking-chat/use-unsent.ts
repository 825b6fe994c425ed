import { announce } from '@waymark/web-kit/announcement'
import { CallError } from '@waymark/web-kit/call-error'
import { useDraft } from '@waymark/web-kit/drafts'
import { useEffect, useRef, useState } from 'react'
import type { ChatConversation } from '../client/chat-client.ts'
import { stillUnsent, type Thread, type Unsent } from './thread.ts'
import type { ConversationPhase } from './use-conversation.ts'
import { reasonOf } from './use-conversation.ts'

const none: readonly Unsent[] = []

/** `waiting`: for the picture before it. `sent`: the server has it, and its echo is on the way. `percent`: of a picture that uploads. */
export type Sending = 'waiting' | 'sending' | 'sent' | { readonly percent: number } | { readonly problem: string }

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
  /** Sends them one after the other; where one does not go, those after it stay with it. */
  readonly add: (written: readonly Written[]) => void
  /** Sends it again, with what was sent together with it. */
  readonly retry: (unsent: Unsent) => void
  readonly remove: (unsent: Unsent) => void
}

/** Messages on their way. They survive closing the box and a reload; a resend keeps the id, so nothing arrives twice. */
export function useUnsent(bookingId: number, phase: ConversationPhase, { messages }: Thread): UnsentMessages {
  const { value: kept, change } = useDraft(`chat-unsent:${bookingId}`, none)
  const [states, setStates] = useState<Readonly<Record<string, Sending>>>({})
  const pictures = useRef(new Map<string, File>())
  const removed = useRef(new Set<string>())
  const items = stillUnsent(kept, messages)

  useEffect(() => {
    if (items.length < kept.length) change((before) => stillUnsent(before, messages))
  }, [items.length, kept.length, messages, change])

  const enter = (clientId: string, state: Sending) => setStates((before) => ({ ...before, [clientId]: state }))
  const post = async (unsent: Unsent): Promise<boolean> => {
    if (phase.kind !== 'open') return false
    const { clientId } = unsent
    enter(clientId, 'sending')
    try {
      await sendOne(phase.conversation, unsent, pictures.current.get(clientId), (percent) =>
        enter(clientId, { percent }),
      )
      enter(clientId, 'sent')
      announce('Your message is sent.')
      return true
    } catch (error) {
      enter(clientId, { problem: sentenceOf(error) })
      return false
    }
  }
  const postInOrder = async (some: readonly Unsent[]) => {
    for (const { clientId } of some.slice(1)) enter(clientId, 'waiting')
    for (const unsent of some) if (!removed.current.has(unsent.clientId) && !(await post(unsent))) return
  }
  const pictureOf = ({ clientId }: Unsent) => pictures.current.get(clientId) ?? null
  const isForgotten = (unsent: Unsent) => unsent.pictureName !== undefined && pictureOf(unsent) === null
  return {
    items,
    pictureOf,
    stateOf: (unsent) =>
      states[unsent.clientId] ?? {
        problem: isForgotten(unsent)
          ? `The chat was closed before ${unsent.pictureName} was sent. Please choose it again.`
          : 'The chat was closed before this was sent.',
      },
    add: async (written) => {
      const together = written.length > 1 ? { together: crypto.randomUUID() } : {}
      const added = written.map(({ body, picture }): Unsent => {
        const clientId = crypto.randomUUID()
        if (picture) pictures.current.set(clientId, picture)
        const name = picture ? { pictureName: picture.name } : {}
        return { clientId, body, ...name, ...together, writtenAt: new Date().toISOString() }
      })
      change((before) => [...before, ...added])
      await postInOrder(added)
    },
    retry: (unsent) => {
      const isWanted = (one: Unsent) => states[one.clientId] !== 'sent' && !isForgotten(one)
      void postInOrder(items.filter((one) => one === unsent || (isTogether(one, unsent) && isWanted(one))))
    },
    remove: (unsent) => {
      const { clientId } = unsent
      removed.current.add(clientId)
      for (const one of items)
        if (isTogether(one, unsent) && states[one.clientId] === 'waiting')
          enter(one.clientId, { problem: 'The picture before it was removed.' })
      change((before) => before.filter((one) => one.clientId !== clientId))
    },
  }
}

function isTogether(one: Unsent, other: Unsent): boolean {
  return one.together !== undefined && one.together === other.together
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
