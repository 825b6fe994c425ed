import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { wallOf } from '@waymark/web-kit/format'
import { notifyError } from '@waymark/web-kit/query-client'
import { viewerZone } from '@waymark/web-kit/viewer-zone'
import { type RefObject, useState } from 'react'
import css from './booking-chat.module.css'
import { type ChatDay, dayWords } from './chat-days.ts'
import { ChatLineItem } from './chat-line-item.tsx'
import type { Thread } from './thread.ts'
import type { UnsentMessages } from './use-unsent.ts'

interface ChatLogProps {
  readonly ref: RefObject<HTMLElement | null>
  readonly days: readonly ChatDay[]
  /** "London time", where the times of the booking are of another zone than these. */
  readonly zone: string | undefined
  readonly hasOlder: boolean
  readonly loadOlder: () => Promise<Thread>
  readonly unsent: UnsentMessages
}

/** The messages, oldest first. It opens at the newest and keeps its position while older ones are added above. */
export function ChatLog({ ref, days, zone, hasOlder, loadOlder, unsent }: ChatLogProps) {
  const [isLoading, setIsLoading] = useState(false)
  const today = wallOf(new Date().toISOString(), viewerZone()).slice(0, 10)
  const showOlder = async () => {
    if (isLoading) return
    setIsLoading(true)
    try {
      const older = await loadOlder()
      // The button disappears with the last page; the focus stays on the messages.
      if (!older.hasOlder) ref.current?.focus({ preventScroll: true })
    } catch (error) {
      notifyError(error)
    } finally {
      setIsLoading(false)
    }
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section ref={ref} className={css.log} aria-label="Messages" tabIndex={0}>
      <div className={css.thread}>
        {hasOlder && (
          <div className={css.more}>
            <Button size="small" onPress={() => void showOlder()}>
              {isLoading ? 'Loading older messages' : `Show ${limits.chatPageSize} older messages`}
            </Button>
          </div>
        )}
        {days.map(({ day, lines }) => (
          <div key={day}>
            <h3 className={css.day}>
              {dayWords(day, today)}
              {zone && ` (${zone})`}
            </h3>
            <ol className={css.lines}>
              {lines.map((line) => (
                <ChatLineItem key={line.key} line={line} unsent={unsent} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
