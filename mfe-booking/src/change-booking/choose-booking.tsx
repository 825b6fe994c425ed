import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { tooCloseText } from '@waymark/domain/texts'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { PlaceArt } from '@waymark/ui/place-art'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatRange } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { type BookingRow, bookingName } from '../booking-list/booking-row.ts'
import { useBookingSide } from '../booking-list/booking-side.ts'
import { cutOffWalls } from '../time/cut-offs.ts'
import { namedZone } from '../time/viewer-zone.ts'
import { wallNow } from '../time/wall-now.ts'
import css from './change-booking.module.css'

const path = '/booking/change-booking'

/** The upcoming confirmed bookings, each with a link to change it. */
export function ChooseBooking() {
  const page = usePage()
  const list = useListState({ filters: [], sort: 'start' })
  const [query] = useSearchParams()
  const asked = useBookingSide()
  const found = useCall(
    booking.getBookingList,
    {
      ...(asked ?? { side: 'client' }),
      statuses: [bookingStatus.Confirmed],
      period: 'upcoming',
      pageNumber: list.page,
      pageSize: list.pageSize,
    },
    { enabled: asked !== null, keepPrevious: true },
  )
  return (
    <div className={css.page}>
      <PageHeading page={page} lead="Which booking do you want to move to another time?" />
      {found.isPending && <Skeleton label="Loading bookings" count={list.pageSize} />}
      {found.isError && (
        <ErrorState
          title="The bookings did not load"
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data && found.data.items.length === 0 && (
        <EmptyState
          title="There is nothing to change"
          picture={<PlaceArt of="walk" />}
          action={<LinkButton href="/booking/upcoming">Upcoming bookings</LinkButton>}
        >
          Confirmed bookings that are still to come are listed here.
        </EmptyState>
      )}
      {found.data && found.data.items.length > 0 && (
        <>
          <ul className={css.choices} aria-label="Confirmed bookings to come">
            {found.data.items.map((row) => (
              <Choice key={row.bookingId} row={row} isClient={asked?.side !== 'provider'} />
            ))}
          </ul>
          {found.data.totalCount > list.pageSize && (
            <Pagination
              label="Pages of bookings"
              page={list.page}
              pageSize={list.pageSize}
              total={found.data.totalCount}
              hrefOf={(page) => pageHref(path, query, page)}
            />
          )}
        </>
      )}
    </div>
  )
}

function Choice({ row, isClient }: { readonly row: BookingRow; readonly isClient: boolean }) {
  const [now] = useState(() => wallNow(row.timeZone, Date.now()))
  const { requestedStartDateTime: start, requestedEndDateTime: end, timeZone } = row
  const isClosed = cutOffWalls(start, timeZone).changeUntil < now
  return (
    <li className={css.choice}>
      <div>
        <b>{formatRange(start, end, namedZone(timeZone))}</b>
        <p className={css.small}>
          {row.serviceName}, {isClient ? row.accountName : row.clientName}
        </p>
      </div>
      {isClosed ? (
        <Button aria-label={`Change ${bookingName(row)}`} disabledReason={tooCloseText(limits.changeCutoffHours)}>
          Change
        </Button>
      ) : (
        <LinkButton href={`${path}/${row.bookingId}`} aria-label={`Change ${bookingName(row)}`}>
          Change
        </LinkButton>
      )}
    </li>
  )
}
