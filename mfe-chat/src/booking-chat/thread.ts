import type { ChatMessage } from '@waymark/contracts/chat'

/** The loaded part of a conversation, in the order it was written. */
export interface Thread {
  readonly messages: readonly ChatMessage[]
  readonly hasOlder: boolean
}

export const emptyThread: Thread = { messages: [], hasOlder: false }

/** Adds messages at their index, without duplicates. */
export function withMessages(thread: Thread, added: readonly ChatMessage[]): Thread {
  const byIndex = new Map([...thread.messages, ...added].map((message) => [message.index, message]))
  return { ...thread, messages: [...byIndex.values()].sort((one, other) => one.index - other.index) }
}

/** A message that has not come back from the server yet. */
export interface Unsent {
  readonly clientId: string
  readonly body: string
  /** The file name of a picture, whose words `body` are. The file itself does not survive a reload. */
  readonly pictureName?: string
  /** Shared by a picture and the text that was sent with it, which goes after it. */
  readonly together?: string
  /** ISO instant. */
  readonly writtenAt: string
}

/** Those of `unsent` that are not in the thread. */
export function stillUnsent(unsent: readonly Unsent[], messages: readonly ChatMessage[]): readonly Unsent[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  return unsent.filter(({ clientId }) => !arrived.has(clientId))
}
