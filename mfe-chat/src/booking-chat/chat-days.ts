import type { ChatMessage } from '@waymark/contracts/chat'
import { messageFlags } from '@waymark/domain/chat/grouping'
import { formatDate, wallOf } from '@waymark/web-kit/format'
import type { Unsent } from './thread.ts'

/** What a bubble shows: a message of the thread, or one on its way. */
export type ChatEntry = { readonly message: ChatMessage } | { readonly unsent: Unsent }

/** A bubble, and what is shown above it. */
export interface ChatLine {
  readonly key: string
  readonly entry: ChatEntry
  readonly authorName: string
  readonly isMine: boolean
  /** Wall date-time where the reader is. */
  readonly wall: string
  /** False when it shares the name line of the message before it. */
  readonly showAuthor: boolean
}

export interface ChatDay {
  /** `YYYY-MM-DD` where the reader is. */
  readonly day: string
  readonly lines: readonly ChatLine[]
}

export interface ChatReader {
  readonly identity: string
  readonly name: string
  readonly timeZone: string
}

/** The thread as it is read: by days, the same author’s within 3 minutes under one name (domain/chat/grouping). Unsent messages come last. */
export function chatDays(
  messages: readonly ChatMessage[],
  unsent: readonly Unsent[],
  reader: ChatReader,
): readonly ChatDay[] {
  const written = [
    ...messages.map((message) => ({
      entry: { message },
      key: message.clientId,
      author: message.author,
      authorName: message.authorName,
      at: message.dateCreated,
    })),
    ...unsent.map((one) => ({
      entry: { unsent: one },
      key: one.clientId,
      author: reader.identity,
      authorName: reader.name,
      at: one.writtenAt,
    })),
  ].map((one) => ({ ...one, wall: wallOf(one.at, reader.timeZone) }))
  const flags = messageFlags(
    written.map(({ author, at, wall }) => ({ author, sentMs: new Date(at).getTime(), day: wall.slice(0, 10) })),
  )
  const days: { readonly day: string; readonly lines: ChatLine[] }[] = []
  written.forEach(({ entry, key, author, authorName, wall }, index) => {
    const { showAuthor = true, showDate = true } = flags[index] ?? {}
    const line = { key, entry, authorName, isMine: author === reader.identity, wall, showAuthor }
    if (showDate) days.push({ day: wall.slice(0, 10), lines: [line] })
    else days.at(-1)?.lines.push(line)
  })
  return days
}

/** "Today, Thu 19 Nov 2026", "Yesterday, …", or the date alone. Days are `YYYY-MM-DD`. */
export function dayWords(day: string, today: string): string {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  if (daysAgo === 0) return `Today, ${formatDate(day)}`
  return daysAgo === 1 ? `Yesterday, ${formatDate(day)}` : formatDate(day)
}
