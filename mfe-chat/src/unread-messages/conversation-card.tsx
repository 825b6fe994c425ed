import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Counter } from '@waymark/ui/counter'
import { LinkCard } from '@waymark/ui/link-card'
import { formatDateTime, formatInstant } from '@waymark/web-kit/format'
import css from './unread-messages.module.css'

type UnreadRow = OutputOf<typeof booking.getBookingsHaveUnreadMessage>['items'][number]

interface ConversationCardProps {
  readonly row: UnreadRow
  readonly side: 'client' | 'provider'
}

/** Who wrote what last about which booking; the card leads to the booking. */
export function ConversationCard({ row, side }: ConversationCardProps) {
  const { lastMessage, unreadCount, timeZone } = row
  return (
    <LinkCard
      title={side === 'provider' ? row.clientName : row.accountName}
      href={`/booking/${row.bookingId}`}
      headingLevel={2}
      meta={
        <>
          {row.serviceName}, {formatDateTime(row.requestedStartDateTime, timeZone)}
        </>
      }
    >
      <p className={css.message}>
        <b>{lastMessage.authorName}:</b> {lastMessage.type === 'media' ? 'sent a picture' : lastMessage.body}
      </p>
      <p className={css.when}>
        {formatInstant(lastMessage.sentAt, timeZone)} <Counter count={unreadCount} word="new" />
      </p>
    </LinkCard>
  )
}
