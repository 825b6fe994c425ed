import { announce } from '@waymark/web-kit/announcement'
import { CallError } from '@waymark/web-kit/call-error'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useEffect, useRef, useState } from 'react'
import type { ChatConversation } from '../client/chat-client.ts'
import { stillUnsent, type Unsent } from './thread.ts'
import { type Conversation, isWithoutAnswer, reasonOf } from './use-conversation.ts'

const none: readonly Unsent[] = []
const offlineText = 'There is no connection. It goes by itself once there is one.'

/** `waiting`: for what was written before it. `sent`: the server has it, and its echo is on the way. `percent`: of a picture that uploads. */
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
  /** Sends them after what was written before; without a connection all wait for it in this order. */
  readonly add: (written: readonly Written[]) => void
  /** Sends it again, with what was sent together with it. */
  readonly retry: (unsent: Unsent) => void
  readonly remove: (unsent: Unsent) => void
}

/** Messages on their way, the oldest first. They survive closing the box and a reload; a resend keeps the id, so nothing arrives twice. */
export function useUnsent(
  bookingId: number,
  { phase, connection, thread: { messages } }: Pick<Conversation, 'phase' | 'connection' | 'thread'>,
): UnsentMessages {
  const { value: kept, change } = useDraft(`chat-unsent:${bookingId}`, none)
  const [states, setStates] = useState<Readonly<Record<string, Sending>>>({})
  const pictures = useRef(new Map<string, File>())
  const items = stillUnsent(kept, messages)

  useEffect(() => {
    if (items.length < kept.length) change((before) => stillUnsent(before, messages))
  }, [items.length, kept.length, messages, change])

  const enter = (clientId: string, state: Sending) => setStates((before) => ({ ...before, [clientId]: state }))
  const conversation = useRef<ChatConversation | null>(null)
  conversation.current = phase.kind === 'open' ? phase.conversation : null
  /** What is to go, the oldest first: the first one is on its way, or waits for the connection with all behind it. */
  const queue = useRef<readonly Unsent[]>([])
  const isRunning = useRef(false)

  const post = async (unsent: Unsent): Promise<'sent' | 'refused' | 'offline'> => {
    if (!conversation.current) return 'offline'
    const { clientId } = unsent
    enter(clientId, 'sending')
    try {
      await sendOne(conversation.current, unsent, pictures.current.get(clientId), (percent) =>
        enter(clientId, { percent }),
      )
      enter(clientId, 'sent')
      announce('Your message is sent.')
      return 'sent'
    } catch (error) {
      const isOffline = isWithoutAnswer(error)
      enter(clientId, { problem: isOffline ? offlineText : sentenceOf(error) })
      return isOffline ? 'offline' : 'refused'
    }
  }
  const isOpen = useRef(false)
  /** Nothing goes by itself once the chat is closed, which somebody who was told that it would has to know. */
  const sayUnsent = () => {
    const count = queue.current.length
    if (count === 1) notify('info', 'Your message is not sent. It is kept: open these messages again to send it.')
    if (count > 1) notify('info', 'Your messages are not sent. They are kept: open these messages again to send them.')
  }
  const latestSayUnsent = useRef(sayUnsent)
  latestSayUnsent.current = sayUnsent
  /** A resend keeps the id of the message, so that it may be tried whenever there is a connection. */
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    for (let [next] = queue.current; next; [next] = queue.current) {
      const { clientId, together } = next
      const outcome = await post(next)
      if (outcome === 'offline') break
      // What was sent with a picture that is refused stays with it.
      const isOver = (one: Unsent) =>
        one.clientId === clientId || (outcome === 'refused' && together !== undefined && one.together === together)
      queue.current = queue.current.filter((one) => !isOver(one))
    }
    isRunning.current = false
    if (!isOpen.current) sayUnsent()
  }
  const latestRun = useRef(run)
  latestRun.current = run
  useEffect(() => {
    if (connection === 'connected') void latestRun.current()
  }, [connection])
  useEffect(() => {
    const goOn = () => void latestRun.current()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      if (!isRunning.current) latestSayUnsent.current()
    }
  }, [])
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
      queue.current = [...queue.current, ...added]
      for (const { clientId } of queue.current.slice(1)) enter(clientId, 'waiting')
      await run()
    },
    retry: (unsent) => {
      const isWanted = (one: Unsent) => states[one.clientId] !== 'sent' && !isForgotten(one)
      const isQueued = (one: Unsent) => queue.current.some(({ clientId }) => clientId === one.clientId)
      const wanted = items.filter((one) => one === unsent || (isTogether(one, unsent) && isWanted(one)))
      for (const { clientId } of wanted) enter(clientId, 'waiting')
      queue.current = items.filter((one) => wanted.includes(one) || isQueued(one))
      void run()
    },
    remove: (unsent) => {
      const { clientId } = unsent
      queue.current = queue.current.filter((one) => one.clientId !== clientId)
      for (const one of items)
        if (one.clientId !== clientId && isTogether(one, unsent) && states[one.clientId] === 'waiting') {
          enter(one.clientId, { problem: 'The picture before it was removed.' })
          queue.current = queue.current.filter((other) => other.clientId !== one.clientId)
        }
      void run()
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
