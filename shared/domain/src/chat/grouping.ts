import { limits } from '../limits.ts'

/** A message as grouping needs it: its author, when it was sent (epoch ms) and on which local day of the reader. */
export interface GroupedMessage {
  readonly author: string
  readonly sentMs: number
  readonly day: string
}

/** Whether a chat message shows its author's name and its date above it (product.md section 3). */
export interface MessageFlags {
  readonly showAuthor: boolean
  readonly showDate: boolean
}

const groupingMs = limits.chatGroupingMinutes * 60_000

/**
 * The flags of messages in the order they were written. A message joins the previous one when the same author wrote it
 * at most 3 minutes later on the same day (product.md section 2, "Booking chat modal").
 */
export function messageFlags(messages: readonly GroupedMessage[]): MessageFlags[] {
  return messages.map((message, index) => {
    const previous = messages[index - 1]
    const showDate = previous?.day !== message.day
    const isJoined = !showDate && previous?.author === message.author && message.sentMs - previous.sentMs <= groupingMs
    return { showAuthor: !isJoined, showDate }
  })
}
