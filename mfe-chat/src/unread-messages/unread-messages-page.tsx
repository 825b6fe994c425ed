import { booking } from '@waymark/contracts/booking'
import { limits } from '@waymark/domain/limits'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { PlaceArt } from '@waymark/ui/place-art'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ConversationCard } from './conversation-card.tsx'
import css from './unread-messages.module.css'

const minPageSize = limits.pageSizes[0]
/** While the screen is open it asks again this often. */
const askAgainMs = 15_000

const ChatDialog = lazy(async () => ({ default: (await import('../booking-chat/chat-dialog.tsx')).ChatDialog }))

/** Bookings with messages that the person has not read, the newest first. */
export function UnreadMessagesPage() {
  const page = usePage()
  const list = useListState({ filters: [], sort: '' })
  const isBusiness = useAppStore(({ user }) => user?.accountType === 'Business')
  const mode = useAppStore((state) => state.mode)
  const serviceAreaId = useAppStore(({ currentServiceArea }) => currentServiceArea?.serviceAreaId)
  const side = isBusiness && mode === 'provider' ? 'provider' : 'client'
  // Kept here: its card leaves the list as soon as it is read.
  const [readBookingId, setReadBookingId] = useState<number>()
  const [timesClosed, setTimesClosed] = useState(0)
  const found = useCall(
    booking.getBookingsHaveUnreadMessage,
    {
      side,
      ...(isBusiness && serviceAreaId !== undefined ? { serviceAreaId } : {}),
      pageNumber: list.page,
      pageSize: list.pageSize,
    },
    { keepPrevious: true, refetchMs: askAgainMs, enabled: !isBusiness || serviceAreaId !== undefined },
  )
  useEffect(() => {
    // The button that opened the messages is gone with its card.
    if (timesClosed > 0) page.ref.current?.focus()
  }, [timesClosed, page.ref])
  return (
    <div className={css.page}>
      <PageHeading page={page} />
      {found.isPending && <Skeleton label="Loading messages" shape="cards" count={3} />}
      {found.isError && (
        <ErrorState
          title="The messages did not load"
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data?.items.length === 0 && (
        <EmptyState
          title="You have read everything"
          picture={<PlaceArt of="room" />}
          action={<LinkButton href="/booking/upcoming">Look at upcoming bookings</LinkButton>}
        >
          When somebody writes to you about a booking, it shows here.
        </EmptyState>
      )}
      {found.data && found.data.items.length > 0 && (
        <>
          <p role="status" className={css.result}>
            <b>{formatCount(found.data.totalCount, 'booking')}</b> with new messages.
          </p>
          <ul className={css.list}>
            {found.data.items.map((row) => (
              <li key={row.bookingId}>
                <ConversationCard row={row} side={side} onRead={() => setReadBookingId(row.bookingId)} />
              </li>
            ))}
          </ul>
          {found.data.totalCount > minPageSize && (
            <Pagination
              label="Pages of messages"
              page={list.page}
              pageSize={list.pageSize}
              total={found.data.totalCount}
              hrefOf={list.hrefOf}
              onPageSizeChange={list.setPageSize}
            />
          )}
        </>
      )}
      {readBookingId !== undefined && (
        <Suspense fallback={null}>
          <ChatDialog
            bookingId={readBookingId}
            isOpen
            onClose={() => {
              setReadBookingId(undefined)
              setTimesClosed((before) => before + 1)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
