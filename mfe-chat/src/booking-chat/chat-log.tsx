import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { wallOf } from '@waymark/web-kit/format'
import { notifyError } from '@waymark/web-kit/query-client'
import { type RefObject, useState } from 'react'
import css from './booking-chat.module.css'
import { type ChatDay, dayWords } from './chat-days.ts'
import { ChatGroupItem } from './chat-group-item.tsx'
import type { Thread } from './thread.ts'
import type { UnsentMessages } from './use-unsent.ts'

interface ChatLogProps {
  readonly ref: RefObject<HTMLElement | null>
  readonly days: readonly ChatDay[]
  readonly hasOlder: boolean
  readonly loadOlder: () => Promise<Thread>
  readonly unsent: UnsentMessages
}

/** The messages, oldest first. It opens at the newest and stays there while older ones are added above. */
export function ChatLog({ ref, days, hasOlder, loadOlder, unsent }: ChatLogProps) {
  const [isLoading, setIsLoading] = useState(false)
  const today = wallOf(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone).slice(0, 10)
  const showOlder = async () => {
    setIsLoading(true)
    try {
      const older = await loadOlder()
      // The button goes with the last page; the focus stays with the messages.
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
            <Button size="small" isPending={isLoading} pendingLabel="Loading" onPress={() => void showOlder()}>
              Show {limits.chatPageSize} older messages
            </Button>
          </div>
        )}
        {days.map(({ day, groups }) => (
          <div key={day}>
            <h3 className={css.day}>{dayWords(day, today)}</h3>
            <ol className={css.groups}>
              {groups.map((group) => (
                <ChatGroupItem key={keyOf(group)} group={group} unsent={unsent} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

function keyOf({ entries: [first] }: ChatDay['groups'][number]): string {
  return 'message' in first ? first.message.clientId : first.unsent.clientId
}
