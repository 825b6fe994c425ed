import { booking } from '@waymark/contracts/booking'
import { limits } from '@waymark/domain/limits'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { PlaceArt } from '@waymark/ui/place-art'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { allLocations, useLocationsChoice } from '@waymark/web-kit/locations-choice'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ConversationCard, type UnreadRow } from './conversation-card.tsx'

const minPageSize = limits.pageSizes[0]
/** How often the open screen asks again. */
const askAgainMs = 15_000

const ChatDialog = lazy(async () => ({ default: (await import('../booking-chat/chat-dialog.tsx')).ChatDialog }))

/** Bookings with messages that the person has not read, the newest first. */
export function UnreadMessagesPage() {
  const page = usePage()
  const list = useListState({ filters: ['locations'], sort: '' })
  const locations = useLocationsChoice()
  const isBusiness = useAppStore(({ user }) => user?.accountType === 'Business')
  const mode = useAppStore((state) => state.mode)
  const serviceAreaId = useAppStore(({ currentServiceArea }) => currentServiceArea?.serviceAreaId)
  const side = isBusiness && mode === 'provider' ? 'provider' : 'client'
  const isAllLocations = side === 'provider' && locations !== null && list.filters.locations[0] === allLocations
  // Kept here, because its card leaves the list as soon as it is read.
  const [read, setRead] = useState<Pick<UnreadRow, 'bookingId' | 'itemType'>>()
  const [timesClosed, setTimesClosed] = useState(0)
  const found = useCall(
    booking.getBookingsHaveUnreadMessage,
    {
      side,
      ...(isBusiness && serviceAreaId !== undefined ? { serviceAreaId } : {}),
      isAllLocations,
      ...list.paging,
    },
    { keepPrevious: true, refetchMs: askAgainMs, enabled: !isBusiness || serviceAreaId !== undefined },
  )
  useEffect(() => {
    // The button that opened the messages disappears with its card.
    if (timesClosed > 0) page.ref.current?.focus()
  }, [timesClosed, page.ref])
  return (
    <Page>
      <PageHeading page={page} />
      {side === 'provider' && locations && (
        <SelectField
          label="Locations"
          options={locations}
          value={isAllLocations ? allLocations : 'one'}
          onChange={(id) => list.setFilter('locations', id === allLocations ? [allLocations] : [])}
        />
      )}
      <Loaded
        of={found}
        what="the messages"
        shape="cards"
        count={3}
        empty={({ items }) =>
          items.length === 0 && {
            title: 'You have read everything',
            picture: <PlaceArt of="room" />,
            action: <LinkButton href="/booking/upcoming">See upcoming bookings</LinkButton>,
            children: 'When somebody writes to you about a booking, it shows here.',
          }
        }
        sum={({ totalCount }) => (
          <>
            <b>{formatCount(totalCount, 'booking')}</b> with new messages.
          </>
        )}
      >
        {({ items, totalCount }) => (
          <>
            <Stack as="ul">
              {items.map((row) => (
                <li key={row.bookingId}>
                  <ConversationCard
                    row={row}
                    side={side}
                    isLocationNamed={isAllLocations}
                    onRead={() => setRead(row)}
                  />
                </li>
              ))}
            </Stack>
            {totalCount > minPageSize && (
              <Pagination
                label="Pages of messages"
                page={list.page}
                pageSize={list.pageSize}
                total={totalCount}
                hrefOf={list.hrefOf}
                onPageSizeChange={list.setPageSize}
              />
            )}
          </>
        )}
      </Loaded>
      {read !== undefined && (
        <Suspense fallback={null}>
          <ChatDialog
            bookingId={read.bookingId}
            itemType={read.itemType}
            isOpen
            onClose={() => {
              setRead(undefined)
              setTimesClosed((before) => before + 1)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
