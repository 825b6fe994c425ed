import type { ChatMessage } from '@waymark/contracts/chat'
import { messageFlags } from '@waymark/domain/chat/grouping'
import { formatDate, wallOf } from '@waymark/web-kit/format'
import type { Unsent } from './thread.ts'

/** What a bubble shows: a message of the thread, or one on its way. */
export type ChatEntry = { readonly message: ChatMessage } | { readonly unsent: Unsent }

/** Messages of one author that share a name line. */
export interface ChatGroup {
  readonly authorName: string
  readonly isMine: boolean
  /** Wall date-time of the first one, where the reader is. */
  readonly wall: string
  readonly entries: readonly [ChatEntry, ...ChatEntry[]]
}

export interface ChatDay {
  /** `YYYY-MM-DD` where the reader is. */
  readonly day: string
  readonly groups: readonly [ChatGroup, ...ChatGroup[]]
}

export interface ChatReader {
  readonly identity: string
  readonly name: string
  readonly timeZone: string
}

/** The thread as it is read: by days, each by authors (domain/chat/grouping). What is unsent comes last. */
export function chatDays(
  messages: readonly ChatMessage[],
  unsent: readonly Unsent[],
  reader: ChatReader,
): readonly ChatDay[] {
  const lines = [
    ...messages.map((message) => ({
      entry: { message },
      author: message.author,
      authorName: message.authorName,
      at: message.dateCreated,
    })),
    ...unsent.map((one) => ({
      entry: { unsent: one },
      author: reader.identity,
      authorName: reader.name,
      at: one.writtenAt,
    })),
  ].map((line) => ({ ...line, wall: wallOf(line.at, reader.timeZone) }))
  const flags = messageFlags(
    lines.map(({ author, at, wall }) => ({ author, sentMs: new Date(at).getTime(), day: wall.slice(0, 10) })),
  )
  const days: { day: string; groups: [ChatGroup, ...ChatGroup[]] }[] = []
  lines.forEach(({ entry, author, authorName, wall }, index) => {
    const group = { authorName, isMine: author === reader.identity, wall, entries: [entry] as const }
    const day = days.at(-1)
    const last = day?.groups.at(-1)
    if (!day || !last || flags[index]?.showDate) days.push({ day: wall.slice(0, 10), groups: [group] })
    else if (flags[index]?.showAuthor) day.groups.push(group)
    else day.groups.splice(-1, 1, { ...last, entries: [...last.entries, entry] })
  })
  return days
}

/** "Today, Thu 19 Nov 2026", "Yesterday, …", or the date alone. Days are `YYYY-MM-DD`. */
export function dayWords(day: string, today: string): string {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  if (daysAgo === 0) return `Today, ${formatDate(day)}`
  return daysAgo === 1 ? `Yesterday, ${formatDate(day)}` : formatDate(day)
}
