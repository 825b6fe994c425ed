import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { bookingPath } from '@waymark/domain/booking/booking-path'
import { Button } from '@waymark/ui/button'
import { Counter } from '@waymark/ui/counter'
import { LinkCard } from '@waymark/ui/link-card'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatDateTime, formatInstant } from '@waymark/web-kit/format'
import MessageSquare from 'lucide-react/icons/message-square'
import css from './unread-messages.module.css'

export type UnreadRow = OutputOf<typeof booking.getBookingsHaveUnreadMessage>['items'][number]

interface ConversationCardProps {
  readonly row: UnreadRow
  readonly side: 'client' | 'provider'
  /** The list is of several locations. */
  readonly isLocationNamed: boolean
  readonly onRead: () => void
}

/** The latest message about a booking; the card links to the booking, its button to the messages. */
export function ConversationCard({ row, side, isLocationNamed, onRead }: ConversationCardProps) {
  const who = side === 'provider' ? row.clientName : row.accountName
  const { lastMessage, unreadCount, timeZone } = row
  return (
    <LinkCard
      title={who}
      href={bookingPath(row, side)}
      headingLevel={2}
      meta={
        <>
          {row.itemName}, {formatDateTime(row.requestedStartDateTime, timeZone)}
          {isLocationNamed && `, ${row.serviceAreaName}`}
        </>
      }
    >
      <p className={css.message}>
        <b>{lastMessage.authorName}:</b> {lastMessage.type === 'media' ? 'sent a picture' : lastMessage.body}
      </p>
      <p className={css.when}>
        {formatInstant(lastMessage.sentAt, timeZone)} <Counter count={unreadCount} word="new" />
      </p>
      <div className={css.read}>
        <Button size="small" icon={MessageSquare} aria-haspopup="dialog" onPress={onRead}>
          <span>
            Read and reply{' '}
            <VisuallyHidden>
              to {who} about {row.itemName}
            </VisuallyHidden>
          </span>
        </Button>
      </div>
    </LinkCard>
  )
}
